#if Migrator
  import Foundation
  import SwiftSyntax

  /// Declares what one kind of compiler error asks for.
  struct StandInRule: Sendable {
    /// An error at a token of a file of the project.
    struct Found {
      let error: CompilerError
      let token: TokenSyntax
      let file: ParsedFile
      var message: String { error.message }
      var quoted: [String] { error.quoted }
      var first: String { quoted.first ?? "" }
      var last: String { quoted.last ?? "" }
      /// The first name, without the labels of a function.
      var member: String { String(first.prefix { $0 != "(" }) }
      var call: FunctionCallExprSyntax? { token.ancestor(FunctionCallExprSyntax.self) }
      var arguments: [ExprSyntax] { call?.arguments.map(\.expression) ?? [] }
    }

    /// How the message of such an error begins; after `…`, a part of it.
    private let texts: [String]
    private let act: @Sendable (inout StandInRun, Found) -> Bool?

    private init(_ texts: String..., act: @escaping @Sendable (inout StandInRun, Found) -> Bool?) {
      (self.texts, self.act) = (texts, act)
    }

    /// - Returns: Whether anything is new, or `nil` if a later rule decides.
    func declare(_ run: inout StandInRun, _ found: Found) -> Bool? {
      let message = found.message
      let isMet = texts.contains { $0.hasPrefix("…") ? message.contains($0.dropFirst()) : message.hasPrefix($0) }
      return isMet ? act(&run, found) : nil
    }

    /// The rules: the first one that decides counts.
    static let all = files + names + types + members + values

    /// Files that do not belong to the module.
    private static let files = [
      // A test, or the first file of a program.
      StandInRule("") { run, found in
        let item = found.file.tree.statements.first { $0.endPosition > found.token.position }?.item
        guard let item, item.is(ImportDeclSyntax.self) || !item.is(DeclSyntax.self) else { return nil }
        return run.primary.contains(found.error.file) ? nil : run.leaveOut([found.error.file])
      },
      // A file that says itself that Linux is none of its platforms, or one of a program beside the module.
      StandInRule("") { run, found in
        let macros = found.token.ancestors.compactMap { $0.asProtocol((any FreestandingMacroExpansionSyntax).self) }
        let isRefusal = macros.contains { $0.macroName.text == "error" }
        guard isRefusal || found.message == "circular reference", !run.primary.contains(found.error.file) else {
          return nil
        }
        return run.leaveOut([found.error.file]) ? true : nil
      },
      // Another module of the project declares the name again.
      StandInRule("invalid redeclaration of '", "ambiguous use of '", "…is ambiguous for type lookup") { run, found in
        let isUse = !found.message.hasPrefix("invalid")
        let places = found.error.notePlaces.filter { run.files[$0] != nil }
        guard !isUse || places.count == found.error.notePlaces.count else { return nil }
        let paths = places + (isUse ? [] : [found.error.file])
        return run.leaveOut(run.farther(paths, from: run.primary.first ?? found.error.file)) ? true : nil
      },
      // The compiler has no word for a function that two modules of the project have.
      StandInRule("failed to produce diagnostic") { run, found in
        let tokens = found.token.ancestor(CodeBlockItemSyntax.self)?.tokens(viewMode: .sourceAccurate).map(\.self) ?? []
        let called = Set(tokens.filter { $0.nextToken(viewMode: .sourceAccurate)?.text == "(" }.map(\.text))
        let functions = called.map { name in
          run.files.filter { $1.tree.statements.contains { $0.item.as(FunctionDeclSyntax.self)?.name.text == name } }
            .keys
        }
        return functions.map { run.leaveOut(run.farther(Array($0), from: found.error.file)) }.contains(true)
          ? true : nil
      },
      // A type of another module has the name of one of the engine's.
      StandInRule("trailing closure passed", "extra trailing closure", "…'NSCoder'", "inheritance from non-protocol") {
        run, found in
        let types = run.declared.types[found.call?.calledExpression.trimmedText ?? found.first] ?? []
        return run.leaveOut(types.map { StandInRun.full($0.path) }) ? true : nil
      },
    ]

    /// Names that nothing declares.
    private static let names = [
      // The type that a protocol of unknown code gives: `func makeBody(configuration: Configuration)`.
      StandInRule("cannot find type '") { run, found in
        let owner = found.token.ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
        let names = owner?.inheritanceClause?.inheritedTypes.map(\.type.trimmedText) ?? []
        guard ModuleStandIns.given.contains(found.first),
          let name = names.first(where: { run.standIns.types[$0] == .proto })
        else { return nil }
        return run.standIns.members["extension \(name)", default: []]
          .insert("public typealias \(found.first) = StandIn").inserted
      },
      StandInRule("cannot find '", "cannot find type '", "unknown attribute '", "module '") { run, found in
        run.add(missing: found.first.filter { $0 != "$" })
      },
      // A type of the engine with the name of another module's: `Settings.session`.
      StandInRule("generic parameter '") { run, found in
        let isOwner = found.token.parent?.parent?.as(MemberAccessExprSyntax.self)?.base?.trimmedText == found.token.text
        return isOwner && run.standIns.hide(found.token.text) ? true : nil
      },
      StandInRule("…' is unavailable") { run, found in run.standIns.hide(found.first) ? true : nil },
      // A protocol of the shim has the name of another module's class.
      StandInRule("…cannot conform to 'ObservableObject'") { run, found in
        run.standIns.hide(found.first.replacingOccurrences(of: "any ", with: "")) ? true : nil
      },
      StandInRule("reference to generic type '") { run, found in
        // Or a type of another module of the project.
        let paths = run.declared.types[found.first]?.map { StandInRun.full($0.path) } ?? []
        return run.standIns.genericCounts.removeValue(forKey: found.first) != nil || run.leaveOut(paths)
      },
      StandInRule("cannot infer key path type", "generic parameter 'Value'") { run, found in
        let name = found.token.ancestor(AttributeSyntax.self)?.attributeName.trimmedText
        let called = found.call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        guard name == "Environment" || called == "environment",
          let key = found.token.ancestor(KeyPathExprSyntax.self)?.components.first?.trimmedText.dropFirst()
            ?? found.token.ancestor(AttributeSyntax.self)?.environmentKey?[...]
        else { return nil }
        let type = found.token.ancestor(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type.trimmedText
        let isFlag = key.range(of: "^(is|has|should)[A-Z]", options: .regularExpression) != nil
        return run.standIns.declare(
          String(key), type ?? (isFlag ? "Bool" : "StandIn"), in: "extension EnvironmentValues")
      },
      // A modifier or an initializer of another package that has the name of one of the engine's.
      StandInRule("extra argument", "extraneous argument label", "incorrect argument label", "no exact matches in call")
      { run, found in
        let texts = found.message.hasPrefix("no exact") ? found.error.notes : [found.message]
        let labels = texts.flatMap(CompilerError.quoted).map { $0.hasSuffix(":") || $0.hasSuffix(")") ? $0 : $0 + ":" }
        let calls = found.token.ancestors.compactMap { $0.as(FunctionCallExprSyntax.self) }
        let call = calls.first { call in
          call.arguments.contains { (argument: LabeledExprSyntax) -> Bool in
            guard let label = argument.label?.text else { return false }
            // `onChange(of: price, throttle: 1)`: no candidate has that label.
            let isOther = found.error.notes.allSatisfy { !$0.contains(label + ":") }
            let isPart = found.error.notes.contains { $0.contains("partially matching") }
            let isCalled = found.first.isEmpty ? isPart : Syntax(call).calleeName == found.first
            return labels.contains { $0.contains(label + ":") } || isOther && isCalled
          }
        }
        if let member = call?.calledExpression.as(MemberAccessExprSyntax.self) {
          let isMade = member.base == nil && member.declName.baseName.text == "init"
          if isMade {
            return run.standIns.add(member: "init", of: "StandIn", isStatic: true, at: member.declName.baseName)
          }
          guard member.base?.is(FunctionCallExprSyntax.self) ?? true else { return nil }
          let name = member.declName.baseName
          return run.standIns.add(member: name.text, of: "View", isStatic: false, at: name)
        }
        let owner = found.token.ancestor(ExtensionDeclSyntax.self)?.extendedType.trimmedText ?? ""
        if let made = found.call, made.calledExpression.trimmedText == "Self", run.standIns.types[owner] != nil {
          return run.standIns.add(initializerOf: owner, made)
        }
        let name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let call, let name else { return nil }
        return run.standIns.add(initializerOf: name, call)
      },
      // `searchable()` of another package.
      StandInRule("missing argument for parameter") { run, found in
        let member = found.call?.calledExpression.as(MemberAccessExprSyntax.self)
        let isOwn = found.error.notePlaces.isEmpty || found.error.notePlaces.contains { run.files[$0] != nil }
        guard !isOwn, let member, let base = member.base, UnknownValue.made(base) != nil else { return nil }
        let name = member.declName.baseName
        return run.standIns.add(member: name.text, of: "View", isStatic: false, at: name)
      },
      StandInRule("argument passed to call that takes no arguments") { run, found in
        let name = found.call?.calledExpression.trimmedText.prefix { $0 != "<" } ?? ""
        let type = run.standIns.types.keys.sorted().first { $0 == name || $0.hasSuffix("." + name) }
        return found.call.flatMap { call in type.map { run.standIns.add(initializerOf: $0, call) } }
      },
    ]

    /// Types that uses of unknown values ask for.
    private static let types = [
      StandInRule("… non-optional ", "…must have Optional type, not ") { run, found in
        let type = run.isUnknown(found.last) ? "StandIn?" : found.last + "?"
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
        let patterns = node.cases.patterns
        let text = found.file.text.string
        let start = "\\b\\Q\(node.subject.trimmedText)\\E: *\\w+"
        let type = text.range(of: start, options: .regularExpression).map { text[$0].split { ": ".contains($0) }[1] }
        if run.standIns.enumerate(String(type ?? ""), patterns) { return true }
        let names = patterns.compactMap { $0.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
        let made = "StandInCases_" + names.joined(separator: "_")
        return run.standIns.enumerate(made, patterns, isNew: true)
          && run.give(made, to: UnknownValue.all(in: node.subject))
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

    private static let members = [
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
      StandInRule("…is not a member type of", "no type named '", "instance member '", "… has no member '") {
        run, found in
        let isMember = found.message.contains(" has no member '")
        let name = isMember ? found.last : found.first
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
    private static let values = [
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
        if run.isUnknown(type), !run.isUnknown(from) {
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
