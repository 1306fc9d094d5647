#if Migrator
  import Foundation
  import SwiftParser
  import SwiftSyntax

  /// The parameters of a declaration that takes a call's arguments.
  struct StandInSignature {
    let labels: [String]
    private(set) var generics: [String] = []
    private(set) var parameters: [String] = []
    /// The declarations of the members in arguments such as `.large`.
    private(set) var options: Set<String> = []
    /// The type of the value that an action gets again: `.onChange(of: price, throttle: 1) { price in … }`.
    private var observed: String?
    /// The known types of closures' parameters, by their names.
    private let types: [String: String]

    init(_ call: FunctionCallExprSyntax, _ types: [String: String] = [:]) {
      self.types = types
      var arguments = call.arguments.map { ($0.label?.text ?? "_", $0.expression) }
      if let closure = call.trailingClosure { arguments.append(("_", ExprSyntax(closure))) }
      arguments += call.additionalTrailingClosures.map { ($0.label.text, ExprSyntax($0.closure)) }
      labels = arguments.map { $0.0 == "_" ? "" : $0.0 }
      for (number, (label, value)) in arguments.enumerated() {
        if label == "of", !value.is(ClosureExprSyntax.self), arguments.last?.1.is(ClosureExprSyntax.self) == true {
          generics.append("G\(number)")
          observed = generics.last
        }
        let type = label == "of" ? observed ?? type(of: value, number) : type(of: value, number)
        let builder = generics.last == "R\(number): View" ? "@ViewBuilder " : ""
        parameters.append("\(builder)\(label) a\(number): \(type)")
      }
    }

    var list: String { "(" + parameters.joined(separator: ", ") + ")" }
    func clause() -> String { generics.isEmpty ? "" : "<" + generics.joined(separator: ", ") + ">" }

    func function(_ name: String) -> String {
      let name = name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
      return "func \(name)\(clause())\(list)"
    }

    private mutating func type(of value: ExprSyntax, _ number: Int) -> String {
      if let closure = value.as(ClosureExprSyntax.self) { return type(of: closure, number) }
      if value.is(InOutExprSyntax.self) {
        generics.append("G\(number)")
        return "inout G\(number)"
      }
      if let path = value.as(KeyPathExprSyntax.self) {
        generics.append("G\(number)")
        guard path.root == nil else {
          generics.append("H\(number)")
          return "KeyPath<H\(number), G\(number)>"
        }
        return "KeyPath<StandIn, G\(number)>"
      }
      if value.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self" {
        generics.append("M\(number)")
        return "M\(number).Type"
      }
      let members = Self.implicitMembers(in: value)
      for member in members { options.formUnion(Self.option(member)) }
      let branch = value.as(SequenceExprSyntax.self)?.elements.last
      if (branch ?? value).is(ArrayExprSyntax.self) { return members.isEmpty ? "[Any]" : "[StandIn]" }
      if value.is(DictionaryExprSyntax.self) { return "[AnyHashable: Any]" }
      return members.isEmpty ? "Any?" : "StandIn?"
    }

    /// Members without a base that make the value: `.a`, `x ? .a : .b`, `[.a]`.
    private static func implicitMembers(in value: ExprSyntax) -> [MemberAccessExprSyntax] {
      if let member = value.as(MemberAccessExprSyntax.self) { return member.base.map(implicitMembers) ?? [member] }
      if let call = value.as(FunctionCallExprSyntax.self) { return implicitMembers(in: call.calledExpression) }
      if let sequence = value.as(SequenceExprSyntax.self),
        let ternary = sequence.elements.lazy.compactMap({ $0.as(UnresolvedTernaryExprSyntax.self) }).first
      {
        return implicitMembers(in: ternary.thenExpression) + (sequence.elements.last.map(implicitMembers) ?? [])
      }
      if let array = value.as(ArrayExprSyntax.self) {
        return array.elements.flatMap { implicitMembers(in: $0.expression) }
      }
      return []
    }

    private static func option(_ member: MemberAccessExprSyntax) -> Set<String> {
      let name = member.declName.baseName.text
      guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id
      else { return [option("static var `\(name)`:")] }
      let signature = StandInSignature(call)
      if name == "init" {
        return signature.options.union(["public convenience init\(signature.clause())\(signature.list) { self.init() }"]
        )
      }
      return signature.options.union([option("static " + signature.function(name))])
    }

    /// The declaration of a static member that has the type around it.
    static func option(_ head: String) -> String {
      head.contains("func ")
        ? "@discardableResult public \(head) -> Self { standIn() }" : "public \(head) Self { standIn() }"
    }

    private mutating func type(of closure: ClosureExprSyntax, _ number: Int) -> String {
      let text = closure.statements.trimmedText
      var types: [String] = []
      switch closure.signature?.parameterClause {
      case .simpleInput(let names): types = names.map { type(ofParameter: $0.name.text, in: closure) }
      case .parameterClause(let clause):
        for (place, parameter) in clause.parameters.enumerated() {
          if parameter.type != nil {
            generics.append("P\(number)_\(place)")
            types.append("P\(number)_\(place)")
          } else {
            types.append(type(ofParameter: (parameter.secondName ?? parameter.firstName).text, in: closure))
          }
        }
      case nil:
        let count = closure.dollars.map { $0.index + 1 }.max() ?? 0
        types = (0..<count).map { type(ofParameter: "$\($0)", in: closure) }
      }
      let effects = (text.contains("await ") ? " async" : "") + (text.contains("try ") ? " throws" : "")
      generics.append("R\(number)" + (Self.makesView(closure) ? ": View" : ""))
      return "@escaping (\(types.joined(separator: ", ")))\(effects) -> R\(number)"
    }

    /// A parameter is optional if the closure unwraps it, a result if the closure asks for success, or a condition.
    private func type(ofParameter name: String, in closure: ClosureExprSyntax) -> String {
      if let known = types[name] ?? observed { return known }
      let text = closure.statements.trimmedText
      let result = "switch \\Q\(name)\\E [^$]*case \\.failure|case (let )?\\.(success|failure)[^=]*= \\Q\(name)\\E\\b"
      if text.range(of: result, options: .regularExpression) != nil { return "Result<StandIn, any Error>" }
      let words = [
        "let \(name) = \(name)", "let \(name) {", "let \(name),", "= \(name) {", "= \(name),", "= \(name) else",
        "\(name)?", "\(name)!", "\(name) == nil", "\(name) != nil", "\(name) ??",
      ]
      if words.contains(where: text.contains) { return "StandIn?" }
      let isCondition = closure.statements.tokens(viewMode: .sourceAccurate).contains { token in
        guard token.text == name, let before = token.previousToken(viewMode: .sourceAccurate),
          let next = token.nextToken(viewMode: .sourceAccurate), ![".", "[", "("].contains(next.text)
        else { return false }
        let isWhole =
          ["{", "else", ","].contains(next.text) && [.keyword(.if), .keyword(.guard)].contains(before.tokenKind)
        return isWhole || before.tokenKind == .prefixOperator("!") || next.tokenKind == .infixQuestionMark
      }
      return isCondition ? "Bool" : "StandIn"
    }

    /// Whether a statement of a closure makes a view: it begins with a call of a type that no service has.
    static func makesView(_ closure: ClosureExprSyntax) -> Bool {
      !closure.statements.trimmedText.contains("return ")
        && closure.statements.contains { statement in
          let text = statement.trimmedText
          let inner = text.hasPrefix("if ") || text.hasPrefix("switch ") ? text.drop { $0 != "\n" } : text[...]
          let first = inner.trimmingCharacters(in: .whitespacesAndNewlines)
          let name = first.prefix { $0.isLetter || $0.isNumber }
          let isCall = first.dropFirst(name.count).first.map { "({ <".contains($0) } ?? false
          return name.first?.isUppercase == true && isCall && !["Task", "DispatchQueue"].contains(String(name))
        }
    }
  }
#endif
