package dev.pokayoke.compat;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;

/**
 * Finds the published resources of a class path: in folders, in jars, in jars within jars as
 * executable ones have them, and in what the manifest of a jar names. As for a class loader, the
 * first of two resources of one name is the one.
 */
final class ClassPath {
  private static final String FOLDER = "META-INF/pokayoke/";
  private static final Set<String> ROOTS = Set.of("", "BOOT-INF/classes/", "WEB-INF/classes/");
  private static final int DEEPEST = 3;

  private final boolean lenient;
  private final Map<String, Source> found = new LinkedHashMap<>();
  private final Set<Path> seen = new LinkedHashSet<>();

  private ClassPath(boolean lenient) {
    this.lenient = lenient;
  }

  /**
   * The resources of a class path, by the name of their file.
   *
   * @param lenient whether an entry that is not there is skipped, as a JVM does
   * @throws PublishedToolsException if an entry cannot be read
   */
  static List<Source> find(String classPath, boolean lenient) {
    ClassPath search = new ClassPath(lenient);
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      if (!entry.isBlank()) {
        search.entry(entry);
      }
    }
    return new TreeSet<>(search.found.keySet()).stream().map(search.found::get).toList();
  }

  private void entry(String entry) {
    if (entry.endsWith("*")) {
      jarsOf(Path.of(entry.substring(0, entry.length() - 1)));
    } else {
      path(Path.of(entry));
    }
  }

  private void jarsOf(Path folder) {
    try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder, "*.{jar,JAR}")) {
      Set<Path> sorted = new TreeSet<>();
      jars.forEach(sorted::add);
      sorted.forEach(this::path);
    } catch (IOException unreadable) {
      if (!lenient) {
        throw unreadable(folder.toString(), "a folder of jars");
      }
    }
  }

  private void path(Path path) {
    if (!seen.add(path.toAbsolutePath().normalize())) {
      return;
    }
    if (Files.isDirectory(path)) {
      folder(path);
    } else if (Files.exists(path)) {
      jar(path);
    } else if (!lenient) {
      throw new PublishedToolsException(
          "There is no " + path + ". Build it, or correct the class path.");
    }
  }

  private void folder(Path root) {
    Path folder = root.resolve(FOLDER);
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.json")) {
      for (Path file : files) {
        found.putIfAbsent(
            file.getFileName().toString(), Source.of(file.toString(), Files.readAllBytes(file)));
      }
    } catch (IOException unreadable) {
      throw unreadable(folder.toString(), "a folder");
    }
  }

  private void jar(Path path) {
    List<Path> others = List.of();
    try (ZipFile zip = new ZipFile(path.toFile())) {
      Enumeration<? extends ZipEntry> entries = zip.entries();
      while (entries.hasMoreElements()) {
        ZipEntry entry = entries.nextElement();
        if (isWanted(entry.getName())) {
          try (InputStream in = zip.getInputStream(entry)) {
            take(path.toString(), entry.getName(), in.readAllBytes(), 1);
          }
        }
      }
      ZipEntry manifest = zip.getEntry("META-INF/MANIFEST.MF");
      if (manifest != null) {
        try (InputStream in = zip.getInputStream(manifest)) {
          others = namedIn(new Manifest(in), path);
        }
      }
    } catch (ZipException notOne) {
      if (!lenient) {
        throw unreadable(path.toString(), "a jar");
      }
    } catch (IOException unreadable) {
      throw unreadable(path.toString(), "a jar");
    }
    others.stream().filter(Files::exists).forEach(this::path);
  }

  /** Test runners write absolute file URLs into a manifest, applications relative ones. */
  private static List<Path> namedIn(Manifest manifest, Path jar) {
    String named = manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
    List<Path> paths = new ArrayList<>();
    if (named != null) {
      URI base = jar.toAbsolutePath().toUri();
      for (String url : named.strip().split(" +", -1)) {
        try {
          paths.add(Path.of(base.resolve(url)));
        } catch (IllegalArgumentException | FileSystemNotFoundException noFile) {
          // A JVM looks no further either.
        }
      }
    }
    return paths;
  }

  private static boolean isWanted(String name) {
    return isResource(name) || isJar(name);
  }

  private static boolean isJar(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith(".jar") || lower.endsWith(".war");
  }

  private static boolean isResource(String name) {
    int folder = name.indexOf(FOLDER);
    return folder >= 0
        && name.endsWith(".json")
        && name.indexOf('/', folder + FOLDER.length()) < 0
        && ROOTS.contains(name.substring(0, folder));
  }

  private void take(String holder, String name, byte[] bytes, int depth) throws IOException {
    String where = holder + "!/" + name;
    if (isResource(name)) {
      String file = name.substring(name.lastIndexOf('/') + 1);
      found.putIfAbsent(file, Source.of(where, bytes));
    } else if (depth <= DEEPEST) {
      inner(where, bytes, depth);
    }
  }

  private void inner(String where, byte[] bytes, int depth) throws IOException {
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        if (isWanted(entry.getName())) {
          take(where, entry.getName(), zip.readAllBytes(), depth + 1);
        }
      }
    }
  }

  private static PublishedToolsException unreadable(String path, String kind) {
    return new PublishedToolsException(
        path + " cannot be read as " + kind + ". Build it again, or correct the class path.");
  }
}
