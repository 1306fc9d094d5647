#if Migrator
  import SwiftSyntax

  extension CodeBase {
    /// Whether the given paths may set a key of the environment.
    func sets(environment key: String) -> Bool {
      guard let mentions = mentions(of: key) else { return true }
      return mentions.contains { mention in
        guard let keyPath = Syntax(mention.token).enclosingKeyPath else {
          return mention.token.isChanged(in: self, unknownCalls: false)
        }
        return keyPath.ancestor(AttributeSyntax.self)?.shortName != "Environment"
      }
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
