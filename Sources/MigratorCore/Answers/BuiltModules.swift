#if Migrator
  import Foundation

  /// The modules that a scratch package has built.
  enum BuiltModules {
    /// The compiler's options for code that imports them, with the C modules below them.
    ///
    /// - Parameter products: The folder of the build's products. Without a build there are no C modules.
    static func options(in products: String) -> [String] {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []).sorted()
      let maps = names.map { "\(products)/\($0)/module.modulemap" }.filter(FileManager.default.fileExists)
      return ["-I", products + "/Modules"] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }
  }
#endif
