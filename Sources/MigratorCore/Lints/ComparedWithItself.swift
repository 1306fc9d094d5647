#if Migrator
  import Foundation
  import SwiftSyntax

  /// `{ new in if new != value { … } }` with `@State var value`: the state holds the new value when the closure runs.
  enum ComparedWithItself: Lint {
    static let rule = Diagnostic.Rule.comparedWithItself

    static func finding(in closure: ClosureExprSyntax, of call: ObserverCall, _ resolver: Resolver) -> String? {
      let observed = call.observed.expression
      guard let name = observed.rootName, observed.normalized == [name], let kind = resolver.kind(of: name),
        [.state, .appStorage, .sceneStorage, .focusState].contains(kind),
        let new = closure.signature?.lastParameterName ?? (closure.arity == 1 ? "$0" : nil), new != name,
        closure.signature?.capture == nil, !BodyNames(body: closure.statements).declares(name),
        !Uses.of([Syntax(closure.statements)]).contains(where: { $0.name == name && $0.isWritten })
      else { return nil }
      let finder = ComparisonFinder(value: name, new: new)
      finder.walk(closure.statements)
      guard let comparison = finder.found else { return nil }
      let result = comparison.contains("!=") ? "false" : "true"
      return
        "'\(comparison)' is always \(result): '\(name)' is \(kind.phrase) and already holds the new value. To fix, compare the two parameters of the modern form."
    }
  }

  /// Finds `new != value` outside of nested closures, which may run later.
  private final class ComparisonFinder: SyntaxVisitor {
    private let value: String
    private let new: String
    private(set) var found: String?

    init(value: String, new: String) {
      self.value = value
      self.new = new
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node)
      for place in elements.indices.dropFirst().dropLast() {
        guard let sign = elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(sign)
        else { continue }
        // NB: an operator next to it may bind stronger: `new != value + 1` compares a sum.
        let isLoose = [place - 2, place + 2].allSatisfy { other in
          guard elements.indices.contains(other) else { return true }
          return ["&&", "||", "?", ":", "=", ","].contains(elements[other].trimmedText)
        }
        let sides = [elements[place - 1], elements[place + 1]].map { $0.normalized.joined() }
        if isLoose, Set(sides) == [value, new] {
          found = found ?? "\(elements[place - 1].trimmedText) \(sign) \(elements[place + 1].trimmedText)"
        }
      }
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
#endif
