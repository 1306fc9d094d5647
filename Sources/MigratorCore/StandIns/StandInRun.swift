#if Migrator
  import CommandOutput
  import Foundation
  import SwiftSyntax

  /// Writes a package of the modules and names that files lack on Linux.
  package struct StandInRun {
    /// Why nothing is written.
    package struct Refusal: Error, CustomStringConvertible {
      package let description: String
      init(_ description: String) { self.description = description }
    }

    private let files: [String: ParsedFile]
    private let declared: SkeletonSources
    /// The paths of files that belong to other modules.
    private(set) var foreign: Set<String>
    /// The paths of the files that must compile.
    private var primary: [String]
    /// The paths of files that are checked, too, because an error in the others may follow from theirs.
    private var inspected: Set<String> = []
    /// The types of the project.
    private let own: Set<String>
    /// The words that a member may have for a name: of the engine, and of the project's members.
    private var known: Set<UInt64>
    private(set) var standIns: ModuleStandIns
    private var lastMembers = ""
    private static let rounds = 25

    /// - Parameters:
    ///   - sources: The files that must compile.
    ///   - context: Other files of their module.
    package init(_ sources: [SourceFile], context: [SourceFile]) {
      let parsed = Workers().map(sources + context) { try? ParsedFile(path: $0.path, text: $0.text) }.compactMap(\.self)
      files = Dictionary(parsed.map { (Self.full($0.path), $0) }, uniquingKeysWith: { a, _ in a })
      primary = Set(sources.map { Self.full($0.path) }).intersection(files.keys).sorted()
      declared = SkeletonSources(parsed, platform: .iOS)
      own = Set(declared.types.keys)
      let groups = Array(declared.types.values.joined()) + Array(declared.extensions.values.joined())
      let members = groups.flatMap { $0.members.flatMap(\.memberNames) }
      known = Words(Array(members.joined(separator: " ").utf8)).hashes
      standIns = ModuleStandIns(parsed)
      let tests = files.filter {
        $0.value.tree.statements.contains {
          $0.item.is(ImportDeclSyntax.self) && $0.trimmedText.hasPrefix("@testable import")
        }
      }
      foreign = Set(tests.keys).subtracting(primary)
    }

    /// Refuses a folder from which stand-ins could reach an app: one of the given ones, or one of a package's sources.
    package static func check(_ folder: String, _ option: String, _ paths: [String]) throws(Refusal) {
      func real(_ path: String) -> URL { URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath() }
      var around = real(folder)
      let given = Set(paths.map { real($0).path })
      while around.path != "/" {
        let outer = around.deletingLastPathComponent()
        let isSources = around.lastPathComponent == "Sources"
        if given.contains(around.path)
          || isSources && FileManager.default.fileExists(atPath: outer.appendingPathComponent("Package.swift").path)
        {
          throw Refusal(
            "\(option) \(folder): the app's build would compile what is written there.\n\nTo fix, name a folder outside of the app's code."
          )
        }
        around = outer
      }
    }

    /// - Parameters:
    ///   - engine: A checkout of this package.
    ///   - scratch: The folder in which the modules with Apple's names are built.
    /// - Returns: The lines of the report, the last of which has the numbers; and whether all files compile.
    package mutating func run(
      into folder: String, engine: EnginePackage, scratch: String, _ say: (String) -> Void
    ) throws -> (report: [String], isComplete: Bool) {
      let output = StandInFolder(folder, engine)
      try output.check()
      say("building the modules with Apple's names in \(scratch)")
      let compiler = try StandInCompiler(scratch, engine)
      for path in FileFinder(paths: ["Compat", "Sources"].map { engine.location + "/" + $0 }).files {
        known.formUnion(Words([UInt8](FileManager.default.contents(atPath: path) ?? Data())).hashes)
      }
      let imports = files.values.flatMap { file in
        file.tree.tokens(viewMode: .sourceAccurate).compactMap {
          $0.tokenKind == .keyword(.import) ? $0.parent?.as(ImportDeclSyntax.self)?.path.first?.name.text : nil
        }
      }
      let modules = try compiler.missing(of: Set(imports).sorted())
      var (errors, isChecked) = ([CompilerError](), false)
      var crashes: [CompilerError] = []
      let count = primary.count
      var scopes = [2_000, 10_000, nil]
      func check(_ files: [String]) throws -> ([CompilerError], Bool) {
        try compiler.errors(
          in: files, besides: self.files.keys.filter { !files.contains($0) && !foreign.contains($0) }.sorted(),
          scopes: scopes[0])
      }
      let members = "\(scratch)/Members.swift"
      for round in 1...Self.rounds {
        lastMembers = standIns.ownText(own: own)
        try OutputPath.write(lastMembers, to: members)
        while case let lines = try compiler.makeModules(standIns.text(own: own), modules), !lines.isEmpty {
          guard lines.map({ standIns.refuse($0) }).contains(true) else {
            throw Refusal("the stand-ins do not compile: \(lines[0])")
          }
        }
        (errors, isChecked) = try check(primary + inspected.sorted() + [members])
        say("round \(round): \(errors.count) errors, \(standIns.count) stand-ins")
        if let crash = errors.first(where: \.isFatal), primary.contains(crash.file) {
          crashes.append(crash)
          primary.removeAll { $0 == crash.file }
          continue
        }
        if errors.map({ handle($0) }).contains(true) { continue }
        // The compiler tells less about the other files.
        let others = Set(errors.map(\.file)).intersection(files.keys).subtracting(primary).subtracting(inspected)
        inspected.formUnion(others)
        if !others.isEmpty { continue }
        let slow = errors.count { $0.message.contains("in reasonable time") }
        guard slow > 0, scopes.count == 3 || scopes.count == 2 && slow == errors.count else { break }
        scopes.removeFirst()
      }
      try output.write(standIns.text(own: own), standIns.ownText(own: own), modules)
      let open = try failures(errors, isChecked) { try check([$0, members]) }
      let failing = Dictionary(grouping: open + crashes, by: \.file)
      let lines = failing.sorted { $0.key < $1.key }.map { file, errors in
        "\(files[file]?.path ?? file):\(errors[0].place.line): \(errors[0].message)"
      }
      let sum = "\(count - failing.count) of \(count) files compile, with \(standIns.count) stand-ins."
      return (lines + ["modules: \(modules.joined(separator: ", "))", sum], failing.isEmpty)
    }

    /// The errors of the files that must compile. What such a file uses has to be without an error, too.
    func failures(
      _ errors: [CompilerError], _ isChecked: Bool, _ check: (String) throws -> ([CompilerError], Bool)
    ) rethrows -> [CompilerError] {
      if isChecked, errors.isEmpty { return [] }
      return try primary.flatMap { file in
        let own = errors.filter { $0.file == file }
        guard own.isEmpty else { return own }
        let (errors, isChecked) = try check(file)
        if isChecked, errors.isEmpty { return [] }
        let first = errors.first ?? CompilerError(file: file, place: Place(line: 1, column: 1), message: "not checked")
        let message =
          first.file == file ? first.message : "\(first.message), in \(files[first.file]?.path ?? first.file)"
        return [CompilerError(file: file, place: first.place, message: message)]
      }
    }

    // MARK: Errors

    private static func full(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// - Returns: Whether the error led to a new declaration.
    mutating func handle(_ error: CompilerError) -> Bool {
      let (quoted, message) = (error.quoted, error.message)
      guard let file = files[error.file] else {
        let lines = lastMembers.split(separator: "\n", omittingEmptySubsequences: false)
        return error.place.line <= lines.count && standIns.refuse(String(lines[error.place.line - 1]))
      }
      guard error.place.line <= file.text.lineCount else { return false }
      let offset = file.text.line(error.place.line).startIndex + error.place.column - 1
      guard let token = file.token(at: offset) else { return false }
      if message.hasPrefix("no such module '") {
        // A part of a module, such as `os.log`: all files that import it.
        return leaveOut(files.filter { $0.value.tree.trimmedText.contains("import " + quoted[0]) }.keys)
      }
      if !primary.contains(error.file),
        let item = file.tree.statements.first(where: { $0.endPosition > token.position })?.item,
        item.is(ImportDeclSyntax.self) || !item.is(DeclSyntax.self)
      {
        // A test, or the first file of a program.
        return leaveOut([error.file])
      }
      let (name, first) = (quoted.last ?? "", quoted.first ?? "")
      if ["cannot find '", "cannot find type '", "unknown attribute '", "module '"].contains(where: message.hasPrefix) {
        return standIns.add(first.filter { $0 != "$" })
      }
      if message.hasPrefix("missing argument for parameter"),
        let path = token.ancestor(FunctionCallExprSyntax.self).flatMap({
          declared.types[$0.calledExpression.trimmedText]
        })?
        .first?.path
      {
        // A stored property without a value may have one that is not known yet.
        return inspected.insert(Self.full(path)).inserted
      }
      if message.hasPrefix("cannot infer key path type"),
        let attribute = token.ancestor(AttributeSyntax.self), attribute.attributeName.trimmedText == "Environment",
        let key = token.ancestor(KeyPathExprSyntax.self)?.components.first?.trimmedText.dropFirst()
      {
        let variable = token.ancestor(VariableDeclSyntax.self)?.bindings.first
        return standIns.declare(
          String(key), variable?.typeAnnotation?.type.trimmedText ?? "StandIn", in: "extension EnvironmentValues")
      }
      if message.hasPrefix("extra argument '") {
        // A modifier of another package that has the name of one of the engine's.
        let calls = token.ancestors.compactMap { $0.as(FunctionCallExprSyntax.self) }
        let call = calls.first { $0.arguments.contains { $0.label?.text == first } }
        guard let member = call?.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        guard member.base?.is(FunctionCallExprSyntax.self) == true else { return false }
        let name = member.declName.baseName
        return standIns.add(member: name.text, of: "View", isStatic: false, at: name)
      }
      if message.contains("is ambiguous for type lookup") {
        // Another module of the project declares the type again.
        return leaveOut(Self.farther((declared.types[name] ?? []).map { Self.full($0.path) }, from: error.file))
      }
      if message.contains(" non-optional "), name == "StandIn" || message.contains("not 'StandIn'") {
        return Self.members(near: token, inArguments: nil).last.map { standIns.retype($1, as: "StandIn?") } ?? false
      }
      // `member 'accent' in 'Color' produces result of type 'StandIn', but context expects 'Color'`
      if message.hasPrefix("member '"), quoted.count == 4 { return give(name, to: first, of: quoted[1]) }
      if message.hasPrefix("'buildExpression' is unavailable") {
        // A type that nothing shows to be a view until it stands among views.
        let item = token.ancestor(CodeBlockItemSyntax.self)
        let names = [token, item?.firstToken(viewMode: .sourceAccurate)].compactMap(\.?.text)
        return names.map { standIns.conform($0, to: "View") }.contains(true)
          || item?.item.as(ExprSyntax.self).map { show($0, as: name) } ?? false
      }
      if message.contains("requires that 'StandIn"), ["View", "ShapeStyle"].contains(name) {
        let call = token.ancestor(FunctionCallExprSyntax.self)
        return call?.arguments.map { show($0.expression, as: name) }.contains(true) ?? false
      }
      if Self.vague.contains(where: message.hasPrefix) {
        // An argument may need a type, and an unknown modifier makes the whole chain ambiguous, without an error.
        let calls = token.ancestors.prefix { !$0.is(CodeBlockItemSyntax.self) }.compactMap {
          $0.as(FunctionCallExprSyntax.self)
        }
        var isChanged = calls.contains { call in
          guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
            StandInSignature(call).list.contains("StandIn")
          else { return false }
          let name = member.declName.baseName
          // A modifier of a view that is made here: the view's other code may be wrong.
          if known.contains(Words.hash(of: name.text)), Self.isMade(ExprSyntax(call)) { return false }
          return standIns.add(member: name.text, of: "StandInValue", isStatic: false, at: name)
        }
        let statement = token.ancestor(CodeBlockItemSyntax.self)
        for token in isChanged ? [] : statement?.tokens(viewMode: .sourceAccurate).map(\.self) ?? []
        where !known.contains(Words.hash(of: token.text)) {
          let member = token.parent?.parent?.as(MemberAccessExprSyntax.self)
          guard member?.declName.baseName.id == token.id, member?.base?.is(FunctionCallExprSyntax.self) == true else {
            continue
          }
          if standIns.add(member: token.text, of: "View", isStatic: false, at: token) { isChanged = true }
        }
        return isChanged
      }
      if message.contains("is not a member type of"), let owner = Self.owner(name) {
        return standIns.add(member: first, of: owner, isStatic: true, at: token)
      }
      if message.contains(" has no member '"), let owner = Self.owner(first) {
        let isStatic = message.hasPrefix("type '") || first.hasSuffix(".Type")
        return token.named(name).map { standIns.add(member: name, of: owner, isStatic: isStatic, at: $0) } ?? false
      }
      let asked = error.notes.flatMap { note -> [Bool] in
        // `candidate expects value of type 'Color' for parameter #2 (got 'StandIn')`
        let quoted = CompilerError.quoted(in: note)
        guard note.hasPrefix("candidate expects value of type"), let type = quoted.first,
          let number = note.split(separator: "#").last.flatMap({ Int($0.prefix(while: \.isNumber)) })
        else { return [] }
        return Self.members(near: token, inArguments: number).map { give(type, to: $1, of: $0) }
      }
      if asked.contains(true) { return true }
      let isText = message.hasPrefix("no exact matches in call") || name == "StringProtocol"
      if message.contains("conform"), !isText {
        // `requires that 'Card' conform to 'View'`, `type 'Card' does not conform to protocol 'View'`
        return quoted.dropLast().last.flatMap(Self.owner).map { standIns.conform($0, to: name) } ?? false
      }
      guard isText || message.hasPrefix("cannot convert ") || message.hasPrefix("cannot assign ") else { return false }
      let type = isText ? "String" : name
      guard !type.contains(" ") else { return false }
      return Self.members(near: token, inArguments: isText ? 0 : nil).map { owner, name in
        // `@Environment(\.store) var name`
        let start = #"@Environment\(\\.\w+(?=\)[^\n]* var \#(name)\b)"#
        let key = owner.isEmpty ? file.text.string.range(of: start, options: .regularExpression) : nil
        guard let key else { return give(type, to: name, of: owner) }
        return give(type, to: String(file.text.string[key].dropFirst(15)), of: "EnvironmentValues")
      }.contains(true)
    }

    /// Leaves out files of other modules.
    private mutating func leaveOut(_ paths: some Sequence<String>) -> Bool {
      let others = Set(paths).subtracting(primary).subtracting(foreign)
      foreign.formUnion(others)
      return !others.isEmpty
    }

    /// All paths but the nearest one: that with most folders in common.
    static func farther(_ paths: [String], from file: String) -> ArraySlice<String> {
      func shared(_ path: String) -> Int {
        zip(path.split(separator: "/"), file.split(separator: "/")).prefix { $0 == $1 }.count
      }
      return Set(paths).sorted { (-shared($0), $0) < (-shared($1), $1) }.dropFirst()
    }

    /// How messages begin that do not say which name is missing.
    private static let vague = [
      "generic parameter '", "ambiguous use of '", "cannot infer contextual base", "unable to infer type of a closure",
      "cannot infer type of closure",
      "type 'Any' has no member", "type of expression is ambiguous", "reference to member '",
    ]

    /// The type that a declaration can extend.
    private static func owner(_ text: String) -> String? {
      var text = text
      for part in [".Type", "Files.", "StandIns."] { text = text.replacingOccurrences(of: part, with: "") }
      for word in ["(", "any ", "some "] where text.hasPrefix(word) { text.removeFirst(word.count) }
      if text.hasPrefix("[") { return text.contains(":") ? "Dictionary" : "Array" }
      let isView = text.hasPrefix("ModifiedContent") || text.hasSuffix("View>") || views.contains(text)
      let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      return isView ? "View" : name.first?.isUppercase == true ? String(name) : nil
    }

    private static let views: Set<String> = [
      "Text", "Image", "Button<Text>", "Label<Text, Image>", "TextField<Text>", "Divider", "Spacer", "TextEditor",
      "SecureField<Text>", "AnyView", "EmptyView", "Toggle<Text>",
    ]

    /// Whether a chain of calls begins with a type's initializer.
    private static func isMade(_ value: ExprSyntax) -> Bool {
      guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      return name?.first?.isUppercase ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.base.map(isMade)
        ?? false
    }

    /// Lets the unknown member in an expression be a view or a color: the last one before calls of modifiers.
    private mutating func show(_ value: ExprSyntax, as protocolName: String) -> Bool {
      var (value, last) = (value, String?.none)
      while let call = value.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      {
        last = member.declName.baseName.text
        guard let base = member.base, !base.is(DeclReferenceExprSyntax.self) else { break }
        value = base
      }
      if let member = value.as(MemberAccessExprSyntax.self) { last = member.declName.baseName.text }
      guard let last else { return false }
      let isColor = protocolName == "ShapeStyle" || last.lowercased().hasSuffix("color")
      let isImage = last.lowercased().hasSuffix("image")
      return standIns.retype(last, as: isColor ? "Color" : isImage ? "Image" : "StandInView")
    }

    private mutating func give(_ type: String, to name: String, of owner: String) -> Bool {
      standIns.give(
        type, to: name, of: owner,
        isOwn: !own.isDisjoint(with: type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)))
    }

    /// The members that make a value: with their owners.
    ///
    /// - Parameter number: The argument of the call around the token, 0 for all, or `nil` for the value at the token.
    private static func members(near token: TokenSyntax, inArguments number: Int?) -> [(String, String)] {
      func parts(_ node: Syntax?) -> [(String, String)] {
        if let name = node?.as(DeclReferenceExprSyntax.self)?.baseName.text { return [("", name)] }
        guard let member = node?.as(MemberAccessExprSyntax.self), let base = member.base else { return [] }
        let last = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        return [base.trimmedText, last].map { ($0, member.declName.baseName.text) }
      }
      if let number {
        let all = token.ancestor(FunctionCallExprSyntax.self)?.arguments.map { Syntax($0.expression) } ?? []
        return (number == 0 ? all[...] : all.dropFirst(number - 1).prefix(1)).flatMap(parts)
      }
      if let value = token.parent?.as(ForceUnwrapExprSyntax.self)?.expression { return parts(Syntax(value)) }
      if let value = token.parent?.as(OptionalChainingExprSyntax.self)?.expression { return parts(Syntax(value)) }
      let chain = token.ancestors.dropFirst().prefix { $0.is(MemberAccessExprSyntax.self) }
      var found = parts(token.parent) + chain.flatMap(parts)
      // `isOn ? Texts.on : Texts.off`: the compiler blames only one of both.
      let elements = token.ancestor(SequenceExprSyntax.self)?.elements.map(\.self) ?? []
      for element in elements {
        guard let question = element.as(UnresolvedTernaryExprSyntax.self) else { continue }
        found += parts(Syntax(question.thenExpression)) + parts(elements.last.map { Syntax($0) })
      }
      return found
    }
  }

  extension TokenSyntax {
    /// The token of a member, where an error is at what it belongs to.
    fileprivate func named(_ name: String) -> TokenSyntax? {
      sequence(first: self) { $0.nextToken(viewMode: .sourceAccurate) }.prefix(60).first { $0.text == name }
    }
  }
#endif
