#if Migrator
  import SwiftSyntax

  /// `.onAppear { f(v) }` beside `.onChange(of: v, perform: f)`.
  struct AppearPair {
    let appear: FunctionCallExprSyntax
    /// From the end of the modified expression to the modifier's own end.
    let range: Range<Int>

    /// - Returns: nil where the two modifiers are not adjacent, or run different code.
    init?(beside call: ObserverCall) {
      for candidate in [Self.inner(of: call.call), Self.outer(of: call.call)] {
        guard let appear = candidate, let member = appear.calledExpression.as(MemberAccessExprSyntax.self),
          let base = member.base, let body = Self.closure(of: appear), body.arity == 0, body.signature == nil,
          Self.runsTheSame(body, call)
        else { continue }
        self.appear = appear
        range = base.end..<appear.end
        return
      }
      return nil
    }

    private static func isAppear(_ call: FunctionCallExprSyntax) -> Bool {
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "onAppear"
    }

    private static func inner(of call: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)
      return base.flatMap { isAppear($0) ? $0 : nil }
    }

    private static func outer(of call: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
      let next = call.parent?.as(MemberAccessExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)
      return next.flatMap { isAppear($0) ? $0 : nil }
    }

    private static func closure(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
      if let closure = call.trailingClosure { return call.arguments.isEmpty ? closure : nil }
      guard call.arguments.count == 1 else { return nil }
      return call.arguments.first?.expression.as(ClosureExprSyntax.self)
    }

    /// Whether `onAppear`'s closure equals `onChange`'s with the observed expression as its parameter.
    private static func runsTheSame(_ appear: ClosureExprSyntax, _ call: ObserverCall) -> Bool {
      let observed = call.observed.expression.normalized
      let own = appear.statements.tokenTexts.withoutSelf
      switch call.action {
      case .reference(let function, _): return own == function.normalized + ["("] + observed + [")"]
      case .trailing(let closure), .argument(let closure, _):
        guard closure.signature?.capture == nil else { return false }
        let places = Set(
          (closure.signature?.lastParameterName).map { BodyNames(body: closure.statements).places(of: $0).map(\.id) }
            ?? closure.dollars.map(\.token.id))
        let body = closure.statements.tokens(viewMode: .sourceAccurate).flatMap {
          places.contains($0.id) ? observed : [$0.text]
        }
        return own == body.withoutSelf
      }
    }
  }

  extension [String] {
    /// Tokens with each `self.` left out.
    fileprivate var withoutSelf: [String] {
      var result: [String] = []
      for token in self { if token == ".", result.last == "self" { result.removeLast() } else { result.append(token) } }
      return result
    }
  }
#endif
