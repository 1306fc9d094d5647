#if Migrator
  import SwiftSyntax

  /// Tells calls of the project's own `onChange` on views from those of SwiftUI's.
  struct OwnOverload {
    let call: ObserverCall
    let resolver: Resolver

    /// Why the call is no call of SwiftUI's; nil where it is one.
    var reason: String? {
      if let phrase = actionPhrase { return "its action \(phrase), which SwiftUI's onChange does not take" }
      for (function, facts) in candidates where mayBeMeant(function) {
        let line = resolver.codeBase.file(facts.path)?.text.place(at: function.name.range.lowerBound).line ?? 1
        return "the project's own onChange at \(facts.path):\(line) may be meant"
      }
      return nil
    }

    private var actionPhrase: String? {
      switch call.action {
      case .trailing(let closure), .argument(let closure, _): return Effects.phrase(of: closure)
      case .reference(let expression, _):
        let phrases = FunctionReference(expression: expression, resolver: resolver).effects
        return phrases.contains(nil) ? nil : phrases.compactMap { $0 }.min()
      }
    }

    private var candidates: [(FunctionDeclSyntax, TypeFacts)] {
      ["View", "Scene"].flatMap { type in
        resolver.index.members("onChange", of: type, seenFrom: resolver.file.path).compactMap { found in
          found.member.function.map { ($0, found.facts) }
        }
      }
    }

    /// Whether the call can mean an own method that Swift prefers to SwiftUI's.
    private func mayBeMeant(_ function: FunctionDeclSyntax) -> Bool {
      let parameters = Array(function.signature.parameterClause.parameters)
      guard !function.modifiers.areStatic, !function.attributes.contains(where: \.isObsoleted),
        let value = parameters.first, value.callLabel == "of",
        let action = parameters.dropFirst().first(where: { $0.type.functionArity != nil }),
        parameters.dropFirst().allSatisfy({ $0.id == action.id || $0.defaultValue != nil }),
        action.type.functionArity == 1, !call.isLabelled || action.callLabel == "perform",
        !Syntax(call.call).isInside(function)
      else { return false }
      // A closure that neither awaits nor throws fits both: SwiftUI's type is the more special one.
      let isGeneral = Effects.phrase(of: action.type) != nil || parameters.count > 2
      return value.isEquatable(in: function) ? !isGeneral : mayHold(value.type, function)
    }

    /// Whether the observed value may be of the parameter's type.
    private func mayHold(_ type: TypeSyntax, _ function: FunctionDeclSyntax) -> Bool {
      let observed = call.observed.expression
      if observed.isLiteral || resolver.isInitializedWithLiteral(observed) {
        return resolver.writtenType(of: observed).map { $0.trimmedText == type.trimmedText } ?? false
      }
      guard let written = resolver.writtenType(of: observed) else { return true }
      if written.trimmedText == type.trimmedText { return true }
      let isGeneric = function.genericParameterClause?.parameters.contains { $0.name.text == type.trimmedText } == true
      guard isGeneric || type.is(SomeOrAnyTypeSyntax.self) else {
        return written.is(ArrayTypeSyntax.self) && type.is(ArrayTypeSyntax.self)
      }
      let name = written.names.joined(separator: ".")
      return !KnownNames.comparedTypes.contains(name)
        && resolver.index.resolve(name, in: resolver.surroundings.type) == nil
    }
  }

  extension FunctionParameterSyntax {
    /// Whether the parameter takes every `Equatable` value, as SwiftUI's does.
    fileprivate func isEquatable(in function: FunctionDeclSyntax) -> Bool {
      if type.is(SomeOrAnyTypeSyntax.self) { return type.names == ["Equatable"] }
      let name = type.trimmedText
      let generic = function.genericParameterClause?.parameters.first { $0.name.text == name }
      guard let generic else { return false }
      if generic.inheritedType?.names == ["Equatable"] { return true }
      return function.genericWhereClause?.requirements.contains {
        $0.requirement.trimmedText.filter { !$0.isWhitespace } == "\(name):Equatable"
      } == true
    }
  }

  extension Syntax {
    fileprivate func isInside(_ function: FunctionDeclSyntax) -> Bool { ancestors.contains { $0.id == function.id } }
  }
#endif
