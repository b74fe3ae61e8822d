// swift-tools-version: 6.1
import PackageDescription

/// The manifest is the architecture: a target may import what it lists here and nothing else.
/// `Scripts/test` builds with `--explicit-target-dependency-import-check error`, so an undeclared import fails.
let package = Package(
  name: "vitrine",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "vitrine", targets: ["vitrine"])],
  targets: [
    // Foreign libraries. Each is imported by exactly one Swift target.
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .systemLibrary(
      name: "CDigest", pkgConfig: "libmd",
      providers: [.apt(["libmd-dev"]), .brew(["libmd"])]),
    // The C library's own; Swift's Glibc module leaves them out.
    .systemLibrary(name: "CGetopt"),
    .systemLibrary(name: "CRename"),
    // simdjson is C++; this target gives it a C face that Swift can import. It is found on the compiler's default
    // paths (Debian: libsimdjson-dev), because SwiftPM refuses a define in its pkg-config file with a warning.
    .target(name: "CSimdjson", linkerSettings: [.linkedLibrary("simdjson")]),
    // libcurl's header (Debian: libcurl4-openssl-dev) without the library, which is loaded when it is needed.
    .target(name: "CLateCurl"),
    // libvips without its headers, which need flags of pkg-config that only a linked library could bring; it is loaded
    // when it is needed, too.
    .target(name: "CLateVips"),
    // Of the system: starting processes and taking their rights away.
    .target(name: "CWorkerProcess"),

    // Pure modules: no I/O, no clock, no environment.
    .target(name: "Diagnostics"),
    .target(name: "Records", dependencies: ["CDigest", "CXXHash"]),
    .target(name: "Tiling"),
    .target(name: "Markdown", dependencies: ["CCmark"]),
    .target(name: "Minification"),
    .target(name: "Mustache", dependencies: ["Diagnostics"]),
    .target(name: "YAMLReading", dependencies: ["CYAML", "Diagnostics"]),
    .target(name: "CatalogModel", dependencies: ["Diagnostics", "YAMLReading"]),
    // Foundation's own ICU, for sort keys; the toolchain brings it but links it only where it is named.
    .target(
      name: "Localization", dependencies: ["CatalogModel", "Diagnostics", "YAMLReading"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(name: "StoreSearch", dependencies: ["CSimdjson", "CatalogModel", "Diagnostics"]),
    .target(
      name: "Snapshots",
      dependencies: ["CatalogModel", "Diagnostics", "Records", "YAMLReading"]),
    // A target for each theme, because a file is embedded under its name alone.
    .target(
      name: "BuiltinTheme", exclude: ["Templates/editorial"],
      resources: [.embedInCode("Templates")]),
    .target(name: "EditorialTheme", resources: [.embedInCode("Templates")]),
    .target(name: "ArtworkModel", dependencies: ["CatalogModel", "Records"]),
    .target(
      name: "SiteAssembly",
      dependencies: [
        "ArtworkModel", "CatalogModel", "Diagnostics", "Localization", "Markdown", "Minification", "Mustache",
        "Records",
        "Snapshots",
        "Tiling",
      ]),

    // Effects: files, the network, processes, the terminal.
    .target(name: "FileAccess"),
    .target(name: "Publishing", dependencies: ["CRename", "Diagnostics", "FileAccess", "Records"]),
    .target(name: "ArtworkCache", dependencies: ["ArtworkModel", "CatalogModel", "FileAccess", "Records"]),
    .target(
      name: "ImageMaking", dependencies: ["ArtworkModel", "CLateVips", "CWorkerProcess", "Records"]),
    .target(name: "StoreTransport", dependencies: ["CLateCurl"]),
    .target(
      name: "StoreFetching",
      dependencies: [
        "ArtworkCache", "ArtworkModel", "CatalogModel", "Diagnostics", "FileAccess", "Records", "Snapshots",
        "StoreSearch",
        "StoreTransport",
      ]),
    .target(
      name: "VitrineCommand",
      dependencies: [
        "ArtworkCache", "ArtworkModel", "BuiltinTheme", "CGetopt", "CatalogModel", "Diagnostics",
        "EditorialTheme", "FileAccess",
        "ImageMaking",
        "Localization", "Markdown", "Mustache", "Publishing", "Records", "SiteAssembly", "Snapshots",
        "StoreFetching", "StoreSearch",
        "StoreTransport",
        "Tiling", "YAMLReading",
      ]),
    .executableTarget(name: "vitrine", dependencies: ["VitrineCommand"]),

    // Tests.
    .target(name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "RecordsTests", dependencies: ["Records", "TestSupport"]),
    .testTarget(name: "TilingTests", dependencies: ["TestSupport", "Tiling"]),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown"]),
    .testTarget(
      name: "MinificationTests",
      dependencies: ["BuiltinTheme", "EditorialTheme", "Minification", "TestSupport"],
      exclude: ["compare-style-sheets.py"]),
    .testTarget(name: "MustacheTests", dependencies: ["Diagnostics", "Mustache", "TestSupport"]),
    .testTarget(name: "YAMLReadingTests", dependencies: ["Diagnostics", "TestSupport", "YAMLReading"]),
    .testTarget(
      name: "CatalogModelTests",
      dependencies: ["CatalogModel", "Diagnostics", "TestSupport", "YAMLReading"]),
    .testTarget(
      name: "LocalizationTests",
      dependencies: ["CatalogModel", "Diagnostics", "Localization", "TestSupport"]),
    .testTarget(
      name: "StoreSearchTests",
      dependencies: ["CatalogModel", "Diagnostics", "StoreSearch", "TestSupport", "YAMLReading"]),
    .testTarget(
      name: "SnapshotsTests",
      dependencies: [
        "CatalogModel", "Diagnostics", "Records", "Snapshots", "StoreSearch", "TestSupport", "YAMLReading",
      ]),
    .testTarget(
      name: "StoreFetchingTests",
      dependencies: [
        "ArtworkCache", "ArtworkModel", "CatalogModel", "Diagnostics", "Records", "Snapshots",
        "StoreFetching",
        "StoreSearch", "StoreTransport", "TestSupport", "YAMLReading",
      ]),
    .testTarget(
      name: "SiteAssemblyTests",
      dependencies: [
        "ArtworkModel", "CatalogModel", "Diagnostics", "Localization", "Mustache", "Records", "SiteAssembly",
        "Snapshots",
        "TestSupport", "Tiling",
      ]),
    .testTarget(name: "FileAccessTests", dependencies: ["FileAccess", "TestSupport"]),
    .testTarget(
      name: "PublishingTests",
      dependencies: ["Diagnostics", "Publishing", "Records", "TestSupport"]),
    .testTarget(name: "ArtworkModelTests", dependencies: ["ArtworkModel", "CatalogModel", "Records"]),
    .testTarget(
      name: "ImageMakingTests",
      dependencies: ["ArtworkModel", "CLateVips", "ImageMaking", "Records", "TestSupport", "vitrine"]),
    .testTarget(
      name: "ArtworkCacheTests",
      dependencies: ["ArtworkCache", "ArtworkModel", "CatalogModel", "Records", "TestSupport"]),
    .testTarget(name: "StoreTransportTests", dependencies: ["StoreSearch", "StoreTransport", "TestSupport"]),
    .testTarget(
      name: "VitrineCommandTests",
      dependencies: [
        "ArtworkCache", "ArtworkModel", "BuiltinTheme", "CatalogModel", "Diagnostics", "Markdown", "Records",
        "Snapshots", "StoreFetching", "StoreSearch", "TestSupport", "VitrineCommand", "YAMLReading",
        "vitrine",
      ],
      exclude: [
        "Feeds/check-feeds.py", "Golden", "Metadata/check-metadata.py", "Metadata/schema-org.json",
        "check-pages.py",
      ]),
    // Holds the papers against the code: what is generated, links, samples, command lines.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "BuiltinTheme", "CatalogModel", "Diagnostics", "EditorialTheme", "Localization", "Mustache",
        "SiteAssembly", "TestSupport", "VitrineCommand", "YAMLReading",
      ]),
  ],
  cxxLanguageStandard: .cxx17
)

// One set of settings for every Swift target.
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
