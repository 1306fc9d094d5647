#if Migrator
  import Foundation
  import SwiftParser
  import SwiftSyntax

  /// Makes the skeletons compile: it adds stand-ins, and replaces the smallest code that an error lies in.
  struct SkeletonRepair {
    /// The generated files by name.
    private(set) var files: [String: String]
    private(set) var standIns = StandIns()
    /// The calls that cannot be built, each with the compiler's message.
    private(set) var failures: [Int: String] = [:]
    /// The replaced statements, by number.
    private(set) var replaced: [Int: (text: String, call: Int?)] = [:]
    /// The replacements without a record of what the statement reads.
    private(set) var blind: Set<Int> = []
    /// The lines of the table of values that do not compile.
    var unusable: Set<String> = []
    private var attempts: [String: Int] = [:]

    init(_ files: [String: String]) { self.files = files }

    /// Handles the errors of one round.
    ///
    /// - Returns: Whether anything changed.
    mutating func handle(_ errors: [CompilerError]) -> Bool {
      var changed = false
      var others: [CompilerError] = []
      for error in errors {
        if error.file == "StandIns.swift" {
          if let name = error.quoted.first, standIns.exclude(name) { changed = true }
        } else if isMissingName(error) {
          if let name = error.quoted.first, standIns.add(name) { changed = true } else { others.append(error) }
        } else if error.message.hasPrefix("instance member '"), let member = error.quoted.first,
          let type = standIn(at: error), standIns.add(static: member, to: type)
        {
          changed = true
        } else if error.message.contains("is not a member type of"), add(memberType: error) {
          changed = true
        } else if error.message.contains("has no member"), error.quoted.count >= 2,
          standIns.add(
            static: error.quoted[error.quoted.count - 1],
            to: error.quoted[0].replacingOccurrences(of: ".Type", with: ""))
        {
          changed = true
        } else {
          others.append(error)
        }
      }
      // Missing names cause most other errors.
      if changed { return true }
      for (file, list) in Dictionary(grouping: others, by: \.file) where files[file] != nil {
        if repair(file, list) { changed = true }
      }
      return changed
    }

    /// Gives a type of the project a nested type that no reached code declares.
    private mutating func add(memberType error: CompilerError) -> Bool {
      guard let name = error.quoted.first, error.quoted.count >= 2, let last = error.quoted.last else { return false }
      let owner = last.replacingOccurrences(of: "Skeletons.", with: "")
      guard files["Member-\(owner).\(name).swift"] == nil, once("member \(owner).\(name)") else { return false }
      files["Member-\(owner).\(name).swift"] =
        "import Foundation\nimport OnChangeCompat\nextension \(owner) { typealias \(name) = __Recorder }\n"
      return true
    }

    /// The stand-in that the name at an error means: `Logger` in `Logger.info()`, also where it is an alias.
    private func standIn(at error: CompilerError) -> String? {
      guard let text = files[error.file] else { return nil }
      let source = SourceText(text)
      guard error.place.line <= source.lineCount else { return nil }
      let start = source.line(error.place.line).startIndex + error.place.column - 1
      let rest = String(decoding: source.bytes[min(start, source.bytes.count)...].prefix(80), as: UTF8.self)
      let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      if standIns.types.contains(name) { return name }
      let head = "typealias \(name) = "
      return files.values.lazy.compactMap { text in
        text.range(of: head).map { String(text[$0.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
      }.first(where: standIns.types.contains)
    }

    private func isMissingName(_ error: CompilerError) -> Bool {
      error.message.hasPrefix("cannot find type '") || error.message.hasPrefix("cannot find '")
    }

    /// The number of the call that a file is the skeleton of.
    static func call(of file: String) -> Int? {
      file.hasPrefix("Call") ? Int(file.dropFirst(4).dropLast(".swift".count)) : nil
    }

    private mutating func repair(_ file: String, _ errors: [CompilerError]) -> Bool {
      guard let text = files[file] else { return false }
      let source = SourceText(text)
      var parser = Parser(text)
      let tree = SourceFileSyntax.parse(from: &parser)
      var edits: [Edit] = []
      var conformances: Set<String> = []
      for error in errors {
        guard error.place.line <= source.lineCount else { continue }
        let offset = min(source.line(error.place.line).startIndex + error.place.column - 1, source.bytes.count - 1)
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { continue }
        if error.message.contains("does not conform to protocol"), error.quoted.count >= 2, Self.call(of: file) == nil {
          conformances.insert("\(error.quoted[0])|\(error.quoted[1])")
          if let edit = Self.droppingConformance(error.quoted[1], around: token) { edits.append(edit) }
          continue
        }
        if let edit = Self.unwrapping(error, at: token) {
          edits.append(edit)
        } else if let list = Self.typing(error, at: token) {
          edits += list
        } else if let list = recording(error, at: token, file) {
          edits += list
        } else if let call = Self.call(of: file) {
          guard let edit = replacement(in: call, at: token, error, source) else {
            if failures[call] == nil { failures[call] = error.message }
            files[file] = nil
            return true
          }
          edits.append(edit)
        } else if let edit = reduction(at: token, file, source) {
          edits.append(edit)
        }
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

    // MARK: Skeletons of calls

    private mutating func replacement(
      in call: Int, at token: TokenSyntax, _ error: CompilerError, _ source: SourceText
    ) -> Edit? {
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
      if text.hasPrefix("let _ = __state(") || text.hasPrefix("let _ = __object(") { return .delete(statement.range) }
      if text.contains("__onChange(") || text.hasPrefix("self.") || text.hasPrefix("import ") { return nil }
      if let sequence = statement.item.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements)
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
          // The closure's own writes stay; only a value that cannot be computed goes.
          guard token.position >= elements[2].position, !text.contains("__replaced(") else { return nil }
          let range: Range<Int> = elements[2].range.lowerBound..<statement.range.upperBound
          return .replace(range, with: code(for: Syntax(statement), source.string(in: range), call))
        }
      }
      return replaced(statement, text, call)
    }

    /// The code in place of a statement or a value.
    private mutating func code(for node: Syntax, _ text: String, _ call: Int?) -> String {
      let number = replaced.count + 1
      let shown = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(80)
      let plain = Self.withoutReads(String(shown))
      replaced[number] = (plain, call)
      let reads = Self.reads(in: node)
      if reads.isEmpty, Self.mayReach(node) { blind.insert(number) }
      let arguments = reads.isEmpty ? "" : ", [\(reads.joined(separator: ", "))]"
      return "__replaced(\(number), \(plain.debugDescription)\(arguments))"
    }

    private mutating func replaced(_ statement: CodeBlockItemSyntax, _ text: String, _ call: Int?) -> Edit {
      if text.hasPrefix("__replaced(") { return .delete(statement.range) }
      var code = code(for: Syntax(statement), text, call)
      if let variable = statement.item.as(VariableDeclSyntax.self) {
        let names = variable.bindings.flatMap { $0.pattern.names }
        code += names.map { "\nlet \($0) = __Recorder.__named(\"\($0)\")" }.joined()
      } else if let end = statement.item.as(ReturnStmtSyntax.self), end.expression != nil {
        code = "return " + code
      }
      return .replace(statement.range, with: code)
    }

    /// The edits that give an input of unknown type the type that its use asks for.
    private static func typing(_ error: CompilerError, at token: TokenSyntax) -> [Edit]? {
      guard error.message.hasPrefix("cannot convert value of type '__Recorder' to "), error.quoted.count > 1,
        let type = error.quoted.last, !type.contains("__Recorder"), type.first?.isLetter == true || type.first == "["
      else { return nil }
      var root = Syntax(token)
      while let parent = root.parent { root = parent }
      guard let tree = root.as(SourceFileSyntax.self) else { return nil }
      let name = token.name == "__read" ? token.ancestor(FunctionCallExprSyntax.self)?.arguments.last?.expression.trimmedText : token.name
      guard let name, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
      var edits: [Edit] = []
      for item in tree.tokens(viewMode: .sourceAccurate) where item.name == name {
        if let binding = item.ancestor(PatternBindingSyntax.self), let clause = binding.typeAnnotation,
          binding.pattern.trimmedText == name, clause.type.trimmedText == "__Recorder", binding.accessorBlock == nil
        {
          edits.append(.replace(clause.type.range, with: type))
        } else if let statement = item.ancestor(CodeBlockItemSyntax.self),
          statement.trimmedText == "self.\(name) = __recorder(\(name.debugDescription))"
        {
          edits.append(.replace(statement.range, with: "self.\(name) = __input(\(name.debugDescription))"))
        }
      }
      return edits.count == 2 ? edits : nil
    }

    /// The edits that let a stand-in take what it is given: a value of any type, or a member without a type.
    private mutating func recording(_ error: CompilerError, at token: TokenSyntax, _ file: String) -> [Edit]? {
      guard let statement = token.ancestor(CodeBlockItemSyntax.self) else { return nil }
      if error.message.hasPrefix("cannot assign value of type '"), let type = error.quoted.last,
        type == "__Recorder" || standIns.types.contains(type),
        let sequence = statement.item.as(SequenceExprSyntax.self), sequence.elements.count > 2,
        let target = sequence.elements.first, Array(sequence.elements)[1].is(AssignmentExprSyntax.self)
      {
        let value = sequence.elements.dropFirst(2).map(\.description).joined()
        let name = Self.withoutReads(target.trimmedText)
        return [.replace(sequence.range, with: "__record(\("\(name) =".debugDescription), [\(value)])")]
      }
      let members = Self.implicitMembers(in: Syntax(statement))
      guard !members.isEmpty, once("implicit \(file) \(statement.trimmedText)") else { return nil }
      return members.map { .replace($0.period.range, with: "__implicit.") }
    }

    /// Members without a base that are the arguments of a call: `send(.start)`.
    private static func implicitMembers(in node: Syntax) -> [MemberAccessExprSyntax] {
      if let member = node.as(MemberAccessExprSyntax.self), member.base == nil {
        let whole = member.parent.flatMap { $0.is(FunctionCallExprSyntax.self) ? $0 : nil } ?? Syntax(member)
        if whole.parent?.is(LabeledExprSyntax.self) == true { return [member] }
      }
      // A statement in a closure is mended by itself.
      return node.children(viewMode: .sourceAccurate).flatMap(implicitMembers)
    }

    /// The edit for a stand-in that is used as an optional.
    private static func unwrapping(_ error: CompilerError, at token: TokenSyntax) -> Edit? {
      if error.message.hasPrefix("initializer for conditional binding must have Optional type") {
        guard
          let value = token.ancestor(InitializerClauseSyntax.self)?.value
            ?? token.ancestor(OptionalBindingConditionSyntax.self)?.initializer?.value
        else { return nil }
        return .replace(value.range, with: "Optional(\(value.trimmedText))")
      }
      let asks = ["cannot use optional chaining on non-optional", "cannot force unwrap value of non-optional"]
      guard asks.contains(where: error.message.hasPrefix) else { return nil }
      if [.postfixQuestionMark, .exclamationMark].contains(token.tokenKind) { return .delete(token.range) }
      var node: Syntax? = Syntax(token)
      while let current = node, !current.is(CodeBlockItemSyntax.self) {
        if let chain = current.as(OptionalChainingExprSyntax.self) { return .delete(chain.questionMark.range) }
        if let forced = current.as(ForceUnwrapExprSyntax.self) { return .delete(forced.exclamationMark.range) }
        node = current.parent
      }
      return nil
    }

    /// Whether a statement may read a copy by a method or a computed property of the view.
    private static func mayReach(_ node: Syntax) -> Bool {
      guard let members = node.ancestor(MemberBlockSyntax.self)?.members else { return true }
      let code = members.map(\.decl).filter { $0.storedProperty == nil && !$0.isStaticMember }
      var own = Set(code.filter { $0.trimmedText.contains("__read(") }.flatMap(\.memberNames))
      for _ in code {
        own.formUnion(code.filter { Words(Array($0.trimmedText.utf8)).contains(anyOf: own) }.flatMap(\.memberNames))
      }
      return node.tokens(viewMode: .sourceAccurate).contains { token in
        if token.tokenKind == .keyword(.self) {
          return token.parent?.parent?.is(MemberAccessExprSyntax.self) != true
        }
        return token.name.map(own.contains) ?? false
      }
    }

    /// The noted reads of copies in a statement.
    private static func reads(in node: Syntax) -> [String] {
      if let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedText == "__read" {
        return [call.trimmedText]
      }
      return node.children(viewMode: .sourceAccurate).flatMap(reads)
    }

    private static func withoutReads(_ text: String) -> String {
      // `__read(3, item.price)` becomes `item.price`; a read of anything else stays.
      var parts = text.components(separatedBy: "__read(")
      let first = parts.removeFirst()
      return parts.reduce(into: first) { text, part in
        let number = part.prefix(while: \.isNumber)
        let name = part.dropFirst(number.count + 2).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let rest = part.dropFirst(number.count + 2 + name.count)
        if !number.isEmpty, !name.isEmpty, part.dropFirst(number.count).hasPrefix(", "), rest.first == ")" {
          text += name + rest.dropFirst()
        } else {
          text += "__read(" + part
        }
      }
    }

    // MARK: Declarations

    /// Makes a declaration smaller: a body becomes a stub, then the member goes, then the type.
    private mutating func reduction(at token: TokenSyntax, _ file: String, _ source: SourceText) -> Edit? {
      var node: Syntax? = Syntax(token)
      while let current = node {
        if current.as(FunctionDeclSyntax.self)?.name.text == "__sample" { return Self.withoutCase(at: token) }
        if let function = current.as(FunctionDeclSyntax.self), let parent = current.parent,
          !parent.is(CodeBlockItemSyntax.self) || parent.parent?.parent?.is(SourceFileSyntax.self) == true
        {
          guard let body = function.body, token.position >= body.position,
            once("\(file) \(function.name.text) \(function.signature.trimmedText)")
          else {
            return .delete(function.range)
          }
          let stub = SkeletonStub.text(
            of: function, in: Syntax(function).typeNames.joined(separator: "."), SkeletonCleaner(platform: .iOS))
          return .replace(function.range, with: stub)
        }
        if let variable = current.as(VariableDeclSyntax.self),
          current.parent?.is(MemberBlockItemSyntax.self) == true
            || current.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        {
          let names = variable.bindings.flatMap { $0.pattern.names }
          let key = "\(file) \(Syntax(variable).typeNames.joined(separator: ".")).\(names.joined())"
          if once(key) {
            if let block = variable.bindings.first?.accessorBlock, block.isComputed, token.position >= block.position,
              let type = variable.bindings.first?.typeAnnotation?.type, !type.is(SomeOrAnyTypeSyntax.self)
            {
              return .replace(block.range, with: "{ __result(\(names.joined().debugDescription)) }")
            }
            if let value = variable.bindings.first?.initializer, variable.bindings.first?.typeAnnotation != nil,
              token.position >= value.position
            {
              return .replace(value.range, with: "= __pick(0)")
            }
            let modifiers = variable.modifiers.areStatic ? "static " : ""
            return .replace(
              variable.range,
              with: names.map { "\(modifiers)var \($0): __Recorder = __Recorder.__named(\"\($0)\")" }.joined(
                separator: "\n"))
          }
          return .delete(variable.range)
        }
        if let initializer = current.as(InitializerDeclSyntax.self) {
          if initializer.trimmedText.contains("__n n: Int") || initializer.signature.parameterClause.parameters.isEmpty
          {
            // A property without a value: drop the statement of its assignment.
            var inner: Syntax? = Syntax(token)
            while let at = inner, !at.is(CodeBlockItemSyntax.self), at.id != current.id { inner = at.parent }
            if let statement = inner?.as(CodeBlockItemSyntax.self) {
              let parts = statement.item.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
              if parts.count > 2, parts[1].is(AssignmentExprSyntax.self), once("\(file) \(parts[0].trimmedText) =") {
                let range: Range<Int> = parts[2].range.lowerBound..<statement.range.upperBound
                return .replace(range, with: "__pick(0)")
              }
              if once("\(file) \(statement.trimmedText)") { return .replace(statement.range, with: "_ = 0") }
            }
            let type = Syntax(initializer).typeNames.joined(separator: ".")
            if initializer.trimmedText.contains("__n n: Int") {
              return .replace(initializer.range, with: making(type, initializer, file))
            }
          }
          return .delete(initializer.range)
        }
        if current.is(SubscriptDeclSyntax.self) || current.is(TypeAliasDeclSyntax.self) {
          return .delete(current.range)
        }
        if let group = current.asProtocol((any DeclGroupSyntax).self),
          current.parent?.is(MemberBlockItemSyntax.self) == true
            || current.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        {
          let key = "\(file) \(Syntax(group).ownTypeNames.joined()) \(current.kind)"
          attempts[key, default: 0] += 1
          if attempts[key, default: 0] > 2 || current.is(ExtensionDeclSyntax.self) { return .delete(current.range) }
          if let clause = group.inheritanceClause, token.position >= clause.position,
            token.position < clause.endPosition
          {
            return .delete(clause.range)
          }
          return attempts[key, default: 0] > 1 ? .delete(current.range) : nil
        }
        node = current.parent
      }
      return nil
    }

    /// The code that makes a value by an initializer of the project, where its properties cannot be set one by one.
    private mutating func making(_ type: String, _ own: InitializerDeclSyntax, _ file: String) -> String {
      let others = own.ancestor(MemberBlockSyntax.self)?.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      let simplest = (others ?? []).filter {
        $0.id != own.id && $0.optionalMark == nil && $0.signature.effectSpecifiers == nil
          && $0.genericParameterClause == nil
      }.min { $0.signature.parameterClause.parameters.count < $1.signature.parameterClause.parameters.count }
      let head = own.modifiers.isEmpty ? "init(__n n: Int)" : "required init(__n n: Int)"
      guard let simplest, !own.trimmedText.contains("super.init("), once("\(file) make \(type)") else {
        return head + " { __fail(\("a value of type \(type)".debugDescription)) }"
      }
      let arguments = simplest.signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map {
        ($0.firstName.text == "_" ? "" : $0.firstName.text + ": ") + "__pick(n)"
      }
      return head.replacingOccurrences(of: "required", with: "required convenience")
        + " { self.init(\(arguments.joined(separator: ", "))) }"
    }

    /// Leaves out a case of an enumeration whose associated values cannot be made: the next one takes its place.
    private static func withoutCase(at token: TokenSyntax) -> Edit? {
      guard let statement = token.ancestor(CodeBlockItemSyntax.self), !statement.trimmedText.contains("__fail(") else {
        return nil
      }
      let type = Syntax(statement).typeNames.joined(separator: ".")
      let isLast = statement.ancestor(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) ?? true
      return .replace(
        statement.range,
        with: isLast ? "__fail(\("a value of type \(type)".debugDescription))" : "return __sample(n + 1)")
    }

    private mutating func once(_ key: String) -> Bool {
      attempts[key, default: 0] += 1
      return attempts[key] == 1
    }

    private static func droppingConformance(_ name: String, around token: TokenSyntax) -> Edit? {
      var node: Syntax? = Syntax(token)
      while let current = node {
        if let group = current.asProtocol((any DeclGroupSyntax).self), let clause = group.inheritanceClause {
          let kept = clause.inheritedTypes.filter { type in
            let text = type.type.trimmedText
            return text != name && !(name == "Equatable" && ["Hashable", "Comparable"].contains(text))
          }
          guard kept.count < clause.inheritedTypes.count else { return nil }
          let text = kept.isEmpty ? "" : ": " + kept.map(\.type.trimmedText).joined(separator: ", ")
          return .replace(clause.range, with: text)
        }
        node = current.parent
      }
      return nil
    }

    /// Gives up a call.
    mutating func fail(_ call: Int, _ message: String) {
      failures[call] = message
      files["Call\(call).swift"] = nil
    }

    /// Gives up the calls of files that still do not compile, and the declarations.
    ///
    /// - Returns: Whether there was something to give up.
    @discardableResult mutating func giveUp(_ errors: [CompilerError]) -> Bool {
      let before = files.count
      for error in errors where files[error.file] != nil {
        if let call = Self.call(of: error.file) { failures[call] = error.message }
        files[error.file] = nil
      }
      guard files.count == before else { return true }
      // A member that an extension adds to a type of the skeletons' own.
      let names = Set(errors.filter { SkeletonRuntime.files[$0.file] != nil }.flatMap(\.quoted))
      for (file, text) in files where Self.call(of: file) == nil && text.contains("\nextension ") {
        if Words(Array(text.utf8)).contains(anyOf: names) { files[file] = nil }
      }
      return files.count < before
    }
  }
#endif
