package import ReferenceModel

/// A program as Swift source, to be pasted into a file that imports `OnChangeCompat`.
package struct SwiftSource {
  private let program: Program
  private var lines: [String] = []
  private let prefix: String
  private let note: String?
  /// The argument's name in the closure that is being written.
  private var argument = "0"

  /// - Parameters:
  ///   - prefix: the prefix of the types' names.
  ///   - note: an attribute for each declaration.
  package static func of(
    _ program: Program, commands: [Model.Command], prefix: String = "Program", note: String? = nil
  ) -> String {
    var source = SwiftSource(program: program, prefix: prefix, note: note)
    source.write(commands)
    return source.lines.joined(separator: "\n") + "\n"
  }

  private init(program: Program, prefix: String, note: String?) {
    self.program = program
    self.note = note
    self.prefix = prefix
  }

  private mutating func add(_ depth: Int, _ line: String) { lines.append(String(repeating: "  ", count: depth) + line) }

  // MARK: Files

  private mutating func write(_ commands: [Model.Command]) {
    for index in reachable.sorted() { define(index) }
    let settings = program.settings
    if let note { add(0, note) }
    add(0, "@MainActor func run\(prefix)(_ world: World)\(settings.settles ? " async" : "") throws -> ViewHost {")
    add(1, "var configuration = ViewHost.Configuration()")
    if settings.reversesSiblings { add(1, "configuration.siblingOrder = .reversed") }
    if settings.captureRule != .declared { add(1, "configuration.captureRule = .\(settings.captureRule.rawValue)") }
    if settings.passLimit != 8 { add(1, "configuration.passLimit = \(settings.passLimit)") }
    if settings.eventBudget != 2 { add(1, "configuration.eventBudget = \(settings.eventBudget)") }
    if settings.presentationBudget != 6 { add(1, "configuration.presentationBudget = \(settings.presentationBudget)") }
    add(1, "configuration.onWarning = { _ in }")
    add(1, "let host = ViewHost(\(prefix)0(world: world, input: 0, link: .constant(0)), configuration: configuration)")
    if settings.settles { add(1, "await host.settle()") }
    for command in commands {
      for line in self.line(command) { add(1, line) }
      if settings.settles { add(1, "await host.settle()") }
    }
    add(1, "return host")
    add(0, "}")
  }

  private func line(_ command: Model.Command) -> [String] {
    switch command {
    case .tap(let label, let index): ["try host.tap(\"\(label)\", at: \(index))"]
    case .select(let label, let index): ["try host.select(\"\(label)\", at: \(index))"]
    case .update(let statements): update(statements)
    case .setLevel(let level): ["host.setEnvironment(\\.level, to: \(level))"]
    case .advance(let seconds): ["await host.advance(by: .seconds(\(seconds)))"]
    case .render: ["host.render()"]
    case .send(let value): ["world.subject.send(\(value))"]
    case .dismissSheet: ["try host.dismissSheet()"]
    case .dismiss: ["host.dismiss()"]
    case .look: ["_ = host.texts"]
    }
  }

  private func update(_ statements: [Statement]) -> [String] {
    guard !statements.isEmpty else { return ["host.update {}"] }
    let head = "let view = world.root as! \(prefix)0"
    return block("host.update {", [head] + statements.flatMap { lines($0, in: "view.") })
  }

  private func block(_ head: String, _ lines: [String]) -> [String] { [head] + lines.map { "  " + $0 } + ["}"] }

  /// The definitions that the root uses.
  private var reachable: Set<Int> {
    var result: Set<Int> = []
    func visit(_ index: Int) {
      guard result.insert(index).inserted else { return }
      program.definitions[index].body.forEach { node in
        switch node {
        case .cell(let index, _, _), .modified(_, .custom(let index, _, _)): visit(index)
        default: break
        }
      }
    }
    visit(0)
    return result
  }

  private mutating func define(_ index: Int) {
    let definition = program.definitions[index]
    let isModifier = definition.kind == .modifier
    let conformance =
      switch definition.kind {
      case .plain, .level: "View"
      case .equatable: "View, Equatable"
      case .modifier: "ViewModifier"
      }
    if let note { add(0, note) }
    add(0, "struct \(prefix)\(index): \(conformance) {")
    add(1, "let world: World")
    add(1, "let input: Int")
    add(1, "@Binding var link: Int")
    if definition.kind == .level { add(1, "@Environment(\\.level) var level") }
    add(1, "@State var first = 0")
    add(1, "@State var second = \(definition.second)")
    add(1, isModifier ? "func body(content: Content) -> some View {" : "var body: some View {")
    add(2, "let _ = world.log(\"body \(index) of \\(input)\")")
    if index == 0 { add(2, "let _ = world.begin(self)") }
    if definition.meddles { add(2, "let _ = { second = (input + 1) % 4 }()") }
    write(definition.body, 2)
    add(1, "}")
    if definition.kind == .equatable {
      add(1, "nonisolated static func == (one: Self, other: Self) -> Bool { one.input / 2 == other.input / 2 }")
    }
    add(0, "}")
    add(0, "")
  }

  // MARK: Views

  private mutating func write(_ node: Node, _ depth: Int) {
    switch node {
    case .empty: add(depth, "EmptyView()")
    case .text(let term): add(depth, "Text(verbatim: \"\\(\(source(term)))\")")
    case .button(let handler):
      add(depth, "Button(\"b\(handler.name)\") {\(captures(handler))\(handler.captures.isEmpty ? "" : " in")")
      write(handler, depth + 1, description: "")
      add(depth, "}")
    case .stack(let parts): block("VStack", parts, depth)
    case .group(let parts): block("Group", parts, depth)
    case .either(let term, let first, let second):
      add(depth, "if isOdd(\(source(term))) {")
      write(first, depth + 1)
      add(depth, "} else {")
      write(second, depth + 1)
      add(depth, "}")
    case .optional(let term, let part): block("if isOdd(\(source(term)))", [part], depth)
    case .rows(let term, let lists, let row):
      add(depth, "ForEach(\(lists)[\(source(term)) % \(lists.count)], id: \\.self) { row in")
      write(row, depth + 1)
      add(depth, "}")
    case .cell(let index, let input, let link):
      let name = "\(prefix)\(index)(world: world, input: \(source(input)), link: $\(name(link)))"
      add(depth, program.definitions[index].kind == .equatable ? name + ".equatable()" : name)
    case .content: add(depth, "content")
    case .tabs(let name, let slot, let parts):
      let value = self.name(slot)
      add(depth, "TabView(selection: Binding(get: { \(value) % \(parts.count) }, set: { \(value) = $0 })) {")
      for (index, part) in parts.enumerated() {
        block("VStack", [part], depth + 1)
        add(depth + 1, ".tabItem { Text(verbatim: \"t\(name).\(index)\") }.tag(\(index))")
      }
      add(depth, "}")
    case .modified(let content, let modifier):
      switch content {
      case .either, .optional: block("Group", [content], depth)
      default: write(content, depth)
      }
      write(modifier, depth + 1)
    }
  }

  private mutating func block(_ head: String, _ parts: [Node], _ depth: Int) {
    add(depth, head + " {")
    for part in parts { write(part, depth + 1) }
    add(depth, "}")
  }

  private mutating func write(_ modifier: Modifier, _ depth: Int) {
    func observed(_ term: Term) -> String {
      program.settings.observesDoubles ? "double(\(source(term)))" : source(term)
    }
    switch modifier {
    case .id(let term): add(depth, ".id(\(source(term)))")
    case .onChange(.legacy, let term, _, let handler):
      closure(".onChange(of: \(observed(term))) {\(captures(handler)) new in", handler, depth, description: "\\(new)")
    case .onChange(let form, let term, let initial, let handler):
      let start = ".onChange(of: \(observed(term))\(initial ? ", initial: true" : "")) {\(captures(handler))"
      closure(
        start + (form == .two ? " old, new in" : handler.captures.isEmpty ? "" : " in"), handler, depth,
        description: form == .two ? "\\(old) → \\(new)" : "", isClosed: true)
    case .onAppear(let handler):
      closure(
        ".onAppear {\(captures(handler))\(handler.captures.isEmpty ? "" : " in")", handler, depth, description: "",
        isClosed: true)
    case .onDisappear(let handler):
      closure(
        ".onDisappear {\(captures(handler))\(handler.captures.isEmpty ? "" : " in")", handler, depth, description: "",
        isClosed: true)
    case .onEvaluation(let term, let handler):
      closure(
        ".onAppearAndOnChange(of: \(source(term))) {\(captures(handler)) new in", handler, depth, description: "\\(new)"
      )
    case .level(let term): add(depth, ".environment(\\.level, \(source(term)))")
    case .custom(let index, let input, let link):
      add(depth, ".modifier(\(prefix)\(index)(world: world, input: \(source(input)), link: $\(name(link))))")
    case .onReceive(let handler):
      closure(".onReceive(world.subject) {\(captures(handler)) new in", handler, depth, description: "\\(new)")
    case .onReceiveJust(let term, let handler):
      closure(".onReceive(Just(\(source(term)))) {\(captures(handler)) new in", handler, depth, description: "\\(new)")
    case .preference(let term): add(depth, ".preference(key: Marks.self, value: [\(source(term))])")
    case .onPreference(let handler):
      closure(".onPreferenceChange(Marks.self) {\(captures(handler)) new in", handler, depth, description: "\\(new)")
    case .sheet(let slot, let onDismiss, let page):
      let value = name(slot)
      add(
        depth,
        ".sheet(isPresented: Binding(get: { isOdd(\(value)) }, set: { \(value) = $0 ? 1 : 0 })) {\(captures(onDismiss))\(onDismiss.captures.isEmpty ? "" : " in")"
      )
      write(onDismiss, depth + 1, description: "")
      add(depth, "} content: {")
      write(page, depth + 1)
      add(depth, "}")
    case .task(let id, let sleep, let handler):
      closure(
        ".sleeping(id: \(source(id)), for: \(sleep)) {\(captures(handler))\(handler.captures.isEmpty ? "" : " in")",
        handler, depth, description: "", isClosed: true)
    }
  }

  // MARK: Closures

  private mutating func closure(
    _ start: String, _ handler: Handler, _ depth: Int, description: String, isClosed: Bool = false
  ) {
    add(depth, start)
    write(handler, depth + 1, description: description)
    add(depth, "}")
  }

  private func captures(_ handler: Handler) -> String {
    if handler.captures.isEmpty { return "" }
    return " [" + handler.captures.enumerated().map { "c\($0) = \(name($1))" }.joined(separator: ", ") + "]"
  }

  private mutating func write(_ handler: Handler, _ depth: Int, description: String) {
    argument = description.isEmpty ? "0" : "number(new)"
    defer { argument = "0" }
    let captured = handler.captures.indices.map { "c\($0)" }.joined(separator: ", ")
    let seen = handler.watches.map { name($0) }.joined(separator: ", ")
    add(
      depth,
      "world.log(\"\(handler.name)(\(description)) captured \\([\(captured)] as [Int]) sees \\([\(seen)] as [Int])\")")
    for statement in handler.statements { for line in lines(statement) { add(depth, line) } }
  }

  private func lines(_ statement: Statement, in view: String = "") -> [String] {
    switch statement {
    case .set(let slot, let term): ["\(name(slot, in: view)) = \(source(term, in: view))"]
    case .send(let term): ["world.subject.send(\(source(term, in: view)))"]
    case .animate(let body): block("withAnimation {", body.flatMap { lines($0, in: view) })
    case .when(let term, let body):
      block("if isOdd(\(source(term, in: view))) {", body.flatMap { lines($0, in: view) })
    }
  }

  private func name(_ slot: Slot, in view: String = "") -> String {
    switch slot {
    case .first: view + "first"
    case .second: view + "second"
    case .link: view + "link"
    case .input: view + "input"
    case .level: view + "level"
    case .row: "row"
    case .model(0): view + "world.shared.zeroth"
    case .model: view + "world.shared.first"
    }
  }

  private func source(_ term: Term, in view: String = "") -> String {
    let base: String
    switch term.base {
    case .zero: return "\(term.plus % 4)"
    case .slot(let slot): base = name(slot, in: view)
    case .argument: base = argument
    case .captured(let index): base = "c\(index)"
    }
    return term.plus == 0 ? base : "((\(base) + \(term.plus)) % 4)"
  }
}
