import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jetbrains.kotlin.buildtools.api.BaseIncrementalCompilationConfiguration;
import org.jetbrains.kotlin.buildtools.api.CompilationResult;
import org.jetbrains.kotlin.buildtools.api.KotlinLogger;
import org.jetbrains.kotlin.buildtools.api.KotlinToolchains;
import org.jetbrains.kotlin.buildtools.api.SourcesChanges;
import org.jetbrains.kotlin.buildtools.api.jvm.JvmPlatformToolchain;
import org.jetbrains.kotlin.buildtools.api.jvm.operations.JvmCompilationOperation;

/**
 * Compiles Kotlin through its Build Tools API, so that only what a change touches is compiled again.
 *
 * <p>Started from source, as {@code java -cp KOTLIN Compile.java OUT CACHE CLASSPATH SOURCES ARGUMENT…}, because it is what
 * compiles everything else. CACHE is a folder for what Kotlin remembers of OUT; SOURCES is a file that lists one source per
 * line. Whoever changes a jar or an argument must empty OUT and CACHE first: only sources and class folders are watched.
 */
class Compile {
    private final KotlinToolchains.BuildSession session;
    private final JvmPlatformToolchain kotlin;
    private final Path cache;

    private Compile(KotlinToolchains.BuildSession session, Path cache) {
        this.session = session;
        this.kotlin = JvmPlatformToolchain.from(session.getKotlinToolchains());
        this.cache = cache;
    }

    public static void main(String[] args) throws Exception {
        List<Path> sources = Files.readAllLines(Path.of(args[3])).stream().map(Path::of).toList();
        List<String> arguments = List.of(args).subList(4, args.length);
        try (var session = KotlinToolchains.loadImplementation(Compile.class.getClassLoader()).createBuildSession()) {
            var result = new Compile(session, Path.of(args[1])).compile(Path.of(args[0]), args[2], sources, arguments);
            System.exit(result == CompilationResult.COMPILATION_SUCCESS ? 0 : 1);
        }
    }

    private CompilationResult compile(Path out, String classpath, List<Path> sources, List<String> arguments) throws Exception {
        List<Path> known = new ArrayList<>();
        for (String entry : classpath.split(File.pathSeparator)) {
            if (Files.isDirectory(Path.of(entry))) {
                known.add(snapshot(Path.of(entry), known.size()));
            }
        }
        var operation = kotlin.jvmCompilationOperationBuilder(sources, out);
        var all = new ArrayList<>(arguments);
        all.addAll(List.of("-cp", classpath));
        operation.getCompilerArguments().applyArgumentStrings(all);
        var incremental = operation.snapshotBasedIcConfigurationBuilder(cache.resolve("kotlin"), SourcesChanges.ToBeCalculated.INSTANCE, known);
        incremental.set(BaseIncrementalCompilationConfiguration.BACKUP_CLASSES, true);
        operation.set(JvmCompilationOperation.INCREMENTAL_COMPILATION, incremental.build());
        return session.executeOperation(operation.build(), session.getKotlinToolchains().createInProcessExecutionPolicy(), new Log());
    }

    /** What other code can see of a folder of classes: by comparing it with the last one, Kotlin knows what to compile again. */
    private Path snapshot(Path folder, int number) throws Exception {
        Path file = Files.createDirectories(cache.resolve("snapshots")).resolve(number + ".snapshot");
        session.executeOperation(kotlin.classpathSnapshottingOperationBuilder(folder).build()).saveSnapshot(file);
        return file;
    }

    /** Shows what the person must see: errors and warnings. */
    private static class Log implements KotlinLogger {
        @Override
        public boolean isDebugEnabled() {
            return false;
        }

        @Override
        public void error(String message, Throwable cause) {
            System.err.println("error: " + message.replace("file://", ""));
            if (cause != null) {
                cause.printStackTrace();
            }
        }

        @Override
        public void warn(String message, Throwable cause) {
            System.err.println("warning: " + message.replace("file://", ""));
        }

        @Override
        public void info(String message) {}

        @Override
        public void debug(String message) {}

        @Override
        public void lifecycle(String message) {}
    }
}
