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
    private var foreign: Set<String> = []
    /// The paths of the files that must compile.
    private var primary: [String]
    /// The types of the project.
    private let own: Set<String>
    /// The words that a member may have for a name: of the engine, and of the project's members.
    private var known: Set<UInt64>
    private var standIns: ModuleStandIns
    private var lastMembers = ""
    private static let rounds = 25

    /// - Parameters:
    ///   - sources: The files that must compile.
    ///   - context: Other files of their module.
    package init(_ sources: [SourceFile], context: [SourceFile]) {
      func full(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
      let parsed = Workers().map(sources + context) { try? ParsedFile(path: $0.path, text: $0.text) }.compactMap(\.self)
      files = Dictionary(parsed.map { (full($0.path), $0) }, uniquingKeysWith: { a, _ in a })
      primary = Set(sources.map { full($0.path) }).intersection(files.keys).sorted()
      declared = SkeletonSources(parsed, platform: .iOS)
      own = Set(declared.types.keys)
      let groups = Array(declared.types.values.joined()) + Array(declared.extensions.values.joined())
      let members = groups.flatMap { $0.members.flatMap(\.memberNames) }
      known = Words(Array(members.joined(separator: " ").utf8)).hashes
      standIns = ModuleStandIns(parsed)
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
      var errors: [CompilerError] = []
      var crashes: [CompilerError] = []
      let count = primary.count
      var isQuick = true
      for round in 1...Self.rounds {
        lastMembers = standIns.ownText(own: own)
        try OutputPath.write(lastMembers, to: "\(scratch)/Members.swift")
        while case let lines = try compiler.makeModules(standIns.text(own: own), modules), !lines.isEmpty {
          guard lines.map({ standIns.refuse($0) }).contains(true) else {
            throw Refusal("the stand-ins do not compile: \(lines[0])")
          }
        }
        errors = try compiler.errors(
          in: primary + ["\(scratch)/Members.swift"],
          besides: files.keys.filter { !primary.contains($0) && !foreign.contains($0) }.sorted(),
          isQuick: isQuick)
        say("round \(round): \(errors.count) errors, \(standIns.count) stand-ins")
        if let crash = errors.first(where: \.isFatal), primary.contains(crash.file) {
          crashes.append(crash)
          primary.removeAll { $0 == crash.file }
          continue
        }
        if !errors.map({ handle($0) }).contains(true) {
          if errors.isEmpty || !isQuick { break }
          isQuick = false
        }
      }
      try output.write(standIns.text(own: own), standIns.ownText(own: own), modules)
      // NB: without a module, the compiler checks nothing.
      let unread = errors.first { $0.message.hasPrefix(Self.noModule) }
      let open = unread.map { error in
        primary.map { CompilerError(file: $0, place: error.place, message: error.message) }
      }
      let failing = Dictionary(grouping: (open ?? errors.filter { primary.contains($0.file) }) + crashes, by: \.file)
      let lines = failing.sorted { $0.key < $1.key }.map { file, errors in
        "\(files[file]?.path ?? file):\(errors[0].place.line): \(errors[0].message)"
      }
      let sum = "\(count - failing.count) of \(count) files compile, with \(standIns.count) stand-ins."
      return (lines + ["modules: \(modules.joined(separator: ", "))", sum], failing.isEmpty)
    }

    // MARK: Errors

    /// - Returns: Whether the error led to a new declaration.
    private mutating func handle(_ error: CompilerError) -> Bool {
      let (quoted, message) = (error.quoted, error.message)
      guard let file = files[error.file] else {
        let lines = lastMembers.split(separator: "\n", omittingEmptySubsequences: false)
        return error.place.line <= lines.count && standIns.refuse(String(lines[error.place.line - 1]))
      }
      guard error.place.line <= file.text.lineCount, let name = quoted.last, let first = quoted.first else {
        return false
      }
      let offset = file.text.line(error.place.line).startIndex + error.place.column - 1
      guard let token = file.token(at: offset) else { return false }
      if ["cannot find '", "cannot find type '", "unknown attribute '", "module '"].contains(where: message.hasPrefix) {
        return standIns.add(first.filter { $0 != "$" })
      }
      if message.hasPrefix(Self.noModule) {
        // A part of a module, such as `os.log`: all files that import it.
        let importing = files.filter {
          !primary.contains($0.key) && $0.value.tree.trimmedDescription.contains("import " + name)
        }
        defer { foreign.formUnion(importing.keys) }
        return !foreign.isSuperset(of: importing.keys)
      }
      if message.contains("is ambiguous for type lookup") { return leaveOut(name, near: error.file) }
      if message.contains(" non-optional "), name == "StandIn" || message.contains("not 'StandIn'") {
        return Self.members(near: token, inArguments: false).last.map { standIns.unwrap($1) } ?? false
      }
      // `member 'accent' in 'Color' produces result of type 'StandIn', but context expects 'Color'`
      if message.hasPrefix("member '"), quoted.count == 4 { return standIns.give(name, to: first, of: quoted[1]) }
      if message.hasPrefix("'buildExpression' is unavailable") {
        // A type that nothing shows to be a view until it stands among views.
        let start = token.ancestor(CodeBlockItemSyntax.self)?.firstToken(viewMode: .sourceAccurate)
        return [token, start].compactMap(\.?.text).map { standIns.conform($0, to: "View") }.contains(true)
      }
      if Self.vague.contains(where: message.hasPrefix) {
        // An argument may need a type, and an unknown modifier makes the whole chain ambiguous, without an error.
        var isChanged = false
        var node = token.parent
        while let current = node, !current.is(CodeBlockItemSyntax.self), !isChanged {
          if let call = current.as(FunctionCallExprSyntax.self), StandInSignature(call).list.contains("StandIn"),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil
          {
            let name = member.declName.baseName
            isChanged = standIns.add(member: name.text, of: "StandInValue", isStatic: false, at: name)
          }
          node = current.parent
        }
        for token in node?.tokens(viewMode: .sourceAccurate).map(\.self) ?? []
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
        // The place is that of the member, or of what it belongs to.
        var place: TokenSyntax? = token
        for _ in 0..<60 where place?.text != name { place = place?.nextToken(viewMode: .sourceAccurate) }
        let isStatic = message.hasPrefix("type '") || first.hasSuffix(".Type")
        return place.map { standIns.add(member: name, of: owner, isStatic: isStatic, at: $0) } ?? false
      }
      let isText = message.hasPrefix("no exact matches in call") || name == "StringProtocol"
      if message.contains("conform"), !isText {
        // `requires that 'Card' conform to 'View'`, `type 'Card' does not conform to protocol 'View'`
        return quoted.dropLast().last.flatMap(Self.owner).map { standIns.conform($0, to: name) } ?? false
      }
      guard isText || message.hasPrefix("cannot convert ") || message.hasPrefix("cannot assign ") else { return false }
      let type = isText ? "String" : name
      guard !own.contains(type), !type.contains(" ") else { return false }
      return Self.members(near: token, inArguments: isText).map { standIns.give(type, to: $1, of: $0) }.contains(true)
    }

    /// Leaves out the files that declare a type again, as another module of the project does.
    private mutating func leaveOut(_ name: String, near file: String) -> Bool {
      let paths = (declared.types[name] ?? []).map { URL(fileURLWithPath: $0.path).standardizedFileURL.path }
      let farther = Self.farther(paths, from: file).filter { !primary.contains($0) }
      defer { foreign.formUnion(farther) }
      return !foreign.isSuperset(of: farther)
    }

    /// All paths but the nearest one: that with most folders in common.
    static func farther(_ paths: [String], from file: String) -> ArraySlice<String> {
      func shared(_ path: String) -> Int {
        zip(path.split(separator: "/"), file.split(separator: "/")).prefix { $0 == $1 }.count
      }
      return Set(paths).sorted { (-shared($0), $0) < (-shared($1), $1) }.dropFirst()
    }

    private static let noModule = "no such module '"

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

    private static func members(near token: TokenSyntax, inArguments: Bool) -> [(String, String)] {
      func parts(_ node: Syntax?) -> [(String, String)] {
        if let name = node?.as(DeclReferenceExprSyntax.self)?.baseName.text { return [("", name)] }
        guard let member = node?.as(MemberAccessExprSyntax.self), let base = member.base else { return [] }
        let last = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        return [base.trimmedText, last].map { ($0, member.declName.baseName.text) }
      }
      if inArguments {
        return token.ancestor(FunctionCallExprSyntax.self)?.arguments.flatMap { parts(Syntax($0.expression)) } ?? []
      }
      var found = parts(token.parent)
      var node = token.parent?.parent
      while let current = node, current.is(MemberAccessExprSyntax.self) {
        found += parts(current)
        node = current.parent
      }
      return found
    }
  }
#endif
