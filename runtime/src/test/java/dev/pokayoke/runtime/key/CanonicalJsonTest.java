package dev.pokayoke.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalJsonTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{ \"b\" : 1 , \"a\" : 2 }|{\"a\":2,\"b\":1}",
        "{\"a\":null,\"b\":{\"c\":null}}|{\"b\":{}}",
        "{\"a\":[null,{\"z\":1,\"y\":null},[]]}|{\"a\":[null,{\"z\":1},[]]}",
        "[1,1.0,1e0,10e-1,100E-2]|[1,1,1,1,1]",
        "[0,-0,-0.0,0e9]|[0,0,0,0]",
        "[10.10,100,1e2,-1.50]|[10.1,100,100,-1.5]",
        "[9007199254740993,0.1000000000000000055]|[9007199254740993,0.1000000000000000055]",
        "[1e400]|[1"
            + "0000000000000000000000000000000000000000000000000000000000000000000000000000000000"
            + "0000000000000000000000000000000000000000000000000000000000000000000000000000000000"
            + "0000000000000000000000000000000000000000000000000000000000000000000000000000000000"
            + "0000000000000000000000000000000000000000000000000000000000000000000000000000000000"
            + "000000000000000000000000000000000000000000000000000000000000000000000000]",
        "[12e99999,12e-99999]|[12e99999,12e-99999]",
        "[\"1\",true,false]|[\"1\",true,false]",
        "[\"e\\u0301\",\"\\u00e9\"]|[\"\u00e9\",\"\u00e9\"]",
        "[\"a\\nb\\\"\\\\\"]|[\"a\\nb\\\"\\\\\"]",
        "[\"\\ud800\",\"\\ud83d\\ude00\"]|[\"\\ud800\",\"\uD83D\uDE00\"]"
      })
  void equalValuesGiveEqualBytes(String json, String expected) {
    assertThat(CanonicalJson.of(json)).isEqualTo(expected);
  }
}
