#if Migrator
  import CommandOutput
  import Foundation

  /// The package that a team's tests depend on.
  struct StandInFolder {
    /// A line of each written file. Only a file with it is written again.
    static let mark =
      "// Written by onchange-migrate stand-ins, for tests on Linux. NB: it must not reach the build of the app."
    static let reexport = mark + "\n@_exported import StandIns\n"
    private let folder: URL
    private let engine: EnginePackage

    init(_ folder: String, _ engine: EnginePackage) {
      (self.folder, self.engine) = (URL(fileURLWithPath: folder).standardizedFileURL, engine)
    }

    /// The parts of modules, such as `os.log`: parts of C modules with the same names, beside the modules themselves.
    static func parts(_ imports: [ArraySlice<String>]) -> String {
      Dictionary(grouping: imports.filter { !$0.isEmpty }) { $0[$0.startIndex] }.sorted { $0.key < $1.key }.map {
        // Foundation on Linux has this C module.
        $0 == "CoreFoundation" ? "" : "module \($0) {\n\(parts($1.map { $0.dropFirst() }))}\n"
      }.joined()
    }

    /// Refuses a folder with files that this tool did not write.
    func check() throws(StandInRun.Refusal) {
      let files = FileManager.default.enumerator(atPath: folder.path)
      while let name = files?.nextObject() as? String {
        guard !name.hasPrefix(".build"), name != "Package.resolved",
          let text = FileManager.default.contents(atPath: folder.path + "/" + name),
          !String(decoding: text, as: UTF8.self).split(separator: "\n").prefix(2).contains(Self.mark[...])
        else { continue }
        throw StandInRun.Refusal(
          "--into \(folder.path): \(name) was not written by this command.\n\nTo fix, name an empty folder, or one of an earlier run."
        )
      }
    }

    func write(
      _ declarations: String, _ members: String, entities: String = "", _ modules: [String] = [], parts: String = ""
    ) throws {
      for name in ["Sources", "InTarget"] { try? FileManager.default.removeItem(atPath: "\(folder.path)/\(name)") }
      var files = [
        "Sources/StandIns/Declarations.swift": declarations, "InTarget/StandInMembers.swift": members,
        "InTarget/StandInEntities.swift": entities, "Sources/StandInParts/include/module.modulemap": parts,
        "Sources/StandInParts/Parts.c": parts.isEmpty ? "" : "\n",
      ].filter { !$1.isEmpty }.mapValues { $0.contains(Self.mark) ? $0 : Self.mark + "\n" + $0 }
      for name in modules { files["Sources/\(name)/\(name).swift"] = Self.reexport }
      files["Package.swift"] = manifest(modules, hasParts: !parts.isEmpty)
      for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try OutputPath.makeFolder(file.deletingLastPathComponent().path)
        try OutputPath.write(text, to: file.path)
      }
    }

    func manifest(_ modules: [String], hasParts: Bool) -> String {
      let targets = modules.map { ".target(name: \"\($0)\", dependencies: [\"StandIns\"])," }
      let more = hasParts ? ["StandInParts"] : []
      return """
        // swift-tools-version: 6.2
        \(Self.mark)
        import PackageDescription

        let apple = ["StandInValues", "OSLog", "os"].map { Target.Dependency.product(name: $0, package: "AppleNames") }

        let package = Package(
          name: "StandIns",
          products: [.library(name: "StandIns", targets: \(["StandIns"] + modules + more))],
          dependencies: [
            \(engine.dependency(traits: ["AppleNames"])),
            .package(path: \((engine.location + "/Sources/AppleNames").debugDescription)),
          ],
          targets: [
            .target(name: "StandIns", dependencies: apple),
            \((targets + more.map { ".target(name: \"\($0)\")," }).joined(separator: "\n    "))
          ],
          swiftLanguageModes: [.v5]
        )

        """
    }
  }
#endif
