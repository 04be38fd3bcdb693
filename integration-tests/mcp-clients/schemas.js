// The strictest reader of JSON Schema 2020-12 at hand: unknown keywords, dangling references and bad
// patterns do not compile.
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020.js';

/** A validator of a schema; throws if it does not compile. */
export function compile(schema) {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats(ajv);
  const validate = ajv.compile(schema);
  return (value) => {
    if (!validate(value)) {
      throw new Error(ajv.errorsText(validate.errors));
    }
  };
}
