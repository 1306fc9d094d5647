#if Migrator
  import SwiftSyntax

  /// `@Dependency(\.client)` of swift-dependencies: it keeps each value, and only `withDependencies` exchanges one.
  enum DependencyRule {
    static func fixed(_ wrapper: AttributeSyntax, _ scope: Resolver) -> Fixed? {
      guard wrapper.shortName == "Dependency", !scope.declaresWrapper("Dependency"),
        scope.file.imports("Dependencies") || scope.file.imports("ComposableArchitecture"),
        case .argumentList(let list) = wrapper.arguments, list.count == 1, let key = list.first?.expression,
        key.is(KeyPathExprSyntax.self) || key.trimmedText.hasSuffix(".self")
      else { return nil }
      for name in LiveWrappers.dependencyChanges.sorted() {
        guard let mentions = scope.codeBase.mentions(of: name) else { return nil }
        for mention in mentions
        where !mention.file.isTest && !Syntax(mention.token).isInPreview && !mention.token.handsOnDependencies {
          scope.codeBase.doubt("\(name) in \(mention.file.line(of: mention.token))")
          return nil
        }
      }
      return Fixed(key: "@Dependency \(key.trimmedText)", why: .live)
    }
  }

  extension TokenSyntax {
    /// `withDependencies(from: self) { … }` gives new objects the dependencies that this one has.
    fileprivate var handsOnDependencies: Bool {
      let call = parent?.as(DeclReferenceExprSyntax.self)?.call
      return call?.arguments.map(\.label?.text) == ["from"] && call?.additionalTrailingClosures.isEmpty == true
    }
  }

  extension ParsedFile {
    private static let testing = ["XCTest", "Testing"].map { ($0, Words.hash(of: $0)) }
    // The words first, because this is asked of each mention of a name.
    var isTest: Bool { Self.testing.contains { words.contains($1) && imports($0) } }
  }
#endif
