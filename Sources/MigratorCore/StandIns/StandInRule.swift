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

    init(_ texts: String..., act: @escaping @Sendable (inout StandInRun, Found) -> Bool?) {
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
      // A test, a file of a program, or one that says itself that Linux is none of its platforms.
      StandInRule("") { run, found in
        let item = found.file.tree.statements.first { $0.endPosition > found.token.position }?.item
        let isProgram = item.map { $0.is(ImportDeclSyntax.self) || !$0.is(DeclSyntax.self) } ?? false
        let macros = found.token.ancestors.compactMap { $0.asProtocol((any FreestandingMacroExpansionSyntax).self) }
        let isRefusal = macros.contains { $0.macroName.text == "error" }
        guard isProgram || isRefusal || found.message == "circular reference",
          !run.primary.contains(found.error.file)
        else { return nil }
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
      // `LaunchAtLogin.Toggle { }`: a module has a type of its name.
      StandInRule("trailing closure passed", "extra trailing closure") { run, found in
        let owner = found.call?.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedText ?? ""
        return run.isModule(owner) && run.standIns.add(owner) ? true : nil
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
        let owner = found.token.group
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
      StandInRule("expected member name or initializer call after type name") { run, found in
        run.standIns.makeConstant(found.token.text) ? true : nil
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
          let name = member.declName.baseName
          // `Task.sleep(seconds: 1)`
          if member.base?.trimmedText == "Task" {
            let owner = "Task where Success == Never, Failure == Never"
            return run.standIns.add(member: name.text, of: owner, isStatic: true, at: name)
          }
          guard member.base?.is(FunctionCallExprSyntax.self) ?? true else { return nil }
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
      StandInRule("missing argument") { run, found in
        // A type of another module of the project has the name of one of SwiftUI's: `EmptyView()`.
        if let call = found.call, let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
          StandInRun.views.contains(name), run.declared.types[name] != nil
        {
          return run.standIns.add(initializerOf: name, call)
        }
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
  }
#endif
