#if Migrator
  import SwiftParser
  import SwiftSyntax

  /// A view that has nothing but one observer, with the properties and methods that its closure uses.
  struct CallSkeleton {
    /// Why a call has no skeleton.
    struct Missing: Error { var reason: String }

    let number: Int
    let report: CallReport
    /// The text of its file.
    let text: String
    /// The code that makes the view.
    let making: String
    /// The inputs and states that the observed value is made of.
    let observed: [String]
    /// The copies, each with the inputs that it is made of.
    let copies: [(name: String, roots: [String])]
    /// The reads of copies, by number.
    let sites: [Int: String]
    /// The numbers and texts that the code compares with.
    let numbers: [String]
    let strings: [String]

    init(_ number: Int, _ report: CallReport, in sources: SkeletonSources, reaching types: SkeletonTypes)
      throws(Missing)
    {
      self.number = number
      self.report = report
      let builder = try CallSkeletonBuilder(number, report, sources, types)
      text = builder.text
      making = builder.making
      observed = builder.observedRoots
      copies = builder.copies
      sites = builder.sites
      numbers = builder.literals.numbers
      strings = builder.literals.strings
    }

    /// The line of the call in the table of all calls.
    var entry: String {
      let copies = copies.map { "(\($0.name.debugDescription), \(Self.list($0.roots)))" }.joined(separator: ", ")
      let sites = sites.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.debugDescription)" }.joined(
        separator: ", ")
      return "\(number): __Entry(make: { AnyView(\(making)) }, observed: \(Self.list(observed)), copies: [\(copies)], "
        + "sites: [\(sites.isEmpty ? ":" : sites)], numbers: [\(numbers.joined(separator: ", "))], strings: [\(strings.joined(separator: ", "))])"
    }

    private static func list(_ names: [String]) -> String {
      "[" + names.map(\.debugDescription).joined(separator: ", ") + "]"
    }
  }

  /// Builds the skeleton of one call.
  private final class CallSkeletonBuilder {
    private(set) var text = ""
    private(set) var making = ""
    private(set) var observedRoots: [String] = []
    private(set) var copies: [(name: String, roots: [String])] = []
    private(set) var sites: [Int: String] = [:]
    private(set) var literals: (numbers: [String], strings: [String]) = ([], [])

    private let number: Int
    private let report: CallReport
    private let sources: SkeletonSources
    private let types: SkeletonTypes
    private let file: ParsedFile
    private let call: ObserverCall
    private let owner: SkeletonSources.Group?
    private let scope: String
    private let cleaner: SkeletonCleaner
    private var members: [String: [DeclSyntax]] = [:]
    /// The names that the skeleton has: states, inputs, locals.
    private var roots: [String: [String]] = [:]
    private var declarations: [String] = []
    private var assignments: [String] = []
    private var hooks: [String] = []
    private var used: Set<String> = []
    private var ownMethods: [DeclSyntax] = []

    init(
      _ number: Int, _ report: CallReport, _ sources: SkeletonSources, _ types: SkeletonTypes
    ) throws(CallSkeleton.Missing) {
      (self.number, self.report, self.sources, self.types) = (number, report, sources, types)
      guard let file = sources.files[report.path], let call = Self.call(at: report.place, in: file) else {
        throw CallSkeleton.Missing(reason: "the call was not found in its file")
      }
      (self.file, self.call) = (file, call)
      if let hidden = Syntax(call.call).inactiveCondition(on: sources.platform) {
        throw CallSkeleton.Missing(reason: "\(hidden) hides the call on \(sources.platform.rawValue)")
      }
      scope = Syntax(call.call).typeNames.joined(separator: ".")
      let last = scope.split(separator: ".").last.map(String.init) ?? ""
      let found = sources.type(last, in: scope, path: report.path)
      owner = found?.isView == true || found?.node.is(StructDeclSyntax.self) == true ? found : nil
      if found?.node.is(ClassDeclSyntax.self) == true {
        throw CallSkeleton.Missing(
          reason: "the call is in the class \(last), and only structures get a parent. To fix, move it into a view")
      }
      cleaner = SkeletonCleaner(platform: sources.platform)
      if let owner {
        for part in sources.parts(of: owner) {
          for member in part.members { for name in member.memberNames { members[name, default: []].append(member) } }
        }
      }
      build()
    }

    private static func call(at place: Place, in file: ParsedFile) -> ObserverCall? {
      guard place.line <= file.text.lineCount else { return nil }
      let offset = file.text.line(place.line).startIndex + place.column - 1
      guard let reference = file.token(at: offset)?.parent else { return nil }
      var called = reference
      if let member = reference.parent?.as(MemberAccessExprSyntax.self) { called = Syntax(member) }
      return called.parent?.as(FunctionCallExprSyntax.self).flatMap { ObserverCall($0, top: Syntax($0)) }
    }

    // MARK: Building

    private func build() {
      let changed = report.changed
      cleaner.ownType = owner.map { Self.specialized($0, sources) }
      cleaner.copies = Set(changed.map(\.name))
      let context = ContextReader(call, sources)
      let modern = modernCall()
      // First all code that runs, to know the names in it.
      let actions = [Syntax(call.call.arguments)] + [call.call.trailingClosure.map(Syntax.init)].compactMap(\.self)
      var pending: [Syntax] = actions + context.code
      for reading in changed where members[reading.name] == nil && !context.names.contains(reading.name) {
        addUnknown(reading)
      }
      for parameter in context.parameters { addParameter(parameter) }
      while let code = pending.popLast() {
        for name in Self.names(in: code) where used.insert(name).inserted {
          for member in members[name] ?? [] {
            if let property = member.storedProperty {
              add(property, named: name)
            } else if name != "body" {
              if member.isStaticMember || member.is(EnumCaseDeclSyntax.self) { continue }
              ownMethods.append(member)
              pending.append(Syntax(member))
            }
          }
        }
      }
      for code in actions + context.code + ownMethods.map(Syntax.init) {
        types.reach(code, scope: scope, path: report.path)
      }
      if let owner { types.enclose(owner) }
      for (name, list) in members where used.contains(name) {
        for member in list where member.isStaticMember { reachStatic(member) }
      }
      for local in context.locals { roots[local.name] = rootNames(of: local.value) }
      write(context, modern)
      let name = "__Call\(number)"
      if let owner {
        making = "\(Self.specialized(owner, sources)).\(name)(__call: ())"
      } else {
        making = "\(name)(__call: ())"
      }
      let observed = call.observed.expression
      observedRoots = rootNames(of: Syntax(observed), isObserved: true)
      copies = changed.map { reading in
        let own = reading.kind == .binding ? ["binding " + reading.name] : roots[reading.name] ?? [reading.name]
        return (reading.name, own)
      }
      var seen: Set<String> = []
      copies = copies.filter { seen.insert($0.name).inserted && !$0.roots.allSatisfy(observedRoots.contains) }
      literals = Self.literals(in: actions + ownMethods.map(Syntax.init))
    }

    private var statics: [String] = []

    private func reachStatic(_ member: DeclSyntax) {
      types.reach(member, scope: scope, path: report.path)
      statics.append(cleaner.text(member))
    }

    private func write(_ context: ContextReader, _ modern: ObserverCall?) {
      let legacyAction = action(call, isModern: false)
      let modernAction = modern.map { action($0, isModern: true) } ?? "zero: {}"
      let methods = ownMethods.map { member -> String in
        cleaner.site = siteCounter("own")
        return cleaner.text(member)
      }
      let plain = SkeletonCleaner(platform: sources.platform)
      let observed = plain.text(call.observed.expression)
      let observer = "__Leaf().__onChange(\(number), of: \(observed), legacy: \(legacyAction), \(modernAction))"
      let body = hooks.map { "let _ = \($0)" } + context.open(plain) + [observer] + context.close
      let structure = """
        struct __Call\(number): View {
        \((declarations + methods + statics).joined(separator: "\n"))
        init(__call: Void) {
        \(assignments.joined(separator: "\n"))
        }
        @ViewBuilder var body: some View {
        \(body.joined(separator: "\n"))
        }
        }
        """
      text = owner.map { "extension \($0.name) {\n\(structure)\n}" } ?? structure
    }

    /// The argument of the call's action.
    private func action(_ call: ObserverCall, isModern: Bool) -> String {
      cleaner.site = siteCounter(isModern ? "modern" : "legacy")
      let expression: ExprSyntax
      switch call.action {
      case .trailing(let closure), .argument(let closure, _): expression = ExprSyntax(closure)
      case .reference(let reference, _): expression = reference
      }
      let text = cleaner.text(expression)
      guard isModern else { return text }
      let arity = call.closure?.arity ?? (report.form == "zero" ? 0 : 2)
      return arity == 0 ? "zero: \(text)" : "two: \(text)"
    }

    /// Numbers the reads by name and order, so that both forms of the closure number them alike.
    private func siteCounter(_ part: String) -> (String) -> Int {
      var counts: [String: Int] = [:]
      return { [self] name in
        counts[name, default: 0] += 1
        if part == "own" { ownReads[name, default: 0] += 1 }
        let key = part == "own" ? "own \(name) \(ownReads[name, default: 0])" : "\(name) \(counts[name, default: 0])"
        let site = siteNumbers[key] ?? siteNumbers.count + 1
        siteNumbers[key] = site
        // The legacy form's reads of the observed value are parameters in the modern form.
        if part != "legacy" { sites[site] = name }
        return site
      }
    }

    private var siteNumbers: [String: Int] = [:]
    private var ownReads: [String: Int] = [:]

    /// The call after its rewrite.
    private func modernCall() -> ObserverCall? {
      let range: Range<Int> = call.name.range.lowerBound..<call.call.range.upperBound
      let edits = report.edits.filter { range.contains($0.range.lowerBound) || $0.range.lowerBound == range.upperBound }
        .map {
          Edit(range: $0.range.lowerBound - range.lowerBound..<$0.range.upperBound - range.lowerBound, text: $0.text)
        }
      guard let bytes = edits.applied(to: Array(file.text.bytes[range])) else { return nil }
      var parser = Parser("view." + String(decoding: bytes, as: UTF8.self))
      let tree = SourceFileSyntax.parse(from: &parser)
      guard let call = tree.statements.first?.item.as(FunctionCallExprSyntax.self) else { return nil }
      return ObserverCall(call, top: Syntax(call))
    }

    // MARK: Properties

    private func addUnknown(_ reading: Reading) {
      let name = reading.name
      guard name.first?.isLowercase == true, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
        sources.globals[name] == nil, used.insert(name).inserted, reading.kind == .unresolved
      else { return }
      declarations.append("var \(name): __Recorder")
      assignments.append("self.\(name) = __recorder(\(name.debugDescription))")
      roots[name] = [name]
    }

    private func addParameter(_ parameter: ContextReader.Parameter) {
      guard used.insert(parameter.name).inserted else { return }
      types.reach(parameter.type, scope: scope, path: report.path)
      addInput(parameter.name, parameter.type, nil)
    }

    private func addInput(_ name: String, _ type: TypeSyntax?, _ value: InitializerClauseSyntax?) {
      roots[name] = [name]
      let text = type.map { ": \(plain($0))" } ?? (value == nil ? ": __Recorder" : "")
      declarations.append("var \(name)\(text)\(value.map { " \(plain($0))" } ?? "")")
      if let closure = SkeletonValue.closure(type, named: name, sources, tag: "__tag_\(name)") {
        assignments.append("let __tag_\(name) = __tag(\(name.debugDescription))")
        assignments.append("self.\(name) = \(closure)")
      } else if let value {
        assignments.append("self.\(name) = __input(\(name.debugDescription), or: { \(plain(value.value)) })")
      } else if type == nil {
        assignments.append("self.\(name) = __recorder(\(name.debugDescription))")
      } else {
        assignments.append("self.\(name) = __input(\(name.debugDescription))")
      }
    }

    private func plain(_ node: some SyntaxProtocol) -> String {
      let cleaner = SkeletonCleaner(platform: sources.platform)
      cleaner.ownType = self.cleaner.ownType
      return cleaner.text(node)
    }

    private static let actions: Set<String> = [
      "dismiss", "presentationMode", "openURL", "openWindow", "dismissWindow", "refresh", "managedObjectContext",
      "modelContext", "undoManager", "dismissSearch", "requestReview", "openSettings", "newDocument", "openDocument",
      "rename", "resetFocus", "editMode",
    ]

    private func add(_ variable: VariableDeclSyntax, named name: String) {
      guard
        let binding = variable.bindings.first(where: { $0.pattern.names.contains(name) }),
        binding.pattern.is(IdentifierPatternSyntax.self)
      else { return }
      types.reach(variable, scope: scope, path: report.path)
      let type = binding.typeAnnotation?.type ?? variable.bindings.last?.typeAnnotation?.type
      let value = binding.initializer
      let wrapper = variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first(where: \.isWrapper)
      let annotation = type.map { ": \(plain($0))" } ?? ""
      let initial = value.map { " \(plain($0))" } ?? ""
      roots[name] = [name]
      switch wrapper?.shortName {
      case nil:
        if variable.bindingSpecifier.text == "let", value != nil {
          declarations.append("let \(name)\(annotation)\(initial)")
          roots[name] = []
        } else {
          addInput(name, type, value)
        }
      case "State", "AppStorage", "SceneStorage", "FocusState", "GestureState":
        let isOptional = type?.is(OptionalTypeSyntax.self) ?? false
        let attribute = wrapper.map { plain(AttributeListSyntax([.attribute($0)])) } ?? ""
        declarations.append("\(attribute) var \(name)\(annotation)\(initial)")
        if wrapper?.shortName == "State", value == nil, !isOptional {
          assignments.append("self._\(name) = State(initialValue: __input(\(name.debugDescription)))")
        }
        if wrapper?.shortName != "GestureState" { hooks.append("__state(\(name.debugDescription), $\(name))") }
        if let constructed = value?.value.constructedName, sources.types[constructed] != nil || type == nil,
          constructed.first?.isUppercase == true
        {
          hooks.append("__object(\(name.debugDescription), \(name))")
        }
      case "Binding":
        declarations.append("@Binding var \(name)\(annotation)")
        assignments.append("self._\(name) = __binding(\(name.debugDescription))")
      case "ObservedObject", "EnvironmentObject", "Bindable":
        let attribute = wrapper?.shortName == "Bindable" ? "@Bindable" : "@ObservedObject"
        declarations.append("\(attribute) var \(name)\(annotation)\(initial)")
        let original = value.map { ", or: { \(plain($0.value)) }" } ?? ""
        assignments.append("self.\(name) = __input(\(name.debugDescription)\(original))")
        hooks.append("__object(\(name.debugDescription), \(name))")
      case "StateObject":
        declarations.append("@StateObject var \(name)\(annotation)\(initial)")
        if let type {
          assignments.append(
            "self._\(name) = StateObject(wrappedValue: __input(\(name.debugDescription)) as \(plain(type)))")
        } else if let constructed = value?.value.constructedName, constructed.first?.isUppercase == true {
          assignments.append(
            "self._\(name) = StateObject(wrappedValue: __input(\(name.debugDescription)) as \(constructed))")
        }
        hooks.append("__object(\(name.debugDescription), \(name))")
      case "Environment": addEnvironment(name, type, wrapper)
      case "Namespace": declarations.append("@Namespace var \(name)")
      default: addInput(name, type, value)
      }
    }

    private func addEnvironment(_ name: String, _ type: TypeSyntax?, _ wrapper: AttributeSyntax?) {
      guard case .argumentList(let list) = wrapper?.arguments, let argument = list.first?.expression else { return }
      guard let path = argument.as(KeyPathExprSyntax.self) else {
        // `@Environment(Model.self)`
        let text = argument.trimmedText.replacing(".self", with: "")
        declarations.append("var \(name): \(text)")
        assignments.append("self.\(name) = __input(\(name.debugDescription))")
        hooks.append("__object(\(name.debugDescription), \(name))")
        return
      }
      let key = path.components.first?.component.trimmedText ?? ""
      if Self.actions.contains(key) {
        declarations.append("var \(name): __Recorder = __recorder(\(name.debugDescription))")
        return
      }
      let parts = path.components.map { $0.trimmedText.hasPrefix(".") ? $0.trimmedText : "." + $0.trimmedText }.joined()
      declarations.append("var \(name) = __environment(\(name.debugDescription), \\EnvironmentValues\(parts))")
    }

    // MARK: Names

    private static func names(in code: Syntax) -> [String] {
      var seen: Set<String> = []
      return code.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
        switch token.tokenKind {
        case .identifier(let text):
          let plain = text.filter { $0 != "`" }
          return plain.hasPrefix("_") ? String(plain.dropFirst()) : plain
        case .dollarIdentifier(let text): return String(text.dropFirst())
        default: return nil
        }
      }.filter { seen.insert($0).inserted }
    }

    /// The inputs and states that code reads, through the view's own properties.
    private func rootNames(of code: Syntax, isObserved: Bool = false) -> [String] {
      var found: Set<String> = []
      var seen: Set<String> = []
      var pending = [code]
      while let next = pending.popLast() {
        for name in Self.names(in: next) where seen.insert(name).inserted {
          if let own = roots[name],
            own != [name] || !(members[name] ?? []).contains(where: { $0.storedProperty == nil })
          {
            found.formUnion(own.map { isObserved && isObject($0) ? $0 + "." + path(after: $0, in: next) : $0 })
          } else {
            pending += (members[name] ?? []).filter { $0.storedProperty == nil && !$0.isStaticMember }.map(Syntax.init)
          }
        }
      }
      return found.sorted()
    }

    private func isObject(_ name: String) -> Bool {
      hooks.contains { $0.hasPrefix("__object(\(name.debugDescription)") } || isClassInput(name)
    }

    private func isClassInput(_ name: String) -> Bool {
      guard let type = members[name]?.first?.storedProperty?.bindings.first?.typeAnnotation?.type.names.last else {
        return false
      }
      guard let group = sources.type(type, in: scope, path: report.path) else { return false }
      return group.node.is(ClassDeclSyntax.self) || group.node.is(ProtocolDeclSyntax.self)
    }

    /// The members after a name: `model.user.name` gives `user.name`.
    private func path(after name: String, in code: Syntax) -> String {
      for token in code.tokens(viewMode: .sourceAccurate) where token.name == name {
        var parts: [String] = []
        var node = token.parent
        while let member = node?.parent?.as(MemberAccessExprSyntax.self), let part = member.declName.baseName.name {
          if member.declName.id != node?.id { parts.append(part) }
          node = Syntax(member)
        }
        if !parts.isEmpty { return parts.joined(separator: ".") }
      }
      return "*"
    }

    /// The name of a type with a type for each generic parameter, those of the types around it included.
    private static func specialized(_ group: SkeletonSources.Group, _ sources: SkeletonSources) -> String {
      let own = group.lastName + arguments(of: group, sources)
      guard let outer = group.outerName, let last = outer.split(separator: ".").last,
        let around = sources.types[String(last)]?.first(where: { $0.name == outer })
      else { return (group.outerName.map { $0 + "." } ?? "") + own }
      return specialized(around, sources) + "." + own
    }

    private static func arguments(of group: SkeletonSources.Group, _ sources: SkeletonSources) -> String {
      let node = group.node
      let clause =
        node.as(StructDeclSyntax.self)?.genericParameterClause
        ?? node.as(ClassDeclSyntax.self)?.genericParameterClause ?? node.as(EnumDeclSyntax.self)?.genericParameterClause
      guard let clause else { return "" }
      let conditions = node.as(StructDeclSyntax.self)?.genericWhereClause?.requirements ?? []
      let list = clause.parameters.map { parameter -> String in
        var names = parameter.inheritedType?.names ?? []
        for condition in conditions {
          if case .conformanceRequirement(let requirement) = condition.requirement,
            requirement.leftType.trimmedText == parameter.name.text
          {
            names += requirement.rightType.names
          }
        }
        if names == ["View"] { return "__Leaf" }
        let own = names.compactMap { sources.type($0, in: group.name, path: group.path) }.first {
          $0.node.is(ProtocolDeclSyntax.self)
        }
        return own.map { SkeletonTypes.stub(of: $0.name) } ?? "__Token"
      }
      return "<\(list.joined(separator: ", "))>"
    }

    private static func literals(in code: [Syntax]) -> (numbers: [String], strings: [String]) {
      var numbers: Set<Int> = []
      var strings: Set<String> = []
      for node in code {
        for token in node.tokens(viewMode: .sourceAccurate) {
          if case .integerLiteral(let text) = token.tokenKind, let value = Int(text.filter { $0 != "_" }),
            value < 1 << 40
          {
            numbers.formUnion([value, value + 1, max(value - 1, 0)])
          }
          if case .floatLiteral(let text) = token.tokenKind, let value = Double(text), abs(value) < 1e9 {
            numbers.formUnion([Int(value.rounded(.down)), Int(value.rounded(.up))])
          }
          if case .stringSegment(let text) = token.tokenKind, !text.isEmpty, text.count < 40, !text.contains("\\") {
            strings.insert(text)
          }
        }
      }
      return (numbers.sorted().prefix(8).map(String.init), strings.sorted().prefix(6).map(\.debugDescription))
    }
  }

  extension ExprSyntax {
    /// The name of the type that a call makes: `Model(…)`.
    fileprivate var constructedName: String? {
      self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
  }

  extension Syntax {
    /// The `#if` around a node whose branch is not the platform's.
    fileprivate func inactiveCondition(on platform: ConditionPlatform) -> String? {
      var node = self
      while let parent = node.parent {
        if let clause = node.as(IfConfigClauseSyntax.self),
          let whole = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
          whole.activeElements(on: platform)?.id != clause.elements?.id
        {
          return "#\(clause.condition.map { "if " + $0.trimmedText } ?? "else")"
        }
        node = parent
      }
      return nil
    }
  }

  extension IfConfigClauseSyntax.Elements {
    fileprivate var id: SyntaxIdentifier { Syntax(self).id }
  }
#endif
