#if Migrator
  import Foundation
  import SwiftParser
  import SwiftSyntax

  extension SkeletonRepair {
    /// Drops the lines of the table of calls and values that do not compile. Returns whether anything changed.
    mutating func handleTable(_ text: String, _ errors: [CompilerError]) -> Bool {
      let table = text.split(separator: "\n", omittingEmptySubsequences: false)
      // A line waits for the stand-in of a type that other files name too.
      let (own, others) = (errors.filter { $0.file == "Entries.swift" }, errors.filter { $0.file != "Entries.swift" })
      let missing = Set(others.filter(\.isMissingName).compactMap(\.quoted.first))
      let waiting = Set(own.filter { $0.isMissingName && !missing.isDisjoint(with: $0.quoted) }.map(\.place.line))
      var isChanged = false
      for error in own where error.place.line <= table.count && !waiting.contains(error.place.line) {
        let line = table[error.place.line - 1]
        if line.hasPrefix("(ObjectIdentifier(") {
          if unusable.insert(String(line.hasSuffix(",") ? line.dropLast() : line)).inserted { isChanged = true }
        } else if let call = Int(line.prefix { $0.isNumber }) {
          fail(call, error.message)
          isChanged = true
        }
      }
      return isChanged
    }

    /// Makes a declaration smaller: a body becomes a stub, then the member goes, then the type.
    mutating func reduction(at token: TokenSyntax, _ file: String, _ source: SourceText) -> Edit? {
      for current in token.ancestors {
        let isMember = current.parent?.is(MemberBlockItemSyntax.self) == true
        let isDeclared = isMember || current.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        if current.as(FunctionDeclSyntax.self)?.name.text == "__sample" {
          if let edit = Self.withoutCase(at: token) { return edit }
          continue
        }
        if let function = current.as(FunctionDeclSyntax.self), let parent = current.parent,
          !parent.is(CodeBlockItemSyntax.self) || parent.parent?.parent?.is(SourceFileSyntax.self) == true
        {
          guard let body = function.body, token.position >= body.position,
            once("\(file) \(function.name.text) \(function.signature.trimmedText)")
          else { return .delete(function.range) }
          let stub = SkeletonStub.text(
            of: function, in: Syntax(function).typeNames.joined(separator: "."), SkeletonCleaner(platform: .iOS))
          return .replace(function.range, with: stub)
        }
        if isDeclared, let variable = current.as(VariableDeclSyntax.self) {
          let names = variable.bindings.flatMap { $0.pattern.names }
          let modifiers = variable.modifiers.areStatic ? "static " : ""
          // An entry of a table of parts.
          if names == ["__parts"], let part = token.ancestor(ArrayElementSyntax.self) { return .delete(part.range) }
          let key = "\(file) \(Syntax(variable).typeNames.joined(separator: ".")).\(names.joined())"
          if let edit = Self.storedParts(of: variable, at: token) { return edit }
          if once(key) {
            if let block = variable.bindings.first?.accessorBlock, block.isComputed, token.position >= block.position,
              let type = variable.bindings.first?.typeAnnotation?.type, !type.is(SomeOrAnyTypeSyntax.self)
            {
              let isOwn = isMember && !variable.modifiers.areStatic && !names.joined().hasPrefix("__")
              return .replace(block.range, with: Self.stub(of: block, named: names.joined(), isOwn: isOwn))
            }
            return .replace(
              variable.range,
              with: names.map { "\(modifiers)var \($0): __Recorder = __Recorder.__named(\"\($0)\")" }.joined(
                separator: "\n"))
          }
          guard names.count == 1, once(key + " again"), !variable.trimmedText.contains("__named(") else {
            return .delete(variable.range)
          }
          return .replace(
            variable.range,
            with: "\(modifiers)var \(names[0]): __Recorder { __Recorder.__named(\(key.debugDescription)) }")
        }
        if let initializer = current.as(InitializerDeclSyntax.self) {
          let isMaking = initializer.trimmedText.contains("__n n: Int")
          if isMaking || initializer.signature.parameterClause.parameters.isEmpty {
            // A property without a value: drop the statement of its assignment.
            let inner = token.ancestors.first { $0.is(CodeBlockItemSyntax.self) || $0.id == current.id }
            if let statement = inner?.as(CodeBlockItemSyntax.self), !statement.trimmedText.hasPrefix("self.init(") {
              let parts = statement.item.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
              if parts.count > 2, parts[1].is(AssignmentExprSyntax.self), once("\(file) \(parts[0].trimmedText) =") {
                let range: Range<Int> = parts[2].range.lowerBound..<statement.range.upperBound
                return .replace(range, with: "__pick(0)")
              }
              if once("\(file) \(statement.trimmedText)") { return .replace(statement.range, with: "_ = 0") }
            }
            let type = Syntax(initializer).typeNames.joined(separator: ".")
            if isMaking { return .replace(initializer.range, with: making(type, initializer, file)) }
          }
          return delegating(initializer, at: token, file) ?? .delete(initializer.range)
        }
        if current.is(SubscriptDeclSyntax.self) || current.is(TypeAliasDeclSyntax.self) {
          return .delete(current.range)
        }
        if isDeclared, let group = current.asProtocol((any DeclGroupSyntax).self) {
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
      }
      return nil
    }

    /// The first value of a stored property, or its observers, where they do not compile: the property stays.
    static func storedParts(of variable: VariableDeclSyntax, at token: TokenSyntax) -> Edit? {
      guard let binding = variable.bindings.first else { return nil }
      if let block = binding.accessorBlock, !block.isComputed, token.position >= block.position {
        let owner = variable.modifiers.areStatic ? "" : "self"
        let code = "{ didSet { __record(\((binding.pattern.trimmedText + " was set").debugDescription), [\(owner)]) } }"
        return block.trimmedText == code ? nil : .replace(block.range, with: code)
      }
      guard let value = binding.initializer, binding.typeAnnotation != nil, token.position >= value.position,
        value.trimmedText != "= __pick(0)"
      else { return nil }
      return .replace(value.range, with: "= __pick(0)")
    }

    /// The code that makes a value by an initializer of the project, where its properties cannot be set one by one.
    mutating func making(_ type: String, _ own: InitializerDeclSyntax, _ file: String) -> String {
      let others = own.ancestor(MemberBlockSyntax.self)?.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      let simplest = (others ?? []).filter {
        $0.id != own.id && $0.optionalMark == nil && $0.signature.effectSpecifiers == nil
          && $0.genericParameterClause == nil && !$0.trimmedText.hasPrefix("init() {\nlet n = 0\n")
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

    /// An initializer whose own code does not compile: it makes a sample, and records what it is given.
    private mutating func delegating(_ own: InitializerDeclSyntax, at token: TokenSyntax, _ file: String) -> Edit? {
      let type = Syntax(own).typeNames.joined(separator: ".")
      let others = own.ancestor(MemberBlockSyntax.self)?.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      let making = others?.first { $0.trimmedText.hasPrefix("required") && $0.trimmedText.contains("init(__n n: Int)") }
      let isStruct = files.values.contains { $0.has("extension \(type): __Sample {\nstatic func") }
      guard let body = own.body, token.position >= body.position,
        isStruct || making?.trimmedText.contains("self.init(") == false,
        once("\(file) \(own.with(\.body, nil).trimmedText)")
      else { return nil }
      // NB: a subclass calls an initializer that calls no other one of its class.
      let isOwn = isStruct || own.trimmedText.contains("convenience ")
      let made = isOwn ? nil : making?.body?.statements.trimmedText
      let code = made.map { "\nlet n = __run.seed\n_ = n\n\($0)\n" } ?? " self.init(__n: __run.seed); "
      let names = own.signature.parameterClause.names.joined(separator: ", ")
      let head = own.with(\.body, nil).trimmedText
      return .replace(own.range, with: "\(head) {\(code)__record(\("\(type).init".debugDescription), [\(names)]) }")
    }

    /// Leaves out a case of an enumeration whose associated values cannot be made: the next one takes its place.
    static func withoutCase(at token: TokenSyntax) -> Edit? {
      guard let statement = token.ancestor(CodeBlockItemSyntax.self), statement.ancestor(MemberBlockSyntax.self) != nil,
        !statement.trimmedText.contains("__fail(")
      else { return nil }
      let type = Syntax(statement).typeNames.joined(separator: ".")
      let isLast = statement.ancestor(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) ?? true
      return .replace(
        statement.range,
        with: isLast ? "__fail(\("a value of type \(type)".debugDescription))" : "return __sample(n + 1)")
    }

    /// Lets a generic type of the project take a class of unknown code: `Box<T: NSObject>` with `Box<Contact>`.
    mutating func loosen(_ error: CompilerError) -> Bool {
      guard error.quoted.count == 3 else { return false }
      for (file, text) in files where text.has(" \(error.quoted[0])<") {
        for node in Parser.parse(source: text).tokens(viewMode: .sourceAccurate).lazy.compactMap(\.parent) {
          guard let parameter = node.as(GenericParameterSyntax.self), let type = parameter.inheritedType,
            type.trimmedText == error.quoted[2], Syntax(parameter).typeNames.last == error.quoted[0],
            let bytes = [Edit.replace(type.range, with: "AnyObject")].applied(to: Array(text.utf8))
          else { continue }
          files[file] = String(decoding: bytes, as: UTF8.self)
          return true
        }
      }
      return false
    }

    /// Gives a protocol of the project defaults for what a type lacks, because the type lost a member.
    mutating func satisfy(_ error: CompilerError) -> Bool {
      var changed = false
      for (note, path) in zip(error.notes, error.notePlaces) where note.hasPrefix("protocol requires ") {
        guard let text = files[(path as NSString).lastPathComponent],
          let name = CompilerError.quoted(in: note).first?.prefix(while: { $0 != "(" })
        else { continue }
        for one in Parser.parse(source: text).statements.compactMap({ $0.item.as(ProtocolDeclSyntax.self) }) {
          for member in one.memberBlock.members.map(\.decl) where member.memberNames.contains(String(name)) {
            let type = one.name.text
            // A class cannot become another object.
            let isFree = one.inheritanceClause == nil
            guard let code = Self.fallback(for: member, of: type, isFree: isFree), once("default \(type) \(code)")
            else { continue }
            files["Default-\(type)-\(attempts.count).swift"] =
              "import Foundation\nimport OnChangeCompat\nextension \(type) { \(code) }\n"
            changed = true
          }
        }
      }
      return changed
    }

    private static func fallback(for member: DeclSyntax, of type: String, isFree: Bool) -> String? {
      if let function = member.as(FunctionDeclSyntax.self) {
        return SkeletonStub.text(of: function, in: type, SkeletonCleaner(platform: .iOS))
      }
      if let one = member.as(InitializerDeclSyntax.self) {
        let names = one.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        let value = "self = __result(\("\(type).init".debugDescription), [\(names.joined(separator: ", "))])"
        return member.trimmedText + " { \(isFree ? value : "__fail(\("a value of type \(type)".debugDescription))") }"
      }
      guard let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        let written = binding.typeAnnotation?.type.trimmedText, let block = binding.accessorBlock
      else { return nil }
      let isStatic = variable.modifiers.areStatic
      let stub = Self.stub(of: block, named: binding.pattern.trimmedText, isOwn: !isStatic)
      return "\(isStatic ? "static " : "")var \(binding.pattern.trimmedText): \(written) \(stub)"
    }

    /// The code of a computed property that only records; `isOwn`: whether an object has it.
    private static func stub(of block: AccessorBlockSyntax, named name: String, isOwn: Bool) -> String {
      let get = isOwn ? "__property(\(name.debugDescription), self)" : "__result(\(name.debugDescription))"
      let isWritten = block.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.set) }
      let set = "__record(\((name + " =").debugDescription), [newValue])"
      return isWritten ? "{ get { \(get) } set { \(set) } }" : "{ \(get) }"
    }

    mutating func once(_ key: String) -> Bool {
      attempts[key, default: 0] += 1
      return attempts[key] == 1
    }

    /// Compares a type by its text, where a part of it cannot be compared.
    mutating func comparing(_ name: String, around token: TokenSyntax) -> Edit? {
      let group = token.group
      guard ["Equatable", "Hashable"].contains(name), let group, !group.is(ProtocolDeclSyntax.self),
        once("compare \(Syntax(group).typeNames) \(name)")
      else { return nil }
      let own = group.is(ClassDeclSyntax.self) ? Syntax(group).ownTypeNames.joined(separator: ".") : "Self"
      let text =
        name == "Hashable"
        ? "func hash(into hasher: inout Hasher) { hasher.combine(__text(self)) }"
        : "static func == (a: \(own), b: \(own)) -> Bool { __text(a) == __text(b) }"
      return .insert("\n\(text)\n", at: group.memberBlock.leftBrace.range.upperBound)
    }

    /// Whether a protocol of the project inherits from a given one.
    private func refines(_ name: String, _ other: String) -> Bool {
      files.values.contains { text in
        let head = text.rest(behind: "protocol \(name): ")?.prefix { $0 != "{" }
        return head.map { Words(Array($0.utf8)).contains(anyOf: [other]) } ?? false
      }
    }

    func droppingConformance(_ name: String, around token: TokenSyntax) -> Edit? {
      for current in token.ancestors {
        if let group = current.asProtocol((any DeclGroupSyntax).self), let clause = group.inheritanceClause {
          let kept = clause.inheritedTypes.filter { type in
            let text = type.type.trimmedText
            return text != name && !(name == "Equatable" && ["Hashable", "Comparable"].contains(text))
              && !refines(text, name)
          }
          guard kept.count < clause.inheritedTypes.count else { return nil }
          // A view observes an object whose protocol refines that of observed objects.
          let isObserved = refines(name, "ObservableObject")
          let names = kept.map(\.type.trimmedText) + (isObserved ? ["ObservableObject"] : [])
          let text = names.isEmpty ? "" : ": " + names.joined(separator: ", ")
          return .replace(clause.range, with: text)
        }
      }
      return nil
    }
  }
#endif
