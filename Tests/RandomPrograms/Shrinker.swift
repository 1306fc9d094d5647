package import ReferenceModel

/// Shrinks a failing program while it still fails.
package struct Shrinker {
  /// The maximum number of smaller programs to try.
  package var limit = 4000

  package init() {}

  /// - Parameter fails: whether a program still shows the difference.
  @MainActor
  package func smallest(_ program: Program, _ fails: @MainActor (Program) async -> Bool) async -> Program {
    var best = program
    var tries = 0
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      for candidate in best.smaller where candidate.isAllowed {
        tries += 1
        if tries > limit { return best }
        guard await fails(candidate) else { continue }
        best = candidate
        hasShrunk = true
        break
      }
    }
    return best
  }
}

extension Program {
  /// Programs that are a step smaller, the largest steps first.
  var smaller: [Program] {
    var result: [Program] = []
    func add(_ change: (inout Program) -> Void) {
      var program = self
      change(&program)
      if program != self { result.append(program) }
    }
    if events.count > 2 {
      add { $0.events.removeFirst(events.count / 2) }
      add { $0.events.removeLast(events.count / 2) }
    }
    for index in events.indices.reversed() { add { $0.events.remove(at: index) } }
    for index in definitions.indices {
      for body in definitions[index].body.smaller { add { $0.definitions[index].body = body } }
      if definitions[index].kind != .modifier, index > 0 { add { $0.definitions[index].kind = .plain } }
      add { $0.definitions[index].meddles = false }
      add { $0.definitions[index].second = 0 }
    }
    for index in events.indices {
      switch events[index] {
      case .update(let statements):
        for smaller in statements.smaller { add { $0.events[index] = .update(smaller) } }
      case .tap(let number) where number > 0: add { $0.events[index] = .tap(number / 2) }
      default: break
      }
    }
    add { program in
      let settles = program.settings.settles
      program.settings = Settings()
      program.settings.settles = settles
    }
    add { $0.settings.reversesSiblings = false }
    add { $0.settings.captureRule = .declared }
    add { $0.settings.observesDoubles = false }
    add { $0.settings.passLimit = Settings().passLimit }
    return result
  }
}

extension Node {
  /// Views that are a step smaller.
  fileprivate var smaller: [Node] {
    if self == .empty { return [] }
    var result: [Node] = [.empty, .text(.constant(0))].filter { $0 != self } + parts
    switch self {
    case .stack(let parts): result += parts.smallerLists(\.smaller, least: 1).map { .stack($0) }
    case .group(let parts): result += parts.smallerLists(\.smaller, least: 1).map { .group($0) }
    case .tabs(let name, let slot, let parts):
      result += parts.smallerLists(\.smaller, least: 2).map { .tabs(name: name, slot, $0) }
    case .either(let term, let first, let second):
      result += first.smaller.map { .either(term, $0, second) } + second.smaller.map { .either(term, first, $0) }
      result += term.smaller.map { .either($0, first, second) }
    case .optional(let term, let part): result += part.smaller.map { .optional(term, $0) }
    case .rows(let term, let lists, let row):
      result += row.smaller.map { .rows(term, lists, $0) } + term.smaller.map { .rows($0, lists, row) }
      result += lists.smallerLists({ $0.smallerLists({ _ in [] }, least: 0) }, least: 1).map { .rows(term, $0, row) }
    case .text(let term): result += term.smaller.map { .text($0) }
    case .button(let handler): result += handler.smaller.map { .button($0) }
    case .cell(let definition, let input, let link):
      result += input.smaller.map { .cell(definition: definition, input: $0, link: link) }
    case .modified(let node, let modifier):
      result += modifier.smaller.map { .modified(node, $0) } + node.smaller.map { .modified($0, modifier) }
    case .empty, .content: break
    }
    return result
  }
}

extension Modifier {
  fileprivate var smaller: [Modifier] {
    switch self {
    case .id(let term): term.smaller.map { .id($0) }
    case .onChange(let form, let term, let initial, let handler):
      term.smaller.map { .onChange(form, $0, initial: initial, handler) }
        + handler.smaller.map { .onChange(form, term, initial: initial, $0) }
        + (initial ? [.onChange(form, term, initial: false, handler)] : [])
    case .onAppear(let handler): handler.smaller.map { .onAppear($0) }
    case .onDisappear(let handler): handler.smaller.map { .onDisappear($0) }
    case .onEvaluation(let term, let handler):
      term.smaller.map { .onEvaluation($0, handler) } + handler.smaller.map { .onEvaluation(term, $0) }
    case .level(let term): term.smaller.map { .level($0) }
    case .custom(let definition, let input, let link):
      input.smaller.map { .custom(definition: definition, input: $0, link: link) }
    case .onReceive(let handler): handler.smaller.map { .onReceive($0) }
    case .onReceiveJust(let term, let handler):
      term.smaller.map { .onReceiveJust($0, handler) } + handler.smaller.map { .onReceiveJust(term, $0) }
    case .preference(let term): term.smaller.map { .preference($0) }
    case .onPreference(let handler): handler.smaller.map { .onPreference($0) }
    case .sheet(let slot, let onDismiss, let page):
      page.smaller.map { .sheet(slot, onDismiss: onDismiss, $0) }
        + onDismiss.smaller.map { .sheet(slot, onDismiss: $0, page) }
    case .task(let id, let sleep, let handler):
      id.smaller.map { .task(id: $0, sleep: sleep, handler) } + handler.smaller.map { .task(id: id, sleep: sleep, $0) }
    }
  }
}

extension Handler {
  fileprivate var smaller: [Handler] {
    func with(_ change: (inout Handler) -> Void) -> Handler {
      var handler = self
      change(&handler)
      return handler
    }
    let uses = statements.usesCapture
    return statements.smaller.map { smaller in with { $0.statements = smaller } }
      + (watches.isEmpty ? [] : [with { $0.watches = [] }, with { $0.watches.removeLast() }])
      + (captures.isEmpty || uses ? [] : [with { $0.captures = [] }, with { $0.captures.removeLast() }])
  }
}

extension [Statement] {
  fileprivate var smaller: [[Statement]] { smallerLists(\.smaller, least: 0) }

  fileprivate var usesCapture: Bool {
    contains { statement in
      switch statement {
      case .set(_, let term), .send(let term): term.isCapture
      case .animate(let body): body.usesCapture
      case .when(let term, let body): term.isCapture || body.usesCapture
      }
    }
  }
}

extension Statement {
  fileprivate var smaller: [Statement] {
    switch self {
    case .send(let term): term.smaller.map { .send($0) }
    case .set(let slot, let term): term.smaller.map { .set(slot, $0) }
    case .animate(let body):
      body.count == 1 ? body + body.smaller.map { .animate($0) } : body.smaller.map { .animate($0) }
    case .when(let term, let body): body + body.smaller.map { .when(term, $0) }
    }
  }
}

extension Term {
  fileprivate var isCapture: Bool { if case .captured = base { true } else { false } }

  fileprivate var smaller: [Term] {
    var result: [Term] = []
    if self != .constant(0) { result.append(.constant(0)) }
    if base != .zero, plus > 0 { result.append(Term(base)) }
    if base != .slot(.first) { result.append(.slot(.first)) }
    return base == .zero ? [] : result
  }
}

extension Array {
  /// Without one of the elements, or with a smaller one in its place.
  fileprivate func smallerLists(_ smaller: (Element) -> [Element], least: Int) -> [[Element]] {
    var result: [[Element]] = []
    for index in indices where count > least {
      var list = self
      list.remove(at: index)
      result.append(list)
    }
    for index in indices {
      for element in smaller(self[index]) {
        var list = self
        list[index] = element
        result.append(list)
      }
    }
    return result
  }
}
