#if Migrator
  import Foundation
  import SwiftParser
  import SwiftSyntax

  /// Reads the settings of a `Package.swift`, by its syntax.
  struct PackageManifest {
    /// The platforms of the package; nil where it names none.
    let targets: DeploymentTargets?
    let text: String
    /// The files of its targets; nil where the manifest computes its targets.
    let sources: [Sources]?

    /// The files of one target.
    struct Sources {
      var folder: String
      var excluded: [String]
      /// nil for all files in the folder.
      var only: [String]?

      fileprivate func contain(_ path: String) -> Bool {
        func isIn(_ place: String) -> Bool { path == place || path.hasPrefix(place + "/") }
        return isIn(folder) && !excluded.contains(where: isIn) && only?.contains(where: isIn) ?? true
      }
    }

    /// - Parameter folder: The absolute path of the package.
    init?(in folder: String, _ reader: SettingsReader) {
      guard let bytes = reader.contents(of: FilePath.joined(folder, "Package.swift")) else { return nil }
      text = String(decoding: bytes, as: UTF8.self)
      let tree = Parser.parse(source: text)
      let platforms = PlatformReader(viewMode: .sourceAccurate)
      platforms.walk(tree)
      targets = platforms.versions.isEmpty ? nil : DeploymentTargets(platforms.versions, source: "Package.swift")
      sources = TargetReader(tree).sources(in: folder)
    }

    /// Whether a target compiles the file of an absolute path below the package.
    func compiles(_ path: String) -> Bool { sources?.contains { $0.contain(path) } ?? true }
  }

  /// Finds `targets: [.target(name: "Shop", path: "Code")]`.
  private final class TargetReader: SyntaxVisitor {
    private struct Target {
      var name: String
      var path: String?
      var isTest: Bool
      var excluded: [String]
      var only: [String]?
    }

    private static let kinds: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]
    private static let kindsWithoutSources: Set<String> = ["binaryTarget", "systemLibrary"]
    private var targets: [Target] = []
    private var isComplete = true
    private var hasTargets = false

    init(_ tree: SourceFileSyntax) {
      super.init(viewMode: .sourceAccurate)
      walk(tree)
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      // Products name targets by texts.
      guard node.label?.text == "targets", !node.isOfProduct else { return .visitChildren }
      hasTargets = true
      guard let list = node.expression.as(ArrayExprSyntax.self) else {
        isComplete = false
        return .skipChildren
      }
      for element in list.elements { add(element.expression) }
      return .skipChildren
    }

    // `package.targets.append(…)` adds targets that the argument does not show.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.base != nil, node.declName.baseName.text == "targets" { isComplete = false }
      return .visitChildren
    }

    private func add(_ expression: ExprSyntax) {
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else {
        isComplete = false
        return
      }
      if Self.kindsWithoutSources.contains(kind) { return }
      let path = call.arguments.first { $0.label?.text == "path" }?.expression
      guard Self.kinds.contains(kind),
        let name = call.arguments.first(where: { $0.label?.text == "name" })?.expression.plainText,
        path == nil || path?.plainText != nil
      else {
        isComplete = false
        return
      }
      func texts(_ label: String) -> [String]? {
        call.arguments.first { $0.label?.text == label }?.expression.as(ArrayExprSyntax.self)?.elements.compactMap {
          $0.expression.plainText
        }
      }
      targets.append(
        Target(
          name: name, path: path?.plainText, isTest: kind == "testTarget", excluded: texts("exclude") ?? [],
          only: texts("sources")))
    }

    func sources(in folder: String) -> [PackageManifest.Sources]? {
      guard isComplete, hasTargets else { return nil }
      return targets.map { target in
        let place = self.folder(of: target, in: folder)
        return PackageManifest.Sources(
          folder: place, excluded: target.excluded.map { FilePath.joined(place, $0) },
          only: target.only?.map { FilePath.joined(place, $0) })
      }
    }

    private func folder(of target: Target, in package: String) -> String {
      if let path = target.path { return FilePath.joined(package, path) }
      let roots = (target.isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
      let places = roots.map { FilePath.joined(package, "\($0)/\(target.name)") }
      // A package with one target may leave out the folder of its name.
      return places.first { FileKind(at: $0) == .folder }
        ?? (targets.count == 1 ? FilePath.joined(package, roots[0]) : places[0])
    }
  }

  extension LabeledExprSyntax {
    /// Whether the call around is `.library(…)`, `.executable(…)` or `.plugin(…)`.
    fileprivate var isOfProduct: Bool {
      let call = parent?.parent?.as(FunctionCallExprSyntax.self)
      return call?.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
        && call?.calledExpression.is(MemberAccessExprSyntax.self) == true
    }
  }

  extension ExprSyntax {
    fileprivate var plainText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
  }

  /// Finds `platforms: [.iOS(.v15), .macOS("12.3")]`.
  private final class PlatformReader: SyntaxVisitor {
    private(set) var versions: [String: SystemVersion] = [:]

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.label?.text == "platforms", let list = node.expression.as(ArrayExprSyntax.self) else {
        return .visitChildren
      }
      // Only the argument of the package counts, not one of a condition such as `.when(platforms: [.linux])`.
      for element in list.elements {
        guard let call = element.expression.as(FunctionCallExprSyntax.self),
          let platform = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
          let argument = call.arguments.first?.expression, let version = Self.version(argument)
        else { continue }
        versions[platform] = version
      }
      return .skipChildren
    }

    /// `.v15`, `.v10_15` or `"15.4"`.
    private static func version(_ expression: ExprSyntax) -> SystemVersion? {
      if let member = expression.as(MemberAccessExprSyntax.self) {
        let name = member.declName.baseName.text
        return name.hasPrefix("v") ? SystemVersion(String(name.dropFirst().map { $0 == "_" ? "." : $0 })) : nil
      }
      return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue.flatMap { SystemVersion($0) }
    }
  }
#endif
