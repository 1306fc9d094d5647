import Foundation
import PackagePlugin

/// `swift package onchange-migrate`: the command onchange-migrate on a package's own targets.
@main
struct MigrateOnChange: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let root = context.package.directoryURL.path
    let folders = targets.compactMap { target -> String? in
      guard let path = (target as? any SourceModuleTarget)?.directoryURL.path else { return nil }
      // Relative to the package, as the paths of a diff are.
      return path.hasPrefix(root) ? String(path.dropFirst(root.count).drop { $0 == "/" }) : path
    }
    // Not the plug-in's dependency, with which each build of this package would compile swift-syntax as a tool too.
    let command = "onchange-migrate"
    let build = try packageManager.build(.product(command), parameters: .init())
    guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.url.lastPathComponent == command }) else {
      Diagnostics.error(build.logText)
      exit(1)
    }
    let process = Process()
    process.executableURL = tool.url
    // The name of a subcommand has to be the first argument.
    process.arguments = extractor.remainingArguments + folders
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
