#if Migrator
  import Foundation
  import Testing

  @testable import MigratorCore

  /// Each file counts for the targets that compile it.
  @Suite("Targets", .onWorkerThreads, .timeLimit(.minutes(20))) struct TargetTests {
    private static let view = """
      import SwiftUI
      struct V: View {
        @State var v = 0
        var body: some View { Text("").onChange(of: v) { _ in } }
      }

      """

    /// The systems that each file needs the shim for, by its path in a project of these files.
    private static func needs(_ files: [String: String], of sources: [String]) throws -> [String: String] {
      let scratch = try Scratch()
      try scratch.write("[core]\n", to: ".git/config")
      for (name, text) in files { try scratch.write(text, to: name) }
      for name in sources { try scratch.write(view, to: name) }
      let result = Project(paths: [scratch.path], options: Options()).run()
      var needs: [String: String] = [:]
      for file in result.files {
        needs[String(file.path.dropFirst(scratch.path.count + 1))] = file.lackingSystems ?? "nothing"
      }
      return needs
    }

    /// A target of a made-up project.
    private struct Target {
      var name: String
      var settings: String
      var product = "application"
      /// The identifiers of files in its sources phase.
      var files: [String] = []
      /// The identifiers of synchronized folders.
      var folders: [String] = []
    }

    /// A project file, as Xcode writes it.
    private static func project(_ settings: String, _ targets: [Target], _ objects: String, children: String) -> String
    {
      let all = targets.map { target in
        """
        T\(target.name) /* \(target.name) */ = {isa = PBXNativeTarget; name = \(target.name);
          productType = "com.apple.product-type.\(target.product)";
          buildConfigurationList = L\(target.name); buildPhases = (P\(target.name), );
          fileSystemSynchronizedGroups = (\(target.folders.joined(separator: ", "))); };
        L\(target.name) = {isa = XCConfigurationList; buildConfigurations = (C\(target.name), ); };
        C\(target.name) = {isa = XCBuildConfiguration; name = Release; \(target.settings) };
        P\(target.name) = {isa = PBXSourcesBuildPhase;
          files = (\(target.files.map { "B\(target.name)\($0)" }.joined(separator: ", "))); };
        \(target.files.map { "B\(target.name)\($0) = {isa = PBXBuildFile; fileRef = \($0) /* a file */; };" }.joined())
        """
      }
      return """
        // !$*UTF8*$!
        {
          archiveVersion = 1;
          objects = {
            ROOT = {isa = PBXProject; mainGroup = MAIN; buildConfigurationList = LROOT;
              targets = (\(targets.map { "T\($0.name)" }.joined(separator: ", "))); };
            LROOT = {isa = XCConfigurationList; buildConfigurations = (CROOT); };
            CROOT = {isa = XCBuildConfiguration; name = Release; \(settings) };
            MAIN = {isa = PBXGroup; sourceTree = "<group>"; children = (\(children)); };
            \(all.joined(separator: "\n"))
            \(objects)
          };
          rootObject = ROOT /* Project object */;
        }
        """
    }

    private static let code = """
      G = {isa = PBXGroup; path = Code; sourceTree = "<group>"; children = (FA, FB, FC, ); };
      FA = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      FB = {isa = PBXFileReference; path = "Both of them.swift"; sourceTree = "<group>"; };
      FC = {isa = PBXFileReference; path = Code/C.swift; sourceTree = SOURCE_ROOT; };
      """

    private static let sources = ["Code/A.swift", "Code/Both of them.swift", "Code/C.swift", "Code/None.swift"]

    @Test func `a file has the lowest target of all that compile it, and the project's lowest without one`() throws {
      let project = Self.project(
        "buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos; };",
        [
          Target(name: "App", settings: "buildSettings = {};", files: ["FA", "FB"]),
          Target(
            name: "Widget", settings: "buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 15.4; };", files: ["FB", "FC"]),
        ], Self.code, children: "G")
      #expect(
        try Self.needs(["Shop.xcodeproj/project.pbxproj": project], of: Self.sources) == [
          "Code/A.swift": "nothing", "Code/Both of them.swift": "iOS 15.4 (target Widget of Shop.xcodeproj)",
          "Code/C.swift": "iOS 15.4 (target Widget of Shop.xcodeproj)",
          "Code/None.swift": "iOS 15.4 (Shop.xcodeproj)",
        ])
    }

    @Test(arguments: [
      (["application"], "", Verdict.Grade.same), (["application", "app-extension"], "", .same),
      (["framework"], "", .note), (["application", "library.static"], "", .note),
      (["application"], "Package.swift", .note), ([], "", .note),
      (["application"], "Code/Package.swift", .same), (["application", "framework"], "Code/Package.swift", .note),
      (["application"], "Code/Package.swift, Package.swift", .note), (["framework"], "Code/Package.swift", .note),
      (["unit-test"], "Code/Package.swift", .note),
    ])
    func `no other code gives a public object to a view of an app`(
      _ products: [String], _ package: String, _ grade: Verdict.Grade
    ) throws {
      let targets = products.enumerated().map { number, product in
        // Only the first target compiles the file of a package.
        let files = number > 0 && !package.isEmpty ? [] : ["FA"]
        return Target(name: "T\(number)", settings: "buildSettings = {};", product: product, files: files)
      }
      let scratch = try Scratch()
      try scratch.write("[core]\n", to: ".git/config")
      try scratch.write(
        Self.project("buildSettings = {};", targets, Self.code, children: "G"), to: "Shop.xcodeproj/project.pbxproj")
      for package in package.split(separator: ", ") {
        try scratch.write(
          "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\", path: \"\(package.hasPrefix("Code") ? "." : "Code")\")])\n",
          to: String(package))
      }
      try scratch.write(
        """
        import SwiftUI
        public final class Model: ObservableObject { public func save() {} }
        struct Screen: View {
          @EnvironmentObject var model: Model
          @State private var v = 0
          var body: some View { Text("").onChange(of: v) { _ in model.save() } }
        }
        struct Root: View {
          @StateObject var model = Model()
          var body: some View { Screen().environmentObject(model) }
        }
        """, to: "Code/A.swift")
      let calls = Project(paths: [scratch.path], options: Options()).run().files.flatMap(\.calls)
      #expect(calls.map(\.verdict?.grade) == [grade])
      // The app may supply an object too, if it is not in the given paths.
      let inside = Project(paths: [scratch.path + "/Code"], options: Options()).run().files.flatMap(\.calls)
      if package == "Code/Package.swift" { #expect(inside.map(\.verdict?.grade) == [.note]) }
    }

    @Test func `a setting for a platform that a target is not built for does not count`() throws {
      let settings = "buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.0; MACOSX_DEPLOYMENT_TARGET = 12.0; };"
      let project = Self.project(
        settings,
        [
          Target(name: "Phone", settings: "buildSettings = {SDKROOT = iphoneos; };", files: ["FA", "FB"]),
          Target(
            name: "Mac", settings: "buildSettings = {SDKROOT = auto; SUPPORTED_PLATFORMS = macosx; };",
            files: ["FB", "FC"]),
        ], Self.code, children: "G")
      #expect(
        try Self.needs(["Shop.xcodeproj/project.pbxproj": project], of: Array(Self.sources.prefix(3))) == [
          "Code/A.swift": "iOS 16.0 (target Phone of Shop.xcodeproj)",
          "Code/Both of them.swift": "iOS 16.0, macOS 12.0 (targets Mac, Phone of Shop.xcodeproj)",
          "Code/C.swift": "macOS 12.0 (target Mac of Shop.xcodeproj)",
        ])
    }

    @Test func `a target's configuration file counts with the files that it includes`() throws {
      let project = Self.project(
        "baseConfigurationReference = FX; buildSettings = {SDKROOT = iphoneos; };",
        [
          Target(name: "App", settings: "buildSettings = {};", files: ["FA"]),
          Target(
            name: "Old", settings: "baseConfigurationReference = FO; buildSettings = {};", files: ["FC"]),
          Target(
            name: "New",
            settings: "buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = \"$(inherited)\"; };", files: ["FB"]),
        ],
        Self.code + """
          X = {isa = PBXGroup; path = Config; sourceTree = "<group>"; children = (FX, FO); };
          FX = {isa = PBXFileReference; path = All.xcconfig; sourceTree = "<group>"; };
          FO = {isa = PBXFileReference; path = Old.xcconfig; sourceTree = "<group>"; };
          """, children: "G, X")
      let files = [
        "Shop.xcodeproj/project.pbxproj": project,
        "Config/All.xcconfig":
          "// IPHONEOS_DEPLOYMENT_TARGET = 9.0\nIPHONEOS_DEPLOYMENT_TARGET = $(NEWEST)\nNEWEST = 17.0\n",
        "Config/Old.xcconfig": "#include? \"missing.xcconfig\"\n#include \"sub/Versions.xcconfig\"\nOTHER = 1\n",
        "Config/sub/Versions.xcconfig":
          "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = ${OLDEST}  // why\nOLDEST = 15.2\n",
      ]
      #expect(
        try Self.needs(files, of: Array(Self.sources.prefix(3))) == [
          "Code/A.swift": "nothing", "Code/Both of them.swift": "nothing",
          "Code/C.swift": "iOS 15.2 (target Old of Shop.xcodeproj)",
        ])
    }

    @Test func `a synchronized folder belongs to its target, with the exceptions of each target`() throws {
      let project = Self.project(
        "buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 18.0; };",
        [
          Target(
            name: "App", settings: "buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.0; };", folders: ["S"]),
          Target(name: "Kit", settings: "buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 15.0; };"),
          Target(name: "New", settings: "buildSettings = {};", folders: ["N"]),
        ],
        """
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1, E2); };
        N = {isa = PBXFileSystemSynchronizedRootGroup; path = New; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TApp;
          membershipExceptions = (Kit/Shared.swift, Left, ); };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TKit;
          membershipExceptions = (Kit/Shared.swift, Kit/Both.swift, ); };
        """, children: "S, N")
      let sources = [
        "App/A.swift", "App/Deep/B.swift", "App/Kit/Shared.swift", "App/Kit/Both.swift", "App/Left/C.swift",
        "New/D.swift",
      ]
      #expect(
        try Self.needs(["Shop.xcodeproj/project.pbxproj": project], of: sources) == [
          "App/A.swift": "iOS 16.0 (target App of Shop.xcodeproj)",
          "App/Deep/B.swift": "iOS 16.0 (target App of Shop.xcodeproj)",
          "App/Kit/Shared.swift": "iOS 15.0 (target Kit of Shop.xcodeproj)",
          "App/Kit/Both.swift": "iOS 15.0 (target Kit of Shop.xcodeproj)",
          "App/Left/C.swift": "iOS 15.0 (Shop.xcodeproj)", "New/D.swift": "nothing",
        ])
    }

    @Test func `a file of a package's target and of a project's target has the lower of both`() throws {
      let project = Self.project(
        "buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0; };",
        [Target(name: "App", settings: "buildSettings = {};", files: ["FA", "FB"])], Self.code, children: "G")
      func package(_ platforms: String, _ targets: String) -> String {
        "let package = Package(name: \"P\", platforms: [\(platforms)], products: [.library(name: \"P\", targets: [\"P\"])], "
          + "targets: [\(targets)])"
      }
      let files = [
        "Shop.xcodeproj/project.pbxproj": project,
        "Package.swift": package(
          ".iOS(.v15)",
          ".target(name: \"P\"), .target(name: \"Q\", path: \"Code\", exclude: [\"A.swift\"], sources: [\"Both of them.swift\"]), "
            + ".testTarget(name: \"T\")"),
        "Packages/New/Package.swift": package(".iOS(.v17)", ".target(name: \"N\", path: \"Files\")"),
        "Packages/Own/Package.swift": package(".iOS(.v14)", "makeTarget()"),
      ]
      let sources =
        Self.sources.prefix(2) + [
          "Sources/P/P.swift", "Tests/T/T.swift", "Tools/None.swift", "Packages/New/Files/N.swift",
          "Packages/Own/Files/O.swift",
        ]
      #expect(
        try Self.needs(files, of: Array(sources)) == [
          "Code/A.swift": "iOS 16.0 (target App of Shop.xcodeproj)",
          "Code/Both of them.swift": "iOS 15.0 (Package.swift)", "Sources/P/P.swift": "iOS 15.0 (Package.swift)",
          "Tests/T/T.swift": "iOS 15.0 (Package.swift)", "Tools/None.swift": "iOS 16.0 (Shop.xcodeproj)",
          "Packages/New/Files/N.swift": "nothing", "Packages/Own/Files/O.swift": "iOS 14.0 (Package.swift)",
        ])
    }

    @Test func `a project may compile files beside its own folder`() throws {
      let project = Self.project(
        "buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; };",
        [Target(name: "App", settings: "buildSettings = {};", files: ["FS"])],
        "FS = {isa = PBXFileReference; path = ../Shared/S.swift; sourceTree = \"<group>\"; };", children: "FS")
      #expect(
        try Self.needs(["App/Shop.xcodeproj/project.pbxproj": project], of: ["Shared/S.swift", "Shared/T.swift"]) == [
          "Shared/S.swift": "iOS 15.0 (target App of Shop.xcodeproj)", "Shared/T.swift": "nothing",
        ])
    }

    @Test func `a changed configuration file makes a new run, also if only another one includes it`() throws {
      let scratch = try Scratch()
      try scratch.write("[core]\n", to: ".git/config")
      let project = Self.project(
        "baseConfigurationReference = FX; buildSettings = {SDKROOT = iphoneos; };",
        [Target(name: "App", settings: "buildSettings = {};", files: ["FA"])],
        Self.code + "FX = {isa = PBXFileReference; path = All.xcconfig; sourceTree = \"<group>\"; };",
        children: "G, FX")
      try scratch.write(project, to: "Shop.xcodeproj/project.pbxproj")
      try scratch.write("#include \"Versions.xcconfig\"\n", to: "All.xcconfig")
      try scratch.write(Self.view, to: "Code/A.swift")
      let cache = ResultCache(folder: scratch.path + "/cache")
      func run() -> (systems: String?, classified: Int) {
        let result = Project(paths: [scratch.path + "/Code"], options: Options(), cache: cache).run()
        return (result.files[0].lackingSystems, result.classifiedCount)
      }
      #expect(run() == (nil, 1))
      #expect(run() == (nil, 0))
      try scratch.write("IPHONEOS_DEPLOYMENT_TARGET = 15.0\n", to: "Versions.xcconfig")
      #expect(run() == ("iOS 15.0 (target App of Shop.xcodeproj)", 1))
      #expect(run() == ("iOS 15.0 (target App of Shop.xcodeproj)", 0))
      try scratch.write("IPHONEOS_DEPLOYMENT_TARGET = 17.0\n", to: "Versions.xcconfig")
      #expect(run() == (nil, 1))
    }

    @Test func `a property list has texts, lists and tables`() throws {
      let text = "// c\n{ /* d */ a = \"\\\"x\\n\\\\\"; b = (1, \"b c\"); }"
      let list = try #require(PropertyList(Array(text.utf8)))
      #expect(list["a"]?.texts == ["\"x\n\\"])
      #expect(list["b"]?.texts == ["1", "b c"])
      #expect(list["c"] == nil)
      #expect(list.table?.count == 2)
    }

    @Test(arguments: ["{", "{ a = ; }", "(a b)", "\"a", String(repeating: "(", count: 100_000)])
    func `a text that is no property list is none`(text: String) { #expect(PropertyList(Array(text.utf8)) == nil) }
  }
#endif
