#if Migrator
  import SwiftSyntax

  /// Turns one legacy call into a modern one.
  struct ForwardRewriter {
    let call: ObserverCall
    let text: SourceText
    let options: Options
    let resolver: Resolver

    func rewriting() -> Rewriting? {
      var rewriting = call.backport.map { $0.arity == 1 } ?? true ? ofLegacyAction : ofModernAction
      if let backport = call.backport { rewriting?.edits += backport.renaming }
      return rewriting
    }

    /// An action of a backport without a value, or with the old and the new one: only names and labels change.
    private var ofModernAction: Rewriting? {
      switch call.action {
      case .trailing(let closure), .argument(let closure, _):
        guard closure.arity == call.backport?.arity else { return nil }
        let reader = ClosureReader(closure: closure, observed: call.observed.expression, resolver: resolver)
        return Rewriting(
          form: closure.arity == 0 ? .zero : .two, edits: placeEdits(),
          parameters: closure.signature?.parameterClause.map { text.string(in: $0.range) },
          readings: reader.readings())
      case .reference(let function, let argument):
        let readings = FunctionReference(expression: function, resolver: resolver).readings()
        return Rewriting(
          form: call.backport?.arity == 0 ? .zero : .two, edits: layout.unlabellingEdits(argument), readings: readings)
      }
    }

    private var ofLegacyAction: Rewriting? {
      if call.backport != nil, let closure = call.closure, closure.arity != 1 { return nil }
      return switch call.action {
      case .trailing(let closure), .argument(let closure, _): rewriting(of: closure)
      case .reference(let function, let argument): rewriting(of: function, argument)
      }
    }

    private var layout: CallLayout { CallLayout(call: call, text: text) }

    private func rewriting(of closure: ClosureExprSyntax) -> Rewriting? {
      let reader = ClosureReader(closure: closure, observed: call.observed.expression, resolver: resolver)
      let readings = reader.readings()
      let changed = readings.filter { $0.stability != .stable }
      if options.keepsOldCaptures, !changed.isEmpty {
        if let kept = byOldParameter(closure, reader, changed) { return kept }
        return KeepingRewriter(call: call, text: text).rewriting(of: closure, reader, changed, readings)
      }
      var rewriting = modern(closure, reader)
      rewriting?.readings = readings
      return rewriting
    }

    private func modern(_ closure: ClosureExprSyntax, _ reader: ClosureReader) -> Rewriting? {
      let names = BodyNames(body: closure.statements)
      let old = reader.observedCapture.flatMap {
        names.mentions($0.name) && $0.name != reader.parameter ? $0.name : nil
      }
      var signature = SignatureEdits(closure: closure, text: text, droppedCapture: reader.observedCapture?.index)
      let places = reader.parameterPlaces
      if old == nil, options.style != .two, let replaced = replacements(of: places, closure),
        let edits = signature.edits()
      {
        return Rewriting(form: .zero, edits: edits + replaced + placeEdits())
      }
      let new = reader.parameterText ?? (closure.dollars.isEmpty ? "_" : names.fresh())
      signature.names = [old ?? "_", new]
      guard let edits = signature.edits() else { return nil }
      let dollars = closure.dollars.map { Edit.replace($0.token.range, with: new) }
      return Rewriting(form: .two, edits: edits + dollars + placeEdits(), parameters: signature.writtenNames)
    }

    /// The edits that let the closure lose its parameter; nil where it needs it.
    private func replacements(of places: [TokenSyntax], _ closure: ClosureExprSyntax) -> [Edit]? {
      if places.isEmpty { return [] }
      guard options.style == .zero else { return nil }
      return ObservedReplacement(
        observed: call.observed.expression, body: closure.statements, isInObject: resolver.isInObject
      ).edits(replacing: places)
    }

    /// The closure's place: behind the parenthesis where nothing is lost by it.
    private func placeEdits() -> [Edit] {
      guard let argument = layout.argument else { return [] }
      return layout.allowsTrailing ? layout.trailingEdits(argument) : layout.unlabellingEdits(argument)
    }

    /// The old value under the observed name, where that is all that would change.
    private func byOldParameter(_ closure: ClosureExprSyntax, _ reader: ClosureReader, _ changed: [Reading])
      -> Rewriting?
    {
      guard reader.observedCapture == nil, changed.count == 1, changed[0].through.isEmpty,
        let name = call.observed.expression.as(DeclReferenceExprSyntax.self)?.baseName.name,
        changed[0].name == name, reader.parameter != name,
        reader.uses.allSatisfy({ $0.name != name || ($0.access == .bare && !$0.isWritten) })
      else { return nil }
      let new = reader.parameterText ?? (closure.dollars.isEmpty ? "_" : BodyNames(body: closure.statements).fresh())
      let signature = SignatureEdits(closure: closure, text: text, names: [name, new])
      guard let edits = signature.edits() else { return nil }
      let dollars = closure.dollars.map { Edit.replace($0.token.range, with: new) }
      return Rewriting(
        form: .two, edits: edits + dollars + placeEdits(), parameters: signature.writtenNames,
        readings: reader.readings().filter { $0.stability == .stable })
    }

    private func rewriting(of function: ExprSyntax, _ argument: LabeledExprSyntax) -> Rewriting? {
      let reference = FunctionReference(expression: function, resolver: resolver)
      let readings = reference.readings()
      if options.keepsOldCaptures, readings.contains(where: { $0.stability != .stable }) {
        return KeepingRewriter(call: call, text: text).rewriting(ofReference: argument, readings)
      }
      var edits: [Edit]
      var form = Rewriting.Form.two
      var parameters: String? = "_, new"
      if reference.canBeCalledLater {
        let new = reference.isMentioned("new") ? "newValue" : "new"
        var value = new
        if options.style == .zero, call.observed.expression.isPlainChain, !resolver.isInObject {
          value = call.observed.expression.trimmedText
          form = .zero
        }
        parameters = form == .zero ? nil : "_, \(new)"
        let signature = parameters.map { "\($0) in " } ?? ""
        let prefix = "{ \(signature)\(reference.prefix)"
        edits = [
          .insert(prefix, at: function.range.lowerBound),
          .replace(
            reference.argumentNamesRange ?? function.range.upperBound..<function.range.upperBound,
            with: "(\(reference.label)\(value)) }"),
        ]
      } else {
        edits = [
          .insert("{ [action = ", at: function.range.lowerBound),
          .insert("] _, new in action(new) }", at: function.range.upperBound),
        ]
      }
      edits += layout.allowsTrailing ? layout.trailingEdits(argument) : layout.unlabellingEdits(argument)
      return Rewriting(form: form, edits: edits, parameters: parameters, readings: readings)
    }
  }
#endif
