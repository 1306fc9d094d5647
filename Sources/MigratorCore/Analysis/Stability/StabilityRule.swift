#if Migrator
  import SwiftSyntax

  /// A way to prove that an expression keeps its value while the enclosing view keeps its identity.
  protocol StabilityRule: Sendable {
    static func fixed(_ question: Question, _ stability: Stability) -> Fixed?
  }

  /// An expression at its place, and the part of its value that is read.
  struct Question {
    var expression: ExprSyntax
    /// `["id"]` where only `item.id` of `item` is read; empty for the whole value.
    var path: [String] = []
    var scope: Resolver
    /// The type that the expression has to have, where it is written somewhere.
    var type: TypeSyntax?
    /// The type in which that type is written; the scope's own where nil.
    var typeScope: String?
  }

  /// Decides by rules what stays the same.
  struct Stability {
    /// The enclosing questions: a view may make itself.
    private var trail: [String] = []
    var isOutermost: Bool { trail.isEmpty }

    static let rules: [any (StabilityRule & SendableMetatype).Type] = [
      ConstantRule.self, StaticMemberRule.self, ProjectedBindingRule.self, NameRule.self, MemberRule.self,
      StoreRule.self, ClosureRule.self, IdentityRule.self,
    ]

    func fixed(_ question: Question) -> Fixed? {
      guard trail.count < 16 else { return nil }
      return question.scope.codeBase.trying {
        for rule in Self.rules { if let found = rule.fixed(question, self) { return found } }
        return nil
      }
    }

    func fixed(_ expression: ExprSyntax, as question: Question) -> Fixed? {
      var inner = question
      inner.expression = expression
      return fixed(inner)
    }

    /// Proves a value by an enclosing question; a value that is passed to itself is the same.
    func further(_ name: String, _ body: (Stability) -> Fixed?) -> Fixed? {
      if trail.contains(name) { return Fixed(key: name, why: .several) }
      var inner = self
      inner.trail.append(name)
      return body(inner)
    }

    /// One value for all places: equal in each, or each place has its own identity.
    static func combined(_ values: [(fixed: Fixed, isPlain: () -> Bool)], key: String) -> Fixed? {
      guard let first = values.first?.fixed else { return nil }
      let whys = Set(values.map(\.fixed.why))
      let why = whys.count == 1 ? first.why : .several
      if values.allSatisfy({ $0.fixed.key == first.key }) {
        return Fixed(key: first.key, why: why, places: values.count)
      }
      // Only views without an identity can take each other's place.
      guard Set(values.filter { !$0.isPlain() }.map(\.fixed.key)).count <= 1 else { return nil }
      return Fixed(key: key, why: why, places: values.count)
    }
  }
#endif
