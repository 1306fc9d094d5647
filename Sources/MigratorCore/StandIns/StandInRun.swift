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

    let files: [String: ParsedFile]
    let declared: SkeletonSources
    let fileModules: FileModules
    /// The paths of the modules that each file imports.
    private let imports: [String: [ArraySlice<String>]]
    /// The paths of files that belong to other modules.
    private(set) var foreign: Set<String>
    /// The paths of the files that must compile.
    private(set) var primary: [String]
    /// The paths of files that are checked, too, because an error in the others may follow from theirs.
    var inspected: Set<String> = []
    /// The paths of the files of the Xcode target that compiles these.
    private let compiled: Set<String>
    /// The types of the project.
    let own: Set<String>
    typealias FirstValues = [String: [(type: String, isPrivate: Bool, value: ExprSyntax)]]
    let firstValues: FirstValues
    var standIns: ModuleStandIns
    /// The classes that Xcode makes of data models.
    private var entities = ""
    private var lastMembers = ""
    /// The missing names for which this round has searched the files.
    private var added: Set<String> = []
    private static let rounds = 200
    /// What an expression may cost. More is tried only where nothing else tells more.
    private static let scopes: [Int?] = [2_000, 10_000, nil]

    /// The files at the paths must compile, and the context has other files of their module.
    package init(_ paths: [String], context: [String], _ settings: Settings, scratch: String) throws {
      let groups = [paths, context].map { ($0, FileFinder(paths: $0, settings: settings)) }
      let projects = Set(groups.flatMap { ProjectFolders($0, $1.listings).projects }).sorted()
      let targets = projects.flatMap { XcodeProject(path: $0, SettingsReader())?.targets ?? [] }
      var sources = groups.map { $1.files.compactMap { try? SourceFile(path: $0) } }
      sources[1] += groups.flatMap { $1.generated.compactMap { try? SourceFile(path: $0) } }
      // Xcode makes these classes.
      let entities = DataModels.code(groups.flatMap { DataModels.entities(below: $0, $1.listings) })
      let generated = scratch + "/Entities.swift"
      if !entities.isEmpty {
        sources[1].append(SourceFile(path: generated, contents: [UInt8](entities.utf8)))
        try OutputPath.write(entities, to: generated)
      }
      self.init(sources[0], context: sources[1], XcodeTargets(targets.map { ($0, "", false) }))
      (self.entities, inspected) = (entities, Set(files.keys.filter { $0 == Self.full(generated) }))
    }

    init(_ sources: [SourceFile], context: [SourceFile], _ targets: XcodeTargets = XcodeTargets([])) {
      let parsed = Workers().map(sources + context) {
        try? ParsedFile(path: $0.path, text: $0.text, mayHaveErrors: true)
      }.compactMap(\.self)
      files = Dictionary(parsed.map { (Self.full($0.path), $0) }, uniquingKeysWith: { a, _ in a })
      // NB: one that cannot be read is among them. Otherwise it would count for one that compiles.
      primary = Set(sources.map { Self.full($0.path) }).sorted()
      declared = SkeletonSources(parsed, platform: .iOS)
      own = Set(declared.types.keys).subtracting(["String", "Int", "Bool", "Double"])
      firstValues = Self.firstValues(in: declared)
      standIns = ModuleStandIns(parsed)
      let target = targets.target(of: primary)
      let numbers = target == nil ? [] : files.keys.map { ($0, targets.numbers(compiling: $0)) }
      compiled = Set(numbers.filter { $0.1.contains { $0 == target } }.map(\.0))
      // Nothing imports the products of apps, extensions and tests.
      let others = numbers.filter { !$0.1.isEmpty && $0.1.allSatisfy { !targets.all[$0].target.isImported } }.map(\.0)
      let tests = files.filter { $1.text.string.has("@testable import ") }
      imports = files.mapValues { Self.imports(in: $0.tree.statements) }
      fileModules = FileModules(imports.mapValues { Set($0.compactMap(\.first)) }, targets)
      foreign = Set(others).subtracting(compiled).union(tests.keys).union(fileModules.unseen(from: primary))
        .union(files.filter { $1.tree.hasError }.keys).subtracting(primary)
      foreign.formUnion(hidden)
    }

    package var isEmpty: Bool { primary.isEmpty }

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

    /// Returns the lines of the report, the last of which has the numbers; and whether all files compile.
    package mutating func run(
      into folder: String, engine: EnginePackage, scratch: String, _ say: (String) -> Void
    ) throws -> (report: [String], isComplete: Bool) {
      let output = StandInFolder(folder, engine)
      try output.check()
      say("building the modules with Apple's names in \(scratch)")
      let compiler = try StandInCompiler(scratch, engine)
      let imports = files.flatMap { path, file in (self.imports[path] ?? []).map { ($0, file) } }
      let modules = try compiler.missing(of: Set(imports.compactMap(\.0.first)).sorted())
      let parts = StandInFolder.parts(imports.map(\.0).filter { $0.count > 1 })
      try compiler.declare(StandInFolder.parts(imports.map(\.0).filter { $0.count > 1 || modules.contains($0[0]) }))
      // A module may have a type of its name.
      _ = standIns.add(Set(modules).intersection(primary.flatMap { files[$0]?.plainNames ?? [] }))
      let owners = self.owners(modules)
      // The names that code qualifies: `Maps.Region`.
      let qualified = modules.filter(Set(imports.filter { $1.text.string.has("\($0[0]).") }.map(\.0[0])).contains)
      var (errors, isChecked) = ([CompilerError](), false)
      var crashes: [CompilerError] = []
      let count = primary.count
      // NB: the compiler is slowest where names are missing. So the first rounds read no bodies, but all names.
      var scopes = [0] + Self.scopes
      let names = scratch + "/Names.swift"
      let used = self.used
      let list = used.names.subtracting(imports.map { $0.0[0] }).sorted()
      let probe = ModifierProbe(primary.compactMap { files[$0] })
      try OutputPath.write(
        list.enumerated().map { "private let n\($0) = \($1).self\n" }.joined() + probe.text, to: names)
      func check(_ files: [String], without other: String = "") throws -> ([CompilerError], Bool) {
        let known = Set(files + [other]).union(foreign)
        return try compiler.errors(
          in: files, besides: self.files.keys.filter { !known.contains($0) }.sorted(), scopes: scopes[0])
      }
      let members = "\(scratch)/Members.swift"
      var seen: Set<[String]> = []
      for round in 1...Self.rounds {
        lastMembers = standIns.ownText(own: own) + (standIns.types["Model"] == .macro ? models : "") + owners
        try OutputPath.write(lastMembers, to: members)
        var text = standIns.text(own: own)
        while case let errors = try compiler.makeModules(text, qualified), let first = errors.first {
          guard errors.map({ standIns.refuse($0.place.line - 1, of: text) }).contains(true) else {
            throw Refusal("the stand-ins do not compile: \(first.message)")
          }
          text = standIns.text(own: own)
        }
        // Two errors may each ask for what the other one cannot have.
        let known = ["\(scopes.count) \(standIns.typeCount)"] + inspected.sorted() + [""] + foreign.sorted()
        let state = [lastMembers, text] + known
        guard seen.insert(state).inserted else { break }
        let more = scopes[0] == 0 ? used.files.subtracting(foreign).union([names]) : []
        (errors, isChecked) = try check(primary + inspected.union(more).sorted() + [members])
        say("round \(round): \(errors.count) errors, \(standIns.count) stand-ins")
        if let crash = errors.first(where: \.isFatal), primary.contains(crash.file) {
          crashes.append(crash)
          primary.removeAll { $0 == crash.file }
          continue
        }
        let asked = errors.filter { $0.file == names }
        if scopes[0] == 0 {
          let kinds = ["cannot find ", "unknown attribute", "invalid redeclaration"]
          errors = errors.filter { error in kinds.contains { error.message.hasPrefix($0) } }
        }
        // All at once, because each search for names reads the files.
        let missing = errors.filter { $0.message.hasPrefix("cannot find ") }.map { $0.quoted[0].filter { $0 != "$" } }
        added = Set(missing)
        var isNew = standIns.add(added)
        for token in asked.isEmpty ? [] : probe.missing(asked, besides: unlikeViews) {
          isNew = standIns.add(member: token.text, of: "View", isStatic: false, at: token) || isNew
        }
        if errors.map({ handle($0) }).contains(true) || isNew {
          if scopes[0] != 0 { scopes = Self.scopes }
          continue
        }
        if scopes[0] == 0 {
          scopes.removeFirst()
          continue
        }
        // The compiler tells less about the other files.
        let others = Set(errors.map(\.file)).intersection(files.keys).subtracting(primary).subtracting(inspected)
        inspected.formUnion(others)
        if !others.isEmpty || errors.filter({ primary.contains($0.file) }).map({ inspect($0) }).contains(true) {
          continue
        }
        // The compiler may blame a wrong place of a long body.
        let blamed = try primary.flatMap { path in
          try hoisted(path, errors, scratch) { try check([$0, members], without: path).0 }
        }
        if blamed.map({ handle($0) }).contains(true) { continue }
        guard scopes.count > 1, errors.contains(where: { $0.message.contains("in reasonable time") }) else { break }
        scopes.removeFirst()
      }
      try output.write(standIns.text(own: own), lastMembers, entities: entities, modules, parts: parts)
      let open = try failures(errors, isChecked) { try check([$0, members]) }
      let failing = Dictionary(grouping: open + crashes, by: \.file)
      let lines = failing.sorted { $0.key < $1.key }.map { file, errors in
        "\(files[file]?.path ?? file):\(errors[0].place.line): \(errors[0].message)"
      }
      let sum = "\(count - failing.count) of \(count) files compile, with \(standIns.count) stand-ins."
      return (lines + ["modules: \(modules.joined(separator: ", "))", sum], failing.isEmpty)
    }

    /// The errors of a file that a copy of it shows, in which the closures of long bodies are functions of their own.
    private func hoisted(
      _ path: String, _ errors: [CompilerError], _ scratch: String, _ check: (String) throws -> [CompilerError]
    ) throws -> [CompilerError] {
      guard let file = files[path] else { return [] }
      let places = errors.filter { $0.file == path }.compactMap { error in
        Self.token(at: error, in: file).map { (error, $0) }
      }
      guard let copy = HoistedClosures(file, places) else { return [] }
      let copied = scratch + "/Hoisted.swift"
      try OutputPath.write(copy.text.string, to: copied)
      return try check(copied).filter { $0.file == copied }.compactMap { copy.original($0, in: path) }
    }

    /// The errors of the files that must compile. What such a file uses has to be without an error, too.
    func failures(
      _ errors: [CompilerError], _ isChecked: Bool, _ check: (String) throws -> ([CompilerError], Bool)
    ) rethrows -> [CompilerError] {
      if isChecked, errors.isEmpty { return [] }
      return try primary.flatMap { file in
        let own = errors.filter { $0.file == file }
        if let foreign = own.lazy.compactMap(withoutLinux).first { return [foreign] }
        guard own.isEmpty else { return own }
        let (errors, isChecked) = try check(file)
        if isChecked, errors.isEmpty { return [] }
        let first = errors.first ?? CompilerError(file: file, place: Place(line: 1, column: 1), message: "not checked")
        let message =
          first.file == file ? first.message : "\(first.message), in \(files[first.file]?.path ?? first.file)"
        return [CompilerError(file: file, place: first.place, message: message)]
      }
    }

    /// Types with the names of modules. NB: all modules of a project are one here: `Models.Visibility`.
    func owners(_ missing: [String]) -> String {
      let texts = files.values.map(\.text.string)
      let outer = declared.types.compactMapValues { all in
        let seen = all.filter { $0.outerName == nil && !$0.isPrivate && !foreign.contains(Self.full($0.path)) }
        return seen.count == 1 ? seen[0] : nil
      }
      let named = Set(missing.filter(fileModules.isOwn)).subtracting(outer.keys).sorted().map { module in
        let ends = texts.flatMap { $0.components(separatedBy: "\(module).").dropFirst() }
        let names = Set(ends.map { String($0.prefix { $0.isLetter || $0.isNumber }) })
        return (module, names.filter { outer[$0] != nil }.sorted())
      }
      let level = { (name: String) in outer[name].map { Syntax($0.node).isPublic } == true ? "public " : "" }
      let types = Set(named.flatMap(\.1)).sorted().map { "\(level($0))typealias StandIn_\($0) = \($0)\n" }
      let owners = named.filter { !$0.1.isEmpty }.map { module, names in
        "public enum \(module) {\n\(names.map { "  \(level($0))typealias \($0) = StandIn_\($0)\n" }.joined())}\n"
      }
      return (types + owners).joined()
    }

    /// What SwiftData's macro adds to classes.
    var models: String {
      let all = declared.types.values.joined().filter {
        $0.attributes.contains("Model") && !foreign.contains(Self.full($0.path))
      }
      return Set(all.map { "extension \($0.name): StandInModel {}\n" }).sorted().joined()
    }

    private static func imports(in list: CodeBlockItemListSyntax) -> [ArraySlice<String>] {
      list.flatMap { item in
        if let node = item.item.as(ImportDeclSyntax.self) {
          let path = node.path.map(\.name.text).prefix(node.importKindSpecifier == nil ? 9 : 1)
          return path.isEmpty ? [] : [path]
        }
        let clauses = item.item.as(IfConfigDeclSyntax.self).map { Array($0.clauses) } ?? []
        return clauses.compactMap { $0.elements?.as(CodeBlockItemListSyntax.self) }.flatMap(imports)
      }
    }

    /// Whether a file imports a module of this name, which none of the given files belongs to.
    func isModule(_ name: String) -> Bool {
      declared.types[name] == nil && imports.values.joined().contains { $0.first == name }
    }

    static func full(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    mutating func add(missing name: String) -> Bool { !added.contains(name) && standIns.add(name) }

    /// Returns whether the error led to a new declaration.
    mutating func handle(_ error: CompilerError) -> Bool {
      guard let file = files[error.file] else {
        // A declaration with the type that a use asks for, in a file that was not checked; or the list of names.
        if error.message.hasPrefix("cannot find "), add(missing: error.quoted[0]) { return true }
        // `typealias Account = Models.Account`: both are one module here.
        if error.message.hasSuffix("references itself"), leaveOut(Set(error.notePlaces).intersection(files.keys)) {
          return true
        }
        return error.file.hasSuffix("/Members.swift") && standIns.refuse(error.place.line - 1, of: lastMembers)
      }
      guard let token = Self.token(at: error, in: file) else { return false }
      let found = StandInRule.Found(error: error, token: token, file: file)
      for rule in StandInRule.all { if let isNew = rule.declare(&self, found) { return isNew } }
      return false
    }

    /// Leaves out the stand-ins of a name that a known module has.
    mutating func refuseStandIn(_ name: String) -> Bool {
      [standIns.text(own: own), lastMembers].map { standIns.refuse(named: name, in: $0) }.contains(true)
    }

    /// Looks at the files that declare the types of an error: it may follow from one of theirs.
    mutating func inspect(_ error: CompilerError) -> Bool {
      let names = Set(error.quoted.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
      let paths = Set(names.flatMap { declared.types[$0] ?? [] }.map { Self.full($0.path) } + error.notePlaces)
      let new = paths.intersection(files.keys).subtracting(inspected).subtracting(primary).subtracting(foreign)
      inspected.formUnion(new)
      return !new.isEmpty
    }

    /// Leaves out files of other modules.
    mutating func leaveOut(_ paths: some Sequence<String>) -> Bool {
      let others = Set(paths).subtracting(primary).subtracting(foreign)
      foreign.formUnion(others)
      inspected.subtract(others)
      return !others.isEmpty
    }

    /// All paths but the nearest one: a file of the same target, or that with most folders in common.
    func farther(_ paths: [String], from file: String) -> ArraySlice<String> {
      func shared(_ path: String) -> Int {
        zip(path.split(separator: "/"), file.split(separator: "/")).prefix { $0 == $1 }.count
          + (compiled.contains(path) ? 100 : 0)
      }
      return Set(paths).sorted { (-shared($0), $0) < (-shared($1), $1) }.dropFirst()
    }
  }
#endif
