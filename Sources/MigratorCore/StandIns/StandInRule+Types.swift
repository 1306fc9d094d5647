#if Migrator
  import Foundation
  import SwiftSyntax

  extension StandInRule {
    /// Types that uses of unknown values ask for.
    static let types = [
      StandInRule("'nil' cannot be assigned to type '") { run, found in
        let target = found.token.ancestor(SequenceExprSyntax.self)?.elements.first
        return target.map { run.give(found.last + "?", to: UnknownValue.all(in: $0)) } == true ? true : nil
      },
      StandInRule("… non-optional ", "…must have Optional type, not ") { run, found in
        let isPlain = found.last == "StandIn" || run.standIns.isPlain(found.last)
        let type = isPlain ? "StandIn?" : found.last + "?"
        return run.give(type, to: UnknownValue.unwrapped(at: found.token)) ? true : nil
      },
      // `member 'accent' in 'Color' produces result of type 'StandIn', but context expects 'Color'`
      StandInRule("member '") { run, found in
        // Or of what a member of that type has: `.Palette.accent`.
        found.quoted.count == 4
          ? run.standIns.give(found.last, to: found.member, of: found.quoted[1])
            || run.standIns.retype(found.member, as: found.last) : nil
      },
      // A type that nothing shows to be a view until it stands among views.
      StandInRule("'buildExpression' is unavailable", "static method 'buildExpression' requires that") { run, found in
        let item = found.token.ancestor(CodeBlockItemSyntax.self)
        let names = [found.token, item?.firstToken(viewMode: .sourceAccurate)].compactMap(\.?.text)
        return names.map { run.standIns.conform($0, to: "View") }.contains(true)
          || item?.item.as(ExprSyntax.self).map { run.adopt($0, found.quoted.count > 1 ? found.last : "View") } ?? false
      },
      StandInRule("no exact matches in call") { run, found in
        // `candidate requires that 'Filled' conform to 'ButtonStyle'`
        let texts = found.error.notes.filter { $0.hasPrefix("candidate requires that") }.map(CompilerError.quoted)
        let name = texts.first { $0.count > 1 && run.isUnknown($0[0]) }?[1]
        return name.map { name in found.arguments.map { run.adopt($0, name) }.contains(true) } == true ? true : nil
      },
      // Only an enumeration has all cases.
      StandInRule("switch must be exhaustive") { run, found in
        guard let node = found.token.parent?.as(SwitchExprSyntax.self) else { return nil }
        return run.enumerate(node.subject, node.cases.patterns, in: found.file)
      },
      StandInRule("pattern variable binding cannot appear") { run, found in
        if let node = found.token.ancestor(SwitchCaseListSyntax.self)?.parent?.as(SwitchExprSyntax.self) {
          return run.enumerate(node.subject, node.cases.patterns, in: found.file) ? true : nil
        }
        // `guard case .row(let title) = cell.kind`
        let condition = found.token.ancestor(MatchingPatternConditionSyntax.self)
        let bound = condition?.pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? condition?.pattern
        guard let condition, let pattern = bound?.as(ExpressionPatternSyntax.self)?.expression else { return nil }
        return run.enumerate(condition.initializer.value, [pattern], in: found.file) ? true : nil
      },
      StandInRule("argument type '") { run, found in
        run.isUnknown(found.first) ? run.give(found.last, to: UnknownValue.all(at: found.token)) : nil
      },
      StandInRule("…requires the types '") { run, found in
        let type = found.quoted.dropFirst().first { !run.isUnknown($0) }
        // `where 'Element' = 'Item', 'S.Element' = 'StandIn'`
        let isList = found.error.notes.contains { $0.contains(".Element' = '") }
        return type.map { run.give(isList ? "[\($0)]" : $0, to: found.arguments.flatMap(UnknownValue.all(in:))) }
      },
      StandInRule("…requires that '") { run, found in
        guard run.isUnknown(found.quoted.dropLast().last ?? "") else { return nil }
        if found.token.parent?.is(BinaryOperatorExprSyntax.self) == true, let type = StandInRun.types[found.last] {
          return run.give(type, to: UnknownValue.all(at: found.token))
        }
        let content = found.call?.trailingClosure?.statements.compactMap { $0.item.as(ExprSyntax.self) } ?? []
        return (found.arguments + content).map { run.adopt($0, found.last) }.contains(true) ? true : nil
      },
    ]

    static let members = [
      StandInRule("reference to member '", "cannot infer contextual base") { run, found in
        // `.buttonStyle(.accessoryBar)`
        let called = found.call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        guard called.hasSuffix("Style"), let first = called.first else { return nil }
        let style = first.uppercased() + called.dropFirst()
        let owner = style == "ButtonStyle" ? "PrimitiveButtonStyle" : style
        return run.standIns.members["extension \(owner) where Self == Default\(style)", default: []]
          .insert("public static var `\(found.first)`: Self { Self() }").inserted
      },
      // `area ?? ""`: the literal tells the type, and types are what a slow expression lacks.
      StandInRule("…in reasonable time") { run, found in
        let tokens = found.token.ancestor(CodeBlockItemSyntax.self)?.tokens(viewMode: .sourceAccurate).map(\.self) ?? []
        let isNew = tokens.filter { $0.text == "??" }.map { token in
          let parts = token.ancestor(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
          guard let index = parts.firstIndex(where: { $0.id == token.parent?.id }), index > 0,
            let type = parts.dropFirst(index + 1).first?.literalType, parts[index - 1].is(MemberAccessExprSyntax.self)
          else { return false }
          return run.give(type + "?", to: UnknownValue.all(in: parts[index - 1]))
        }
        return isNew.contains(true)
      },
      // A stand-in has the name of a member that SwiftUI has, too: another error seemed to ask for it.
      StandInRule("ambiguous use of '") { run, found in run.refuseStandIn(found.member) ? true : nil },
      // An argument may need a type, without an error that says so.
      StandInRule(
        "generic parameter '", "ambiguous use of '", "cannot infer contextual base",
        "unable to infer type of a closure",
        "cannot infer type of closure", "type 'Any", "type of expression is ambiguous",
        "reference to member '"
      ) { run, found in
        let calls = found.token.ancestors.prefix { !$0.is(CodeBlockItemSyntax.self) }.compactMap {
          $0.as(FunctionCallExprSyntax.self)
        }
        let isChanged = calls.contains { call in
          guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
            StandInSignature(call).list.contains("StandIn")
          else { return false }
          // A chain of calls that begins with a type's initializer is a view's.
          if let type = UnknownValue.made(ExprSyntax(call)) { return run.standIns.conform(type, to: "View") }
          let name = member.declName.baseName
          return run.standIns.add(member: name.text, of: "StandInValue", isStatic: false, at: name)
        }
        return isChanged ? true : nil
      },
      StandInRule("reference to member '", "cannot infer contextual base") { run, found in
        run.standIns.add(member: found.first, of: "StandIn", isStatic: true, at: found.token)
      },
      // A property behind `#if os(iOS)`: `$model.isOpen`.
      StandInRule("… has no dynamic member '") { run, found in
        guard found.quoted.count > 2, let token = found.token.named(found.quoted[1]) else { return nil }
        return run.standIns.add(member: found.quoted[1], of: found.last, isStatic: false, at: token)
      },
      StandInRule("…is not a member type of", "no type named '", "instance member '", "… has no member '") {
        run, found in
        let isMember = found.message.contains(" has no member '")
        let name = isMember ? found.last : found.first
        // `typealias Image = UIImage` behind `#if os(iOS)`
        if !isMember, let owner = StandInRun.owner(found.last), let type = run.declaredAlias(name, in: owner) {
          return run.standIns.members["extension \(owner)", default: []]
            .insert("public typealias \(name) = \(type)").inserted
        }
        guard let owner = StandInRun.owner(isMember ? found.first : found.last).map(run.aliased) else {
          // `curves.Signing`: a module may have a small name.
          return found.message.contains("' in module '") && run.standIns.add(found.first) ? true : nil
        }
        if owner == "Any" {
          // `formatter.allowedUnits = [.minute]`, `.pointer(isDragging ? .closed : .open)`
          let parts = found.token.ancestor(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
          if parts.count > 1, parts[1].is(AssignmentExprSyntax.self) {
            return run.give("[StandIn]", to: UnknownValue.all(in: parts[0]))
          }
          let called = found.token.ancestor(LabeledExprListSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)
          let token = called?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
          return token.map { token in
            run.standIns.add(member: token.text, of: "View", isStatic: false, at: token)
          }
        }
        if found.message.hasPrefix("no type named"), run.standIns.add(owner) { return true }
        if found.first == "subscript", run.standIns.types[owner] != nil {
          return run.standIns.members[owner, default: []]
            .insert("public static subscript(_ key: StandIn) -> StandIn { get { standIn() } set {} }").inserted
        }
        let isStatic = !isMember || found.message.hasPrefix("type '") || found.first.hasSuffix(".Type")
        return found.token.named(name).map { run.standIns.add(member: name, of: owner, isStatic: isStatic, at: $0) }
      },
    ]

    /// The types that uses ask for.
    static let values = [
      // `candidate expects value of type 'Color' for parameter #2 (got 'StandIn')`
      StandInRule("") { run, found in
        let notes = found.error.notes.filter { $0.hasPrefix("candidate expects value of type") }
        let isNew = notes.map { note in
          let number = note.split(separator: "#").last.flatMap { Int($0.prefix(while: \.isNumber)) } ?? 1
          let values = found.arguments.dropFirst(max(0, number - 1)).prefix(1).flatMap(UnknownValue.all(in:))
          return run.give(CompilerError.quoted(in: note).first ?? "", to: values)
        }
        return isNew.contains(true) ? true : nil
      },
      StandInRule("no exact matches in call", "…'StringProtocol'") { run, found in
        run.give("String", to: found.arguments.flatMap(UnknownValue.all(in:)))
      },
      // `requires that 'Card' conform to 'View'`, `type 'Card' does not conform to protocol 'View'`
      StandInRule("…conform") { run, found in
        guard let name = found.quoted.dropLast().last.flatMap(StandInRun.owner) else { return nil }
        // The superclass of a class of the project.
        let bases = run.declared.types[name]?.flatMap { $0.inherited.map(\.trimmedText) } ?? []
        return (bases + [name]).map { run.standIns.conform($0, to: found.last) }.contains(true)
      },
      StandInRule("binary operator '") { run, found in
        let type = found.quoted.dropFirst().first { !run.isUnknown($0) }
        return type.map { run.give($0, to: UnknownValue.all(at: found.token)) }
      },
      StandInRule(
        "cannot convert ", "cannot assign ", "expression pattern of type '", "…expected contextual result type"
      ) { run, found in
        var (type, from) = (found.last, found.quoted.dropLast().last ?? "")
        if run.standIns.derive(from, from: type) { return true }
        if ["UI", "NS"].contains(where: { $0 + from == type }), run.declareAliases(from, as: type) { return true }
        if run.isUnknown(type), !run.isUnknown(from) {
          // `names.contains("Mug")`
          let member = found.call?.calledExpression.as(MemberAccessExprSyntax.self)
          if let list = member?.base, ["append", "contains", "firstIndex"].contains(member?.declName.baseName.text),
            run.give(from, to: UnknownValue.elements(of: list))
          {
            return true
          }
          let target = found.token.ancestor(SequenceExprSyntax.self)?.elements.first
          return run.give(from, to: target.map(UnknownValue.all(in:)) ?? [])
        }
        // `Binding<StandIn>` for `Binding<Bool>`
        while case let (a, b) = (from.split(separator: "<", maxSplits: 1), type.split(separator: "<", maxSplits: 1)),
          a.count == 2, b.count == 2, a[0] == b[0]
        {
          // Of several parameters, the last one is that of the value.
          (from, type) = (
            a[1].dropLast().components(separatedBy: ", ").last!, b[1].dropLast().components(separatedBy: ", ").last!
          )
        }
        if type.hasSuffix("?"), type.count > 1 { type.removeLast() }
        return run.give(type, to: UnknownValue.all(at: found.token)) || run.standIns.alias(from, to: type)
          || run.replaceParameter(found.token, with: type)
      },
    ]
  }

  extension ExprSyntax {
    fileprivate var literalType: String? {
      if self.is(StringLiteralExprSyntax.self) { return "String" }
      if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
      return self.is(IntegerLiteralExprSyntax.self) ? "Int" : self.is(FloatLiteralExprSyntax.self) ? "Double" : nil
    }
  }

  extension TokenSyntax {
    /// The token of a member, where an error is at what it belongs to.
    fileprivate func named(_ name: String) -> TokenSyntax? {
      sequence(first: self) { $0.nextToken(viewMode: .sourceAccurate) }.prefix(60).first { $0.text == name }
    }
  }
#endif
