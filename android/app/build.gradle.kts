import javax.inject.Inject
import org.gradle.process.ExecOperations

plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.kotlin.compose)
}

/** The repository's root, where the Rust workspace lies. */
val workspaceRoot: Directory = rootProject.layout.projectDirectory.dir("..")

/** Where the unit tests find libdama for this machine; built by `./dev` (or `cargo build --release -p dama-bindings`). */
val hostLibraries: Provider<String> = providers.environmentVariable("DAMA_LIBRARY_DIR")
    .orElse(workspaceRoot.dir("build/cargo/release").asFile.path)

/** The processors that the Rust library is built for. */
val phoneAbis = listOf("arm64-v8a", "armeabi-v7a", "x86_64")

android {
    namespace = "app.dama"
    compileSdk { version = release(libs.versions.compile.sdk.get().toInt()) }
    ndkVersion = libs.versions.ndk.get()

    defaultConfig {
        applicationId = "app.dama"
        minSdk = libs.versions.min.sdk.get().toInt()
        targetSdk = libs.versions.target.sdk.get().toInt()
        versionCode = libs.versions.version.code.get().toInt()
        versionName = libs.versions.version.name.get()
        // JNA brings more processors than we build for.
        ndk { abiFilters += phoneAbis }
    }

    buildTypes {
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "proguard-rules.pro")
        }
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    buildFeatures { compose = true }

    sourceSets.named("main") { kotlin.directories += workspaceRoot.dir("bindings/kotlin").asFile.path }

    testOptions.unitTests {
        isIncludeAndroidResources = true
        all {
            it.maxHeapSize = "4g"
            it.jvmArgs("--add-opens=java.base/java.lang=ALL-UNNAMED")
            it.systemProperty("jna.library.path", hostLibraries.get())
            it.systemProperty("dama.root", workspaceRoot.asFile.path)
            it.systemProperty("dama.shots", workspaceRoot.dir("build/shots").asFile.path)
        }
    }
}

androidComponents {
    onVariants { variant ->
        val name = variant.name.replaceFirstChar(Char::uppercase)
        val cargo = tasks.register<CargoNdk>("cargoNdk$name") {
            workspace = workspaceRoot
            sources.from(workspaceRoot.files("Cargo.toml", "Cargo.lock"), crate("rust-core"), crate("bindings"))
            profile = if (variant.debuggable) "dev" else "release"
            abis = phoneAbis
            minSdk = variant.minSdk.apiLevel
            ndk = sdkComponents.ndkDirectory
        }
        variant.sources.jniLibs?.addGeneratedSourceDirectory(cargo, CargoNdk::libraries)
    }
}

/** What a crate is built from. */
fun crate(folder: String): FileTree =
    workspaceRoot.dir(folder).asFileTree.matching { include("**/*.rs", "**/*.toml", "**/*.bin") }

dependencies {
    implementation(libs.bundles.app)
    // On the phone JNA comes with its native part, in an aar; the unit tests run on this machine and want the plain jar.
    implementation(variantOf(libs.jna) { artifactType("aar") })
    testImplementation(libs.bundles.test)
}

/** Builds the Rust library for the phone's processors with cargo-ndk. */
abstract class CargoNdk @Inject constructor(private val processes: ExecOperations) : DefaultTask() {
    @get:InputFiles
    @get:PathSensitive(PathSensitivity.RELATIVE)
    abstract val sources: ConfigurableFileCollection

    @get:Input
    abstract val profile: Property<String>

    @get:Input
    abstract val abis: ListProperty<String>

    @get:Input
    abstract val minSdk: Property<Int>

    @get:Internal
    abstract val workspace: DirectoryProperty

    @get:Internal
    abstract val ndk: DirectoryProperty

    @get:OutputDirectory
    abstract val libraries: DirectoryProperty

    @TaskAction
    fun build() {
        processes.exec {
            workingDir(workspace)
            environment("ANDROID_NDK_HOME", ndk.get().asFile.path)
            commandLine("cargo", "ndk", "--platform", minSdk.get(), "--output-dir", libraries.get().asFile.path)
            abis.get().forEach { args("--target", it) }
            args("build", "--locked", "--package", "dama-bindings", "--lib", "--profile", profile.get())
        }
    }
}
