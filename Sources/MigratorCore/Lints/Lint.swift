#if Migrator
  import SwiftSyntax

  /// A remark about the code of a call, besides its migration.
  protocol Lint {
    static var rule: Diagnostic.Rule { get }

    /// The finding for a closure; nil for none.
    static func finding(in closure: ClosureExprSyntax, of call: ObserverCall, _ resolver: Resolver) -> String?
  }

  enum Lints {
    private static var all: [any Lint.Type] {
      [ComparedWithItself.self, OldValueKeptByHand.self, SuperfluousSuppression.self]
    }

    static func findings(at call: ObserverCall, _ resolver: Resolver) -> [CallReport.Finding] {
      guard let closure = call.closure else { return [] }
      return all.compactMap { lint in
        lint.finding(in: closure, of: call, resolver).map { CallReport.Finding(rule: lint.rule, message: $0) }
      }
    }
  }
#endif
