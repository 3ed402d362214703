buildscript {
    dependencies {
        // The Android plugin compiles Kotlin itself, with the Kotlin plugin it finds here: without this line, an older one.
        classpath(libs.kotlin.gradle.plugin)
    }
}

plugins {
    alias(libs.plugins.android.application) apply false
    alias(libs.plugins.kotlin.compose) apply false
}
