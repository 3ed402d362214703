"""Makes an APK: R8 shrinks the code, aapt2 has linked the resources, apksigner signs with a key made for this machine.

It is a check that the app survives shrinking, and can be installed for a try; what goes to the store comes from Gradle.
The Rust libraries for phones are taken from `build/jniLibs/<abi>/`, if they were built; without them the APK starts and
fails.
"""

import shutil
import zipfile
from pathlib import Path

import libraries
import lock
import resources
import stamps
from app import Build
from paths import APP, BUILD, DESK, OUT
from tools import JAVA_OPTIONS, java, run

APK = BUILD / "dama.apk"
ABIS = ("arm64-v8a", "armeabi-v7a", "x86_64")
RULES = (APP / "proguard-rules.pro", DESK / "r8.pro")
# What of android-all is the interface that a phone offers; the rest comes with the app or is Robolectric's.
FRAMEWORK = ("android/", "dalvik/", "javax/", "org/")
BESIDES = ("android/support/",)
PAGE = 16384
# The length of a zip entry's header before its name.
LOCAL_HEADER = 30
PASSWORD = "android"


def build(build: Build) -> Path:
    """Builds, signs and verifies the APK."""
    linked = resources.link("app", ("app",), build.versions)
    code = _shrink(build, linked)
    unsigned = OUT / "unsigned.apk"
    _pack(linked.table, code, unsigned)
    key = _key()
    secret: list[str | Path] = ["--ks", key, "--ks-pass", f"pass:{PASSWORD}"]
    run(["apksigner", "sign", *secret, "--out", APK, unsigned], what="signing")
    run(["apksigner", "verify", "--min-sdk-version", build.versions.version("min-sdk"), APK], what="verifying the APK")
    unsigned.unlink()
    return APK


def _shrink(build: Build, linked: resources.Resources) -> Path:
    """R8's result: a zip of dex files, and of what services the libraries declare."""
    (jna,) = (libraries.folder_of(a) for a in lock.load().of("jna-android"))
    folders = [build.app.classes, linked.classes]
    jars = [*libraries.classpath("app"), jna / "classes.jar"]
    aars = [*libraries.aars("app"), jna]
    rules = [*RULES, linked.keep_rules, *(aar / "proguard.txt" for aar in aars if (aar / "proguard.txt").is_file())]
    minimum = build.versions.version("min-sdk")
    framework = _framework()
    result = OUT / "r8"

    def make(folder: Path) -> None:
        print("shrinking the app with R8; this takes minutes")
        inputs = [shutil.make_archive(str(folder / f"{f.name}"), "zip", f) for f in folders]
        arguments = ["--release", "--min-api", minimum, "--output", str(folder / "code.zip")]
        arguments += ["--lib", str(framework), "--lib", _java_home()]
        for file in rules:
            arguments += ["--pg-conf", str(file)]
        arguments += [*inputs, *(str(jar) for jar in jars)]
        run(java(JAVA_OPTIONS, libraries.classpath("r8"), "com.android.tools.r8.R8", arguments), what="R8")

    key = stamps.digest(minimum, folders, rules, *(str(jar) for jar in jars))
    stamps.once("r8", key, result, make)
    return result / "code.zip"


def _framework() -> Path:
    source = libraries.only("framework")
    folder = OUT / "framework"

    def make(_: Path) -> None:
        with zipfile.ZipFile(source) as every, zipfile.ZipFile(folder / "android.jar", "w") as some:
            for name in every.namelist():
                if name.endswith(".class") and name.startswith(FRAMEWORK) and not name.startswith(BESIDES):
                    some.writestr(name, every.read(name))

    stamps.once("framework", stamps.digest(source.name, Path(__file__)), folder, make)
    return folder / "android.jar"


def _java_home() -> str:
    return str(Path(shutil.which("javac") or "").resolve().parent.parent)


def _pack(table: Path, code: Path, target: Path) -> None:
    (jna,) = (libraries.folder_of(a) for a in lock.load().of("jna-android"))
    with zipfile.ZipFile(target, "w") as apk:
        for source in (table, code):
            with zipfile.ZipFile(source) as archive:
                for entry in archive.infolist():
                    if (
                        source == table
                        or entry.filename.endswith(".dex")
                        or entry.filename.startswith("META-INF/services/")
                    ):
                        _add(apk, entry.filename, archive.read(entry), entry.compress_type)
        for abi in ABIS:
            for library in sorted([*(jna / "jni" / abi).glob("*.so"), *(BUILD / "jniLibs" / abi).glob("*.so")]):
                _add(apk, f"lib/{abi}/{library.name}", library.read_bytes(), zipfile.ZIP_STORED)


def _add(apk: zipfile.ZipFile, name: str, data: bytes, compression: int) -> None:
    """Adds a file. What is stored as it is must lie on a boundary, since Android maps it into memory from there."""
    entry = zipfile.ZipInfo(name, (1981, 1, 1, 1, 1, 2))
    entry.compress_type = compression
    if compression == zipfile.ZIP_STORED and apk.fp is not None:
        boundary = PAGE if name.endswith(".so") else 4
        start = apk.fp.tell() + LOCAL_HEADER + len(name.encode())
        # An extra field of its own: two bytes of name, two of length, then the padding.
        padding = -(start + 4) % boundary
        entry.extra = b"\x35\xd9" + padding.to_bytes(2, "little") + bytes(padding)
    apk.writestr(entry, data)


def _key() -> Path:
    """A key as good as the one Android Studio makes for a try-out."""
    folder = OUT / "key"

    def make(_: Path) -> None:
        owner = ["-dname", "CN=Android Debug,O=Android,C=US", "-validity", "10000"]
        kind = ["-alias", "debug", "-keyalg", "RSA", "-keysize", "2048", "-storepass", PASSWORD]
        run(["keytool", "-genkeypair", "-keystore", folder / "debug.keystore", *kind, *owner], what="making a key")

    stamps.once("key", "1", folder, make)
    return folder / "debug.keystore"
