#if Migrator
  import Foundation
  import SwiftParser
  import SwiftSyntax

  /// Reads the settings of a `Package.swift`, by its syntax.
  struct PackageManifest {
    /// The platforms of the package; nil where it names none.
    let targets: DeploymentTargets?
    let text: String

    init?(path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      text = String(decoding: data, as: UTF8.self)
      let reader = PlatformReader(viewMode: .sourceAccurate)
      reader.walk(Parser.parse(source: text))
      targets = reader.versions.isEmpty ? nil : DeploymentTargets(reader.versions, source: "Package.swift")
    }
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
