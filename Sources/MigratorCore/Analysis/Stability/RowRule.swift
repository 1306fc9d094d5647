#if Migrator
  import Foundation
  import SwiftSyntax

  /// A parameter of the closure of a `ForEach` or a `List`: members of the row's id stay with the row.
  struct RowRule {
    let closure: ClosureExprSyntax
    let parameter: String
    let question: Question
    private static let containers: Set<String> = ["ForEach", "List", "Table"]

    var fixed: Fixed? {
      guard let call = closure.ancestorCall, let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
        Self.containers.contains(callee.baseName.text), let data = call.arguments.first, data.label == nil,
        !question.scope.codeBase.isOwnView(callee.baseName.text),
        question.scope.surroundings.isShown(in: Syntax(closure)),
        let position = closure.parameterTokens.firstIndex(where: { $0?.name == parameter })
      else { return nil }
      let id = call.arguments.first { $0.label?.text == "id" }?.expression
      let key = "row@\(question.scope.file.path):\(call.position.utf8Offset).\(parameter)"
      guard covers(data.expression, id, position) else {
        question.scope.codeBase.doubt("a row in \(question.scope.file.line(of: call)) may get other content")
        return nil
      }
      return Fixed(key: key, why: .row)
    }

    private func covers(_ data: ExprSyntax, _ id: ExprSyntax?, _ position: Int) -> Bool {
      guard position == 0 || isEnumerated(data) else { return false }
      guard let id else { return isRange(data) || question.path.first == "id" && comparesId(["id"], data) }
      guard let path = id.as(KeyPathExprSyntax.self) else { return false }
      var components = path.components.map { $0.component.trimmedText }
      if isEnumerated(data) {
        guard let first = components.first, first == (position == 0 ? "offset" : "element") else { return false }
        if position == 0 { return true }
        components.removeFirst()
      }
      if components.isEmpty || components == ["self"] { return isCompared(data) }
      return question.path.starts(with: components) && comparesId(components, data)
    }

    /// Supertypes without an `id`, of which none is a view.
    static let withoutId: Set<String> = [
      "Identifiable", "ObservableObject", "Equatable", "Hashable", "NSObject", "Sendable", "Codable", "AnyObject",
    ]

    /// Whether equal ids have the same content, as far as it is read.
    private func comparesId(_ components: [String], _ data: ExprSyntax) -> Bool {
      let scope = question.scope
      if let type = typeOfId(components, data) { return scope.comparesAll(type, in: scope.surroundings.type) }
      if let type = question.type, question.path == components {
        return scope.comparesAll(type.names.joined(separator: "."), in: question.typeScope ?? scope.surroundings.type)
      }
      // NB: the id of an unknown type is taken for one that compares all of it; other values are not.
      return components == ["id"] && question.path == components
    }

    private func typeOfId(_ components: [String], _ data: ExprSyntax) -> String? {
      guard let element = elementType(of: data),
        var type = question.scope.index.resolve(element, in: question.scope.surroundings.type)
      else { return nil }
      for (place, name) in components.enumerated() {
        let members = question.scope.index.members(name, of: type, seenFrom: question.scope.file.path)
        guard members.count == 1, case .stored(let storage) = members[0].member.shape else { return nil }
        guard let names = storage.type?.names, !names.isEmpty else {
          return place == components.count - 1 ? storage.initializer?.constructedType : nil
        }
        let written = names.joined(separator: ".")
        if place == components.count - 1 { return written }
        guard let full = question.scope.index.resolve(written, in: type) else { return nil }
        type = full
      }
      return nil
    }

    private func isEnumerated(_ data: ExprSyntax) -> Bool {
      data.trimmedText.contains(".enumerated()") && closure.parameterTokens.count == 2
    }

    private func isRange(_ data: ExprSyntax) -> Bool {
      data.as(SequenceExprSyntax.self)?.elements.contains {
        ["..<", "..."].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
      } ?? false
    }

    /// Whether equal elements are the same in all of their readable parts.
    private func isCompared(_ data: ExprSyntax) -> Bool {
      if isRange(data) { return true }
      if let member = data.as(MemberAccessExprSyntax.self), let base = member.base {
        if member.declName.baseName.text == "indices" { return true }
        if member.declName.baseName.text == "allCases", base.isPlainChain {
          return question.scope.comparesAll(base.trimmedText, in: question.scope.surroundings.type)
        }
      }
      if let base = data.as(MemberAccessExprSyntax.self)?.base, base.isPlainChain {
        question.scope.codeBase.want(type: base.trimmedText)
      }
      let array = data.as(ArrayExprSyntax.self) ?? question.scope.initialValue(of: data)?.as(ArrayExprSyntax.self)
      if let array { return !array.elements.isEmpty && array.elements.allSatisfy { $0.expression.isLiteral } }
      guard let element = elementType(of: data) else { return false }
      return question.scope.comparesAll(element, in: question.scope.surroundings.type)
    }

    /// `Item` of a property or a local with the type `[Item]`, also behind `.sorted(…)` and the like.
    private func elementType(of data: ExprSyntax) -> String? {
      // `prices.keys` of `[String: Int]`
      if let base = data.as(MemberAccessExprSyntax.self)?.base, data.normalized.last == "keys" {
        return question.scope.writtenType(of: base)?.as(DictionaryTypeSyntax.self)?.key.names.joined(separator: ".")
      }
      if let call = data.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base, Self.selections.contains(member.declName.baseName.text),
        !question.scope.codeBase.declaresFunction(member.declName.baseName.text)
      {
        return elementType(of: base)
      }
      guard data.isPlainChain else { return nil }
      return question.scope.writtenType(of: data)?.as(ArrayTypeSyntax.self)?.element.names.joined(separator: ".")
    }

    private static let selections: Set<String> = ["sorted", "filter", "reversed", "prefix", "suffix", "shuffled"]
  }

  extension Resolver {
    /// Whether `==` of a type compares all of it, so that equal values have the same content.
    func comparesAll(_ name: String, in scope: String) -> Bool {
      guard let full = index.resolve(name, in: scope), index.declares(full) else {
        codeBase.want(name)
        return KnownNames.comparedTypes.contains(name)
      }
      let parts = index.parts(of: full, seenFrom: file.path)
      guard parts.contains(where: { $0.kind == .enumeration || $0.kind == .structure }) else { return false }
      guard index.members("==", of: full, seenFrom: file.path).isEmpty,
        index.members("hash", of: full, seenFrom: file.path).isEmpty
      else { return false }
      return parts.flatMap(\.members).allSatisfy { member in
        guard !member.isStatic, case .stored(let storage) = member.shape else { return true }
        guard let type = storage.type else { return storage.initializer?.isLiteral == true }
        return type.names.count > 0 && index.isReference(type, in: full, seenFrom: file.path) == false
          || type.is(ArrayTypeSyntax.self) && KnownNames.comparedTypes.contains(type.trimmedText.trimmingBrackets)
      }
    }
  }

  extension String { fileprivate var trimmingBrackets: String { String(drop { $0 == "[" }.prefix { $0 != "]" }) } }
#endif
