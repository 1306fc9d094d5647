#if Migrator
  import Foundation
  import SwiftParser
  import SwiftSyntax

  /// Makes the skeletons compile: it adds stand-ins, and replaces the smallest code that an error lies in.
  struct SkeletonRepair {
    var files: [String: String]
    var standIns = StandIns()
    /// The calls that cannot be built, each with the compiler's message.
    private(set) var failures: [Int: String] = [:]
    private(set) var replaced: [Int: (text: String, call: Int?, names: Set<String>)] = [:]
    /// The replacements without a record of what the statement reads.
    private(set) var blind: Set<Int> = []
    /// The lines of the table of values that do not compile.
    var unusable: Set<String> = []
    var attempts: [String: Int] = [:]
    init(_ files: [String: String]) { self.files = files }

    /// Handles the errors of one round. Returns whether anything changed.
    mutating func handle(_ errors: [CompilerError]) -> Bool {
      var (open, resolved): ([CompilerError], Set<String>) = ([], [])
      for error in errors {
        if resolve(error) { resolved.formUnion(error.quoted.prefix(1)) } else { open.append(error) }
      }
      var changed = open.count < errors.count
      var others = open.filter { $0.file != "StandIns.swift" }
      // Missing names cause most other errors, but a few of them do not keep the declarations in other files waiting.
      if changed {
        let missing = errors.filter { $0.isMissingName || isMissingMember($0) }
        let named = Set(missing.filter { !resolved.isDisjoint(with: $0.quoted.prefix(1)) }.map(\.file))
        if named.count > 5 { return true }
        others.removeAll {
          named.contains($0.file) || Self.call(of: $0.file) != nil || $0.message.hasPrefix("setter for '")
            || extendsType(of: named, $0.file)
        }
      }
      // Uses of a type wait for the type.
      let lost = Set(others.filter { lacksConformance($0) && isDeclaration($0) }.compactMap(\.quoted.first))
      let waiting = others.filter { lacksConformance($0) && !isDeclaration($0) && !lost.isDisjoint(with: $0.quoted) }
      let lines = Set(waiting.map { "\($0.file):\($0.place.line)" })
      let now = others.filter { !lines.contains("\($0.file):\($0.place.line)") }
      for list in [now, waiting] {
        for (file, list) in Dictionary(grouping: list, by: \.file) where files[file] != nil {
          if repair(file, list) { changed = true }
        }
        if changed { break }
      }
      return changed
    }

    private func extendsType(of others: Set<String>, _ file: String) -> Bool {
      guard let rest = files[file]?.rest(behind: "\nextension ") else { return false }
      let type = rest.prefix { !" :<{".contains($0) }.split(separator: ".").last ?? ""
      let declarations = ["struct", "class", "enum"].flatMap { kind in [" ", ":", "<"].map { "\(kind) \(type)\($0)" } }
      return others.contains { other in declarations.contains { files[other]?.has($0) == true } }
    }

    private static let lacks = ["does not conform to protocol", "' conform to '"]
    private func lacksConformance(_ error: CompilerError) -> Bool { Self.lacks.contains(where: error.message.contains) }

    private func isDeclaration(_ error: CompilerError) -> Bool {
      token(at: error)?.parent?.asProtocol((any DeclGroupSyntax).self) != nil
    }

    private func token(at error: CompilerError) -> TokenSyntax? {
      guard let text = files[error.file] else { return nil }
      return Self.token(at: error, in: Parser.parse(source: text), SourceText(text))
    }

    private static func token(
      at error: CompilerError, in tree: SourceFileSyntax, _ source: SourceText
    ) -> TokenSyntax? {
      source.offset(of: error.place).flatMap {
        tree.token(at: AbsolutePosition(utf8Offset: min($0, source.bytes.count - 1)))
      }
    }

    private mutating func resolve(_ error: CompilerError) -> Bool {
      guard let first = error.quoted.first, let last = error.quoted.last else { return false }
      if error.file == "StandIns.swift" { return standIns.exclude(first) }
      if error.isMissingName {
        return standIns.add(first, isType: error.message.hasPrefix("cannot find type '")) || standIns.include(first)
      }
      // A type that Foundation only names on this system.
      if error.message.contains("' is unavailable"), first.first?.isUppercase == true {
        return standIns.add(first, isType: true)
      }
      // A class of the project, which a data model declares: `Group`. The runtime needs its own names.
      if error.message.hasPrefix("reference to generic type '"),
        !files.values.contains(where: { $0.has(" \(first)<") }),
        !SkeletonRuntime.files.values.contains(where: { $0.has(" \(first)") || $0.has("@\(first)") })
      {
        return standIns.add(first, isType: true)
      }
      if error.message.hasPrefix("instance member '"), let type = standIn(at: error) {
        return standIns.add(static: first, to: type) || standIns.include(first)
      }
      if isMissingMember(error), add(memberType: error) { return true }
      if error.message.contains("does not conform to protocol"), satisfy(error) { return true }
      if error.message.contains("' inherit from '"), loosen(error) { return true }
      if error.message.contains("member '"), error.message.contains("has no "), add(memberOf: error) { return true }
      guard error.message.contains("has no member"), error.quoted.count >= 2 else { return false }
      // The compiler names one case of a `switch` at a time.
      let type = first.replacingOccurrences(of: ".Type", with: "")
      return ([last] + cases(around: error)).map { standIns.add(static: $0, to: type) }.contains(true)
    }

    private func cases(around error: CompilerError) -> [String] {
      (token(at: error)?.ancestor(SwitchCaseListSyntax.self)?.patterns ?? []).compactMap {
        let member = $0.as(MemberAccessExprSyntax.self)
        return member?.base == nil ? member?.declName.baseName.text : nil
      }
    }

    /// Gives a type of the project a nested type that no reached code declares.
    private mutating func add(memberType error: CompilerError) -> Bool {
      guard let name = error.quoted.first, error.quoted.count >= 2, let last = error.quoted.last else { return false }
      let owner = last.replacingOccurrences(of: "Skeletons.", with: "")
      guard files["Member-\(owner).\(name).swift"] == nil, once("member \(owner).\(name)") else { return false }
      // An extension of the alias would extend all stand-ins.
      let heads = [" ", ":"].map { "\nextension \(owner).\(name)\($0)" }
      for (file, text) in files where heads.contains(where: text.has) { files[file] = nil }
      files["Member-\(owner).\(name).swift"] =
        "import Foundation\nimport OnChangeCompat\nextension \(owner) { typealias \(name) = __Recorder }\n"
      return true
    }

    /// Gives a type of the project the member that was left out of it, or that no given file declares.
    private mutating func add(memberOf error: CompilerError) -> Bool {
      guard error.quoted.count >= 2 else { return false }
      let isStatic = error.message.hasPrefix("type '")
      let type = error.quoted[0].replacingOccurrences(of: ".Type", with: "").prefix { $0 != "<" }
      let owner = String(type.filter { $0 != "?" })
      let name = error.quoted[1]
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), owner.first?.isUppercase == true,
        owner.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }),
        let last = owner.split(separator: ".").last,
        owner == "EnvironmentValues"
          || files.contains(where: { file, text in
            Self.call(of: file) == nil && ["struct", "class", "enum"].contains { text.has("\($0) \(last)") }
          }), once("member \(owner).\(name)")
      else { return false }
      let own = "__text(self) + \(".\(name)".debugDescription)"
      let text =
        isStatic
        ? "static var \(name): __Recorder { .__named(\("\(owner).\(name)".debugDescription)) }"
        : "var \(name): __Recorder { get { .__named(\(own)) } set { __record(\(own) + \" =\", [newValue]) } }"
      files["Member-\(owner).\(name).swift"] =
        "import Foundation\nimport OnChangeCompat\nextension \(owner) { \(text) }\n"
      return true
    }

    /// The stand-in that the name at an error means: `Logger` in `Logger.info()`, also where it is an alias.
    private func standIn(at error: CompilerError) -> String? {
      guard let name = token(at: error)?.text else { return nil }
      if standIns.types.contains(name) { return name }
      let head = "typealias \(name) = "
      return files.values.lazy.compactMap { text in
        text.rest(behind: head).map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
      }.first(where: standIns.types.contains)
    }

    private func isMissingMember(_ error: CompilerError) -> Bool { error.message.contains("is not a member type of") }

    static func call(of file: String) -> Int? {
      file.hasPrefix("Call") ? Int(file.dropFirst(4).dropLast(".swift".count)) : nil
    }

    private mutating func repair(_ file: String, _ errors: [CompilerError]) -> Bool {
      guard let text = files[file] else { return false }
      let source = SourceText(text)
      let tree = Parser.parse(source: text)
      var mended: [Range<Int>] = []
      var failure: String?
      // A property whose type or value is wrong has no setter.
      let causes = errors.filter { !$0.message.hasPrefix("setter for '") }
      let places = (causes.isEmpty ? errors : causes).compactMap { error in
        Self.token(at: error, in: tree, source).map { (error, $0) }
      }
      // Other errors may follow from a type that is not known, and one of a state's hook from its first value.
      let own = places.filter { !Self.isHook($1) }
      var edits = places.lazy.compactMap { Self.typing($0, at: $1) }.first ?? []
      for (error, token) in edits.isEmpty ? own.isEmpty ? places : own : [] {
        // In a body, the type is not the one around.
        let group = token.group
        let isConformance =
          ["does not conform to protocol", "redundant conformance of"].contains(
            where: error.message.contains) && token.position < group?.memberBlock.position ?? token.position
        if isConformance, error.quoted.count >= 2, Self.call(of: file) == nil {
          let isExtra = error.message.hasPrefix("redundant")
          let edit =
            (isExtra ? nil : comparing(error.quoted[1], around: token))
            ?? droppingConformance(error.quoted[1], around: token)
          if let edit { edits.append(edit) }
          continue
        }
        if mended.contains(where: { $0.contains(token.position.utf8Offset) }) { continue }
        let sides = [token] + [Self.twin(of: token)].compactMap(\.self)
        if error.message.hasPrefix("missing return in"), token.tokenKind == .rightBrace {
          // A statement that returns was replaced.
          edits.append(.insert("\nreturn __result(\"a value\")\n", at: token.position.utf8Offset))
        } else if case let list = sides.compactMap({ Self.unwrapping(error, at: $0) }), !list.isEmpty {
          edits += list
        } else if case let list = sides.compactMap({ recording(error, at: $0) }).joined(), !list.isEmpty {
          edits += list
          mended += sides.compactMap { $0.ancestor(CodeBlockItemSyntax.self)?.range }
        } else if let call = Self.call(of: file) {
          if let edit = replacement(in: call, at: token, error, source) {
            edits.append(edit)
            if let other = sides.dropFirst().first.flatMap({ replacement(in: call, at: $0, error, source) }) {
              edits.append(other)
              mended.append(other.range)
            }
          } else {
            failure = failure ?? error.message
          }
        } else if let edit = reduction(at: token, file, source) {
          edits.append(edit)
        }
      }
      // An error of the observer itself may only follow from one in its closures.
      if edits.isEmpty, let failure, let call = Self.call(of: file) {
        if failures[call] == nil { failures[call] = failure }
        files[file] = nil
        return true
      }
      var kept: [Edit] = []
      for edit in edits.ordered where !kept.contains(where: { $0.range.overlaps(edit.range) || $0.range == edit.range })
      {
        kept.append(edit)
      }
      guard !kept.isEmpty, let bytes = kept.applied(to: source.bytes) else { return false }
      files[file] = String(decoding: bytes, as: UTF8.self)
      return true
    }

    private mutating func replacement(
      in call: Int, at token: TokenSyntax, _ error: CompilerError, _ source: SourceText
    ) -> Edit? {
      if let variable = token.ancestor(VariableDeclSyntax.self),
        variable.parent?.is(MemberBlockItemSyntax.self) == true,
        let stored = variable.attributes.first?.as(AttributeSyntax.self)
      {
        // A state of the parent's takes values of any type.
        if ["AppStorage", "SceneStorage"].contains(stored.shortName) { return .replace(stored.range, with: "@State") }
        // NB: the parent gives a state each value, so that its first one is one of them.
        if stored.shortName == "State", let edit = Self.storedParts(of: variable, at: token) { return edit }
      }
      // The values that a replaced statement records may not compile either.
      let made = token.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first {
        Syntax($0).calleeName == "__replaced"
      }
      if let list = made.map({ Array($0.arguments) }), list.count > 2, let number = Int(list[0].expression.trimmedText)
      {
        blind.insert(number)
        return .delete(list[1].expression.range.upperBound..<list[2].range.upperBound)
      }
      var node: Syntax? = Syntax(token)
      while let current = node, !current.is(CodeBlockItemSyntax.self) {
        if let function = current.as(FunctionDeclSyntax.self),
          token.position < (function.body?.position ?? function.endPosition)
        {
          return .delete(function.range)
        }
        node = current.parent
      }
      // A closure that reads `$0` has to go as a whole.
      while let current = node, let closure = current.parent?.parent?.as(ClosureExprSyntax.self),
        closure.signature == nil,
        !closure.dollars.isEmpty, let outer = closure.ancestor(CodeBlockItemSyntax.self)
      {
        node = Syntax(outer)
      }
      guard let statement = node?.as(CodeBlockItemSyntax.self), statement.ancestor(MemberBlockSyntax.self) != nil else {
        return nil
      }
      let text = statement.trimmedText
      if Self.isHook(token) { return .delete(statement.range) }
      let isStored = text.hasPrefix("self.") && statement.ancestor(InitializerDeclSyntax.self) != nil
      if text.contains("__onChange(") || isStored || text.hasPrefix("import ") { return nil }
      if let sequence = statement.item.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements)
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
          // The closure's own writes stay; only a value that cannot be computed goes.
          guard token.position >= elements[2].position || error.isSlow, !text.contains("__replaced(") else {
            return nil
          }
          if let loop = Self.loop(around: statement) { return replaced(loop, loop.trimmedText, call) }
          let range: Range<Int> = elements[2].range.lowerBound..<statement.range.upperBound
          return .replace(range, with: code(for: Syntax(statement), source.string(in: range), call))
        }
      }
      return replaced(statement, text, call)
    }

    /// The code in place of a statement or a value.
    private mutating func code(for node: Syntax, _ text: String, _ call: Int?) -> String {
      let number = replaced.count + 1
      let notes = #"__(?:branch\([0-9]+\)|ran\("[^"]*"\))"#
      let shown = text.replacingOccurrences(of: notes, with: " ", options: .regularExpression)
        .split(whereSeparator: \.isWhitespace)
      let plain = String(Self.withoutReads(shown.joined(separator: " ")).prefix(80))
      replaced[number] = (plain, call, Set(CallSkeleton.names(in: node)))
      let reads = Self.reads(in: node)
      if reads.isEmpty, Self.mayReach(node) { blind.insert(number) }
      let values = (reads + Self.locals(in: node)).joined(separator: ", ")
      let arguments = values.isEmpty ? "" : ", [\(values)]"
      return "__replaced(\(number), \(plain.debugDescription)\(arguments))"
    }

    private mutating func replaced(_ statement: CodeBlockItemSyntax, _ text: String, _ call: Int?) -> Edit {
      if text.hasPrefix("__replaced(") { return .delete(statement.range) }
      var code = code(for: Syntax(statement), text, call)
      if let variable = statement.item.as(VariableDeclSyntax.self) {
        let names = variable.bindings.flatMap { $0.pattern.names }
        code += names.map { "\nlet \($0) = __Recorder.__named(\"\($0)\")" }.joined()
      } else if let end = statement.item.as(ReturnStmtSyntax.self), end.expression != nil {
        // NB: no value of any type is one of an opaque type.
        code = statement.resultType?.trimmedText == "some View" ? "\(code)\nreturn __Leaf()" : "return " + code
      }
      // A constant that the statement gives its value to.
      let others = statement.parent?.as(CodeBlockItemListSyntax.self)?.prefix { $0.id != statement.id } ?? []
      let open = others.flatMap { $0.item.as(VariableDeclSyntax.self).map { Array($0.bindings) } ?? [] }
      for name in open.filter({ $0.initializer == nil }).flatMap(\.pattern.names) where text.contains("\(name) = ") {
        code += "\n\(name) = __pick(0)"
      }
      return .replace(statement.range, with: code)
    }

    /// Whether code only tells the parent about a state or an object.
    private static func isHook(_ token: TokenSyntax) -> Bool {
      let text = token.ancestor(CodeBlockItemSyntax.self)?.trimmedText ?? ""
      return text.hasPrefix("let _ = __state(") || text.hasPrefix("let _ = __object(")
    }

    mutating func fail(_ call: Int, _ message: String) {
      failures[call] = message
      files["Call\(call).swift"] = nil
    }

    /// Gives up the calls of files that still do not compile, and the declarations.
    @discardableResult mutating func giveUp(_ errors: [CompilerError]) -> Bool {
      let before = files.count
      for error in errors where files[error.file] != nil {
        if let call = Self.call(of: error.file) { failures[call] = error.message }
        files[error.file] = nil
      }
      guard files.count == before else { return true }
      // A declaration of the project that hides one of the skeletons' own, or a member that an extension adds to one.
      let hidden = errors.filter { SkeletonRuntime.files[$0.file] != nil }
      for name in hidden.flatMap(\.notePlaces).map({ ($0 as NSString).lastPathComponent }) {
        if Self.call(of: name) == nil { files[name] = nil }
      }
      guard files.count == before else { return true }
      return dropFiles(declaring: hidden.flatMap(\.quoted)) || dropFiles(declaring: hidden.flatMap(Self.members))
    }

    private mutating func dropFiles(declaring names: [String]) -> Bool {
      let before = files.count
      let words = "struct class enum protocol typealias func var let case".split(separator: " ")
      let heads = names.filter { !$0.isEmpty }.flatMap { name in
        words.flatMap { ["\($0) \(name)", "\($0) `\(name)`"] }
      }
      // NB: samples have the names of the skeletons' own.
      for (file, text) in files where Self.call(of: file) == nil && !text.has(": __Sample {") {
        let start = text.contains("\nextension ") ? "" : "\n"
        if heads.contains(where: { text.contains(start + $0) }) { files[file] = nil }
      }
      return files.count < before
    }

    /// The members that a line of the skeletons' own code names.
    private static func members(at error: CompilerError) -> [String] {
      let lines = (SkeletonRuntime.files[error.file] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.indices.contains(error.place.line - 1) else { return [] }
      return lines[error.place.line - 1].split(separator: ".").dropFirst().map {
        String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    }
  }
#endif
