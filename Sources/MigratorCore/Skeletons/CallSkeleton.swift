#if Migrator
  import Foundation
  import SwiftParser
  import SwiftSyntax

  /// A view that has nothing but one observer, with the properties and methods that its closure uses.
  final class CallSkeleton {
    /// Why a call has no skeleton.
    struct Missing: Error { var reason: String }
    private(set) var text = ""
    private(set) var making = ""
    /// The inputs and states that the observed value is made of.
    private(set) var observedRoots: [String] = []
    private(set) var copies: [(name: String, roots: [String])] = []
    /// The reads of copies, by number.
    private(set) var sites: [Int: String] = [:]
    /// The numbers and texts that the code compares with.
    private(set) var literals: (numbers: [String], strings: [String]) = ([], [])
    let number: Int
    let report: CallReport
    let sources: SkeletonSources
    let types: SkeletonTypes
    let file: ParsedFile
    let call: ObserverCall
    let owner: SkeletonSources.Group?
    /// Whether the call is in a class, of which the skeleton gets an object.
    let isClass: Bool
    let scope: String
    let cleaner: SkeletonCleaner
    var members: [String: [DeclSyntax]] = [:]
    /// The names that the skeleton has: states, inputs, locals.
    var roots = SkeletonRuntime.readerStates
    var declarations: [String] = []
    var assignments: [String] = []
    var hooks: [String] = []
    var statics: [String] = []
    var used: Set<String> = []
    var ownMethods: [DeclSyntax] = []
    /// The functions and the variables that no given file declares.
    var unknownNames: Set<String> = []

    init(
      _ number: Int, _ report: CallReport, in sources: SkeletonSources, reaching types: SkeletonTypes
    ) throws(Missing) {
      (self.number, self.report, self.sources, self.types) = (number, report, sources, types)
      guard let file = sources.files[report.path], let call = Self.call(at: report.place, in: file) else {
        throw Missing(reason: "the call was not found in its file")
      }
      (self.file, self.call) = (file, call)
      if let hidden = Syntax(call.call).inactiveCondition(on: sources.platform) {
        throw Missing(reason: "\(hidden) hides the call on \(sources.platform.name)")
      }
      scope = Syntax(call.call).typeNames.joined(separator: ".")
      let last = scope.split(separator: ".").last.map(String.init) ?? ""
      let found = sources.type(last, in: scope, path: report.path)
      isClass = found?.node.is(ClassDeclSyntax.self) == true
      owner = found?.isView == true || isClass || found?.node.is(StructDeclSyntax.self) == true ? found : nil
      // It may return the current value at each read, and would then never differ.
      if let unknown = report.changed.first(where: { $0.kind == .updatedWrapper && $0.isOfUnknownWrapper }) {
        throw Missing(
          reason:
            "the wrapper of \(unknown.name) is not in the given paths. To fix, name its folder, or write its name in liveWrappers if it returns the current value at each read"
        )
      }
      cleaner = SkeletonCleaner(platform: sources.platform)
      if let owner {
        for part in sources.parts(of: owner) {
          for member in part.members { for name in member.memberNames { members[name, default: []].append(member) } }
        }
      }
      build()
    }

    /// The line of the table of all calls.
    var entry: String {
      let copies = copies.map { "(\($0.name.debugDescription), \(Self.list($0.roots)))" }.joined(separator: ", ")
      let sites = sites.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.debugDescription)" }.joined(
        separator: ", ")
      return
        "\(number): __Entry(make: { AnyView(\(making)) }, observed: \(Self.list(observedRoots)), copies: [\(copies)], "
        + "sites: [\(sites.isEmpty ? ":" : sites)], numbers: [\(literals.numbers.joined(separator: ", "))], strings: [\(literals.strings.joined(separator: ", "))])"
    }

    private static func list(_ names: [String]) -> String {
      "[" + names.map(\.debugDescription).joined(separator: ", ") + "]"
    }

    static func call(at place: Place, in file: ParsedFile) -> ObserverCall? {
      guard let reference = file.text.offset(of: place).flatMap({ file.token(at: $0) })?.parent else { return nil }
      var called = reference
      if let member = reference.parent?.as(MemberAccessExprSyntax.self) { called = Syntax(member) }
      return called.parent?.as(FunctionCallExprSyntax.self).flatMap { ObserverCall($0, top: Syntax($0)) }
    }

    func build() {
      let changed = report.changed
      cleaner.ownType = owner.map { Self.specialized($0, sources) }
      let statics = members.filter { $0.value.contains(where: \.isStaticMember) }.keys
      if !isClass { cleaner.statics = (["Self", owner?.lastName ?? ""], Set(statics), "__Call\(number)") }
      let context = ContextReader(call, sources)
      // A name of a system's module is the same in each run. Any other one gets a stand-in, and may read copies.
      unknownNames = Set(
        changed.filter { $0.kind == .unresolved && members[$0.name] == nil && !context.names.contains($0.name) }
          .map(\.name))
      cleaner.copies = Set(changed.map(\.name)).subtracting(unknownNames)
      let modern = modernCall()
      // First all code that runs, to know the names in it.
      let actions = [Syntax(call.call.arguments)] + [call.call.trailingClosure.map(Syntax.init)].compactMap(\.self)
      var pending: [Syntax] = actions + context.code
      let globals = report.readings.filter { $0.kind == .global }
      for reading in changed + globals where members[reading.name] == nil && !context.names.contains(reading.name) {
        addUnknown(reading)
      }
      for parameter in context.parameters { addParameter(parameter) }
      addGenericParameters()
      var given: [String] = []
      while let code = pending.popLast() {
        if let owner, owner.isView, cleaner.givenView == nil, code.givesView {
          cleaner.givenView = "__given"
          types.include(owner, 0)
          self.statics.append(Self.givenView(owner, sources))
          given = owner.memberwise.map(\.name)
        }
        for name in Self.names(in: code) + given where used.insert(name).inserted {
          for member in members[name] ?? [] {
            if let property = member.storedProperty {
              if isClass { roots[name] = ["self." + name] } else { add(property, named: name) }
            } else if name != "body" {
              pending.append(Syntax(member))
              if !isClass, !member.isStaticMember, !member.is(EnumCaseDeclSyntax.self) { ownMethods.append(member) }
            }
          }
        }
      }
      let code = actions + ownMethods.map(Syntax.init)
      cleaner.dependents = cleaner.copies.withDependents(in: code)
      cleaner.ownNames = code.reduce(into: Set(context.names)) { $0.formUnion($1.ownNames) }
      cleaner.functions = code.reduce(into: []) { $0.formUnion($1.functionNames) }
      cleaner.isOwnName = sources.names.contains
      for code in actions + context.code + ownMethods.map(Syntax.init) {
        types.reach(code, scope: scope, path: report.path)
      }
      if let owner {
        if isClass { types.include(owner, 0) } else { types.enclose(owner) }
        if let clause = owner.node.as(StructDeclSyntax.self)?.genericParameterClause {
          types.reach(clause, scope: scope, path: report.path)
          for names in clause.parameters.map({ $0.inheritedType?.names ?? [] }) {
            for type in names.compactMap({ sources.type($0, in: scope, path: report.path) }) {
              if let own = sources.conformer(of: type, with: names) { types.include(own, 0) }
            }
          }
        }
      }
      for (name, list) in members where used.contains(name) && !isClass {
        for member in list where member.isStaticMember { reachStatic(member) }
      }
      for local in context.locals { roots[local.name] = rootNames(of: local.value) }
      let observed = call.observed.expression
      let shared = observed.sharedObject
      if let shared, sources.type(shared.type, in: scope, path: report.path)?.node.is(ClassDeclSyntax.self) == true {
        hooks.append("__object(\(shared.type.debugDescription), \(shared.text))")
      }
      write(context, modern)
      let name = "__Call\(number)"
      if let owner, !isClass {
        making = "\(Self.specialized(owner, sources)).\(name)(__call: ())"
      } else {
        making = "\(name)(__call: ())"
      }
      observedRoots = rootNames(of: Syntax(observed), isObserved: true)
      if let shared, isObject(shared.type) { observedRoots.append("\(shared.type).\(shared.path)") }
      copies = changed.filter { !unknownNames.contains($0.name) }.map { reading in
        let found = roots[reading.name] ?? [reading.name]
        // What is made of the observed value alone can differ by the place that a binding leads to.
        let bindings = (found.allSatisfy(observedRoots.contains) ? found : [reading.name]).filter { root in
          assignments.contains { $0.hasSuffix("= __binding(\(root.debugDescription))") }
        }
        let own = bindings.isEmpty ? found : bindings.map { "binding " + $0 }
        let all = reading.kind == .wholeView ? roots.filter { members[$0.key] != nil }.values.joined() : nil
        return (reading.name, isClass ? ["self"] : all.map { Set($0).sorted() } ?? own)
      }
      var seen: Set<String> = []
      copies = copies.filter { seen.insert($0.name).inserted && !$0.roots.allSatisfy(observedRoots.contains) }
      // The cases of enumerations come with the numbers and texts that stand for them.
      let named = (actions + ownMethods.map(Syntax.init)).flatMap { Self.names(in: $0) }.compactMap {
        sources.type($0, in: scope, path: report.path)
      }.filter { $0.node.is(EnumDeclSyntax.self) }
      literals = Self.literals(in: actions + ownMethods.map(Syntax.init) + named.map { Syntax($0.node) })
    }

    private func addGenericParameters() {
      for current in (call.call.ancestors.prefix { !$0.is(MemberBlockSyntax.self) }) {
        for parameter in current.as(FunctionDeclSyntax.self)?.genericParameterClause?.parameters ?? [] {
          let names = parameter.inheritedType?.names ?? []
          let own = sources.proto(names, in: scope, path: report.path)
          if let own { types.include(own, 0) }
          declarations.append("typealias \(parameter.name.text) = \(Self.argument(names, own, sources))")
        }
      }
    }

    func reachStatic(_ member: DeclSyntax) {
      types.reach(member, scope: scope, path: report.path)
      let kept = member.as(VariableDeclSyntax.self).flatMap { SkeletonTypes.keptByRun($0, in: scope, cleaner) }
      statics.append(kept ?? cleaner.text(member))
    }

    func write(_ context: ContextReader, _ modern: ObserverCall?) {
      valueName = modern?.closure?.signature?.parameterNames.last ?? ""
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
      if isClass, let owner {
        // NB: nothing notes what its methods read.
        sites[0] = "write to self"
        text = """
          extension \(owner.name) { @ViewBuilder func __body\(number)() -> some View {
          \(body.joined(separator: "\n"))
          } }
          struct __Call\(number): View {
          var __owner: \(cleaner.ownType ?? owner.name)
          init(__call: Void) { __owner = __input("self") }
          @ViewBuilder var body: some View {
          let _ = __object("self", __owner)
          __owner.__body\(number)()
          }
          }
          """
        return
      }
      let structure = """
        struct __Call\(number): View {
        \((outerTypes + declarations + methods + statics).joined(separator: "\n"))
        init(__call: Void) { \(assignments.joined(separator: "\n")) }
        @ViewBuilder var body: some View {
        \(body.joined(separator: "\n"))
        }
        }
        """
      text = owner.map { "extension \($0.name) {\n\(structure)\n}" } ?? structure
    }

    /// Names for the types in the types around a nested view, which an extension of the view does not see.
    private var outerTypes: [String] {
      let words = used.union(
        declarations.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init))
      var (found, around): ([String: String], SkeletonSources.Group?) = ([:], owner)
      while let type = around, let outer = sources.outer(of: type) {
        func names(in group: SkeletonSources.Group) -> [String] {
          sources.parts(of: group).flatMap(\.members).filter {
            $0.is(TypeAliasDeclSyntax.self) || $0.asProtocol((any DeclGroupSyntax).self) != nil
          }.compactMap { $0.asProtocol((any NamedDeclSyntax).self)?.name.text }
        }
        let own = Set(names(in: type) + found.keys)
        for name in names(in: outer) where words.contains(name) && !own.contains(name) && outer.parameters == nil {
          found[name] = "typealias \(name) = \(outer.name).\(name)"
        }
        around = outer
      }
      return found.values.sorted()
    }

    func action(_ call: ObserverCall, isModern: Bool) -> String {
      cleaner.site = siteCounter(isModern ? "modern" : "legacy")
      let expression: ExprSyntax
      switch call.action {
      case .trailing(let closure), .argument(let closure, _): expression = ExprSyntax(closure.inStatements)
      case .reference(let reference, _): expression = reference
      }
      if !isModern, let bound = bound(expression) { return bound }
      let text = cleaner.text(expression)
      guard isModern else { return text }
      let arity = call.closure?.arity ?? (report.form == "zero" ? 0 : 2)
      return arity == 0 ? "zero: \(text)" : "two: \(text)"
    }

    /// A method of a copy, which is read where the method runs, as in the modern form: `perform: model.check`.
    private func bound(_ expression: ExprSyntax) -> String? {
      guard let method = expression.as(MemberAccessExprSyntax.self), let base = method.base,
        case let name = base.trimmedText.replacingOccurrences(of: "self.", with: ""), cleaner.copies.contains(name)
      else { return nil }
      let read = "__read(\(cleaner.site("work of \(name)")), __base)"
      return "{ [__base = \(base.trimmedText)] __value in __bound(\(read).\(method.declName.trimmedText), __value) }"
    }

    /// Numbers the reads by name and order, so that both forms of the closure number them alike.
    func siteCounter(_ part: String) -> (String) -> Int {
      var counts: [String: Int] = [:]
      return { [self] text in
        let isUnnamed = part == "legacy" && call.closure?.signature == nil && !valueName.isEmpty
        let name = isUnnamed ? text.replacingOccurrences(of: "$0", with: valueName) : text
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

    var siteNumbers: [String: Int] = [:]
    var ownReads: [String: Int] = [:]
    /// The modern form's name for `$0`.
    var valueName = ""

    /// The call after its rewrite.
    func modernCall() -> ObserverCall? {
      let range: Range<Int> = call.name.range.lowerBound..<call.call.end
      let edits = report.edits.filter { range.contains($0.range.lowerBound) || $0.range.lowerBound == range.upperBound }
        .map {
          Edit(range: $0.range.lowerBound - range.lowerBound..<$0.range.upperBound - range.lowerBound, text: $0.text)
        }
      guard let bytes = edits.applied(to: Array(file.text.bytes[range])) else { return nil }
      let tree = Parser.parse(source: "view." + String(decoding: bytes, as: UTF8.self))
      guard let call = tree.statements.first?.item.as(FunctionCallExprSyntax.self) else { return nil }
      return ObserverCall(call, top: Syntax(call))
    }
  }

  extension ClosureExprSyntax {
    /// With more than one statement, because the compiler checks a single one together with the call.
    fileprivate var inStatements: ClosureExprSyntax {
      guard statements.count == 1 else { return self }
      let code = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("_ = ()")))
      let first = CodeBlockItemSyntax(leadingTrivia: .newline, item: .expr(code), trailingTrivia: .newline)
      return with(\.statements, [first] + statements)
    }
  }

  extension ExprSyntax {
    /// `Store.shared` of `Store.shared.isOpen`, with the path of members after it.
    fileprivate var sharedObject: (type: String, text: String, path: String)? {
      let parts = trimmedText.split(separator: ".").map(String.init)
      guard parts.count > 2, isPlainChain, parts[0].first?.isUppercase == true else { return nil }
      return (parts[0], parts[0] + "." + parts[1], parts.dropFirst(2).joined(separator: "."))
    }
  }

  extension Syntax {
    /// The `#if` around a node whose branch is not the platform's.
    fileprivate func inactiveCondition(on platform: ConditionPlatform) -> String? {
      let hidden = ancestors.compactMap { $0.as(IfConfigClauseSyntax.self) }.first { clause in
        let active = clause.ancestor(IfConfigDeclSyntax.self)?.activeElements(on: platform)
        return active.map { Syntax($0).id } != clause.elements.map { Syntax($0).id }
      }
      return hidden?.head
    }
  }
#endif
