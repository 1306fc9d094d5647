/// The world of a program's views: the engine's or the model's.
package protocol Scope {
  /// - Returns: the value, which is read in a body or in an action.
  func read(_ slot: Slot) -> Int
  func write(_ slot: Slot, _ value: Int)
  func animate(_ body: () -> Void)
  func send(_ value: Int)
  func log(_ line: String)
}

/// A closure of a program, made by one evaluation of a body.
package struct Action<S: Scope> {
  package let handler: Handler
  package let scope: S
  let row: Int
  let captured: [Int]

  package init(_ handler: Handler, in scope: S, row: Int) {
    self.handler = handler
    self.scope = scope
    self.row = row
    captured = handler.captures.map { $0 == .row ? row : scope.read($0) }
  }

  /// - Parameters:
  ///   - description: the received value, as the log writes it.
  ///   - argument: the number in that value.
  package func run(_ description: String = "", argument: Int = 0) {
    let seen = handler.watches.map { value(.slot($0), argument) }
    scope.log("\(handler.name)(\(description)) captured \(captured) sees \(seen)")
    perform(handler.statements, argument)
  }

  package func perform(_ statements: [Statement], _ argument: Int) {
    for statement in statements {
      switch statement {
      case .set(let slot, let term): scope.write(slot, value(term, argument))
      case .send(let term): scope.send(value(term, argument))
      case .animate(let body): scope.animate { perform(body, argument) }
      case .when(let term, let body): if value(term, argument) % 2 == 1 { perform(body, argument) }
      }
    }
  }

  private func value(_ term: Term, _ argument: Int) -> Int {
    let base =
      switch term.base {
      case .zero: 0
      case .slot(.row): row
      case .slot(let slot): scope.read(slot)
      case .argument: argument
      case .captured(let index): captured[index]
      }
    return (base + term.plus) % 4
  }
}

/// A view, made by one evaluation of a body, with all values that the body has read.
package indirect enum Element<S: Scope> {
  case empty
  case text(Int)
  case button(Action<S>)
  case stack([Element])
  case group([Element])
  case either(Bool, Element)
  case optional(Element?)
  case rows([(id: Int, row: Element)])
  case cell(definition: Int, input: Int, link: Slot, from: S)
  case content
  case tabs(name: Int, Slot, [Element], from: S)
  case modified(Element, Change<S>)
}

/// A modifier, made by one evaluation of a body.
package indirect enum Change<S: Scope> {
  case id(Int)
  case onChange(ObserverForm, Int, initial: Bool, Action<S>)
  case onAppear(Action<S>)
  case onDisappear(Action<S>)
  case onEvaluation(Int, Action<S>)
  case level(Int)
  case custom(definition: Int, input: Int, link: Slot, from: S)
  case preference(Int)
  case onPreference(Action<S>)
  /// The page is made when the sheet is up, by the closure of the latest evaluation.
  case sheet(Slot, onDismiss: Action<S>, page: () -> Element<S>, from: S)
  case onReceive(Action<S>)
  case onReceiveJust(Int, Action<S>)
  case task(id: Int, sleep: Int, Action<S>)
}

extension Definition {
  /// Evaluates the body.
  package func evaluate<S: Scope>(_ index: Int, input: Int, in scope: S) -> Element<S> {
    scope.log("body \(index) of \(input)")
    if meddles { scope.write(.second, (input + 1) % 4) }
    return Evaluator(scope: scope, row: 0).element(body)
  }
}

private struct Evaluator<S: Scope> {
  let scope: S
  var row: Int

  func value(_ term: Term) -> Int {
    switch term.base {
    case .slot(.row): (row + term.plus) % 4
    case .slot(let slot): (scope.read(slot) + term.plus) % 4
    default: term.plus % 4
    }
  }

  func action(_ handler: Handler) -> Action<S> { Action(handler, in: scope, row: row) }

  func element(_ node: Node) -> Element<S> {
    switch node {
    case .empty: .empty
    case .text(let term): .text(value(term))
    case .button(let handler): .button(action(handler))
    case .stack(let nodes): .stack(nodes.map(element))
    case .group(let nodes): .group(nodes.map(element))
    case .either(let term, let first, let second):
      value(term) % 2 == 1 ? .either(true, element(first)) : .either(false, element(second))
    case .optional(let term, let node): .optional(value(term) % 2 == 1 ? element(node) : nil)
    case .rows(let term, let lists, let node):
      .rows(lists[value(term) % lists.count].map { (id: $0, row: Evaluator(scope: scope, row: $0).element(node)) })
    case .cell(let definition, let input, let link):
      .cell(definition: definition, input: value(input), link: link, from: scope)
    case .content: .content
    case .tabs(let name, let slot, let nodes): .tabs(name: name, slot, nodes.map(element), from: scope)
    case .modified(let node, let modifier): .modified(element(node), change(modifier))
    }
  }

  func change(_ modifier: Modifier) -> Change<S> {
    switch modifier {
    case .id(let term): .id(value(term))
    case .onChange(let form, let term, let initial, let handler):
      .onChange(form, value(term), initial: initial, action(handler))
    case .onAppear(let handler): .onAppear(action(handler))
    case .onDisappear(let handler): .onDisappear(action(handler))
    case .onEvaluation(let term, let handler): .onEvaluation(value(term), action(handler))
    case .level(let term): .level(value(term))
    case .custom(let definition, let input, let link):
      .custom(definition: definition, input: value(input), link: link, from: scope)
    case .preference(let term): .preference(value(term))
    case .onPreference(let handler): .onPreference(action(handler))
    case .sheet(let slot, let handler, let node):
      .sheet(slot, onDismiss: action(handler), page: { element(node) }, from: scope)
    case .onReceive(let handler): .onReceive(action(handler))
    case .onReceiveJust(let term, let handler): .onReceiveJust(value(term), action(handler))
    case .task(let id, let sleep, let handler): .task(id: value(id), sleep: sleep, action(handler))
    }
  }
}

extension Element {
  /// Whether its mounted parts are siblings.
  var hasSiblings: Bool {
    switch self {
    case .stack, .group, .rows, .tabs: true
    default: false
    }
  }
}
