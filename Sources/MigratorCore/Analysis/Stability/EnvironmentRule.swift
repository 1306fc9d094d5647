#if Migrator
  import SwiftSyntax

  /// `@Environment(\.gap)` of a key that the project declares and never sets: it has its default value.
  enum EnvironmentRule {
    static func fixed(_ wrapper: AttributeSyntax, _ scope: Resolver) -> Fixed? {
      // NB: a computed default can be a new value each time.
      guard let name = wrapper.environmentKey, isDeclared(name, scope), !isSet(name, in: scope.codeBase) else {
        return nil
      }
      return Fixed(key: "environment.\(name)", why: .environment)
    }

    /// Whether the app may set a key.
    static func isSet(_ name: String, in codeBase: CodeBase) -> Bool {
      guard let mentions = codeBase.mentions(of: name) else { return true }
      return mentions.contains { mention in
        if let keyPath = Syntax(mention.token).enclosingKeyPath {
          return keyPath.ancestor(AttributeSyntax.self)?.shortName != "Environment" && !Syntax(keyPath).isInPreview
        }
        guard mention.token.isChanged(in: codeBase, unknownCalls: false) else { return false }
        // `self.loader = …` of another type
        let access = mention.token.parent?.parent?.as(MemberAccessExprSyntax.self)
        guard let base = access?.base, !base.isSelf else {
          return Syntax(mention.token).typeNames == ["EnvironmentValues"]
        }
        return Self.sources.contains { mention.file.words.contains(Words.hash(of: $0)) }
      }
    }

    /// The words of a file that has values of an environment.
    private static let sources = ["EnvironmentValues", "transformEnvironment"]

    /// Whether a key's default is replaced, or its value is set outside of the property with the given name.
    private static func isWritten(_ key: String, outside property: String, in codeBase: CodeBase) -> Bool {
      guard let name = key.split(separator: ".").last.map(String.init), let mentions = codeBase.mentions(of: name)
      else { return true }
      return mentions.contains { mention in
        guard let access = mention.token.parent?.parent?.as(MemberAccessExprSyntax.self) else { return false }
        if access.declName.baseName.text == "defaultValue" {
          return Syntax(access).isChanged(in: codeBase, unknownCalls: true)
        }
        // `values[Key.self] = 3` outside of the property.
        guard access.declName.baseName.text == "self",
          let subscription = Syntax(access).ancestor(SubscriptCallExprSyntax.self)
        else { return false }
        let owner = Syntax(access).ancestor(AccessorDeclSyntax.self)?.ancestor(PatternBindingSyntax.self)
        return owner?.pattern.trimmedText != property
          && Syntax(subscription).isChanged(in: codeBase, unknownCalls: true)
      }
    }

    /// Whether the project declares the key with a value that is made once.
    private static func isDeclared(_ name: String, _ scope: Resolver) -> Bool {
      let members = scope.index.members(name, of: "EnvironmentValues", seenFrom: scope.file.path)
      guard members.count == 1, let (member, facts) = members.first, !scope.codeBase.isExposed(facts.node) else {
        return false
      }
      switch member.shape {
      case .stored(let storage):
        return storage.initializer.map { $0.isLiteral || $0.trimmedText.hasPrefix(".") } ?? true
      case .computed(let body):
        // NB: a longer getter can read other values.
        guard let key = body.keyType(in: scope), let only = body.onlyExpression?.normalized.joined(),
          only.hasPrefix("self[") && only.hasSuffix(".self]"), only.filter({ $0 == "[" }).count == 1,
          !isWritten(key, outside: name, in: scope.codeBase)
        else { return false }
        let defaults = scope.index.members("defaultValue", of: key, seenFrom: scope.file.path)
        guard defaults.count == 1, case .stored(let storage) = defaults[0].member.shape else { return false }
        return storage.isLet || storage.initializer?.isLiteral == true
      default: return false
      }
    }
  }

  extension Syntax {
    fileprivate func keyType(in scope: Resolver) -> String? {
      for token in tokens(viewMode: .sourceAccurate) {
        guard let name = token.name, let full = scope.index.resolve(name, in: "EnvironmentValues") else { continue }
        if scope.index.inherited(by: full, seenFrom: scope.file.path).contains("EnvironmentKey") { return full }
      }
      return nil
    }
  }

  extension AttributeSyntax {
    /// `gap` of `@Environment(\.gap)`; nil for other attributes and for longer key paths.
    var environmentKey: String? {
      guard shortName == "Environment", case .argumentList(let list) = arguments,
        let path = list.first?.expression.as(KeyPathExprSyntax.self), path.components.count == 1,
        case .property(let property) = path.components.first?.component
      else { return nil }
      return property.declName.baseName.name
    }
  }
#endif
