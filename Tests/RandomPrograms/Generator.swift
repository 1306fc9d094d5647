package import ReferenceModel

/// The subject of the programs.
package enum Theme: String, CaseIterable, Hashable, Sendable {
  /// All features that need no waiting.
  case everything
  /// Also tasks, for which the host settles after each event.
  case tasks
  /// Also publishers; needs Combine, or the trait OpenCombine.
  case publishers
  /// Only modern observers, half of them with `initial`.
  case modern
  /// A sheet around the root, often with states that only its page reads.
  case sheets
}

/// Makes programs at random.
package struct Generator {
  private var random: Choices
  private let theme: Theme
  private var definitions: [Definition] = []
  private var names = 0
  private var tasks = 0
  private var receivers = 0
  private var hasPreferences = false
  private var hasSheet = false

  /// The features that programs do not use.
  private let off: Set<Feature>

  private init(_ random: Choices, _ theme: Theme, without off: Set<Feature> = Feature.off) {
    self.random = random
    self.theme = theme
    self.off = off
  }

  /// The program of a seed.
  package static func program(_ seed: UInt64, _ theme: Theme = .everything) -> Program {
    var generator = Generator(Choices(seed: seed), theme)
    while true {
      let program = generator.makeProgram()
      if program.isAllowed, program.weight <= 60 { return program }
    }
  }

  /// The program of some bytes, if they give one that can be run.
  ///
  /// - Parameter off: the features to exclude.
  static func program(of choices: inout Choices, _ theme: Theme, without off: Set<Feature>) -> Program? {
    var generator = Generator(choices, theme, without: off)
    let program = generator.makeProgram()
    choices = generator.random
    return program.used.isDisjoint(with: off) && program.weight <= 60 ? program : nil
  }

  private mutating func makeProgram() -> Program {
    names = 0
    tasks = 0
    receivers = 0
    hasSheet = false
    hasPreferences = theme != .sheets && random.chance(20)
    let count = 1 + random.below(4)
    let kinds: [Definition.Kind] = (0..<count).map {
      $0 == 0 ? .plain : random.pick([.plain, .plain, .level, .equatable, .modifier, .modifier])
    }
    definitions = kinds.map { Definition(kind: $0, body: .empty) }
    for index in kinds.indices.reversed() {
      var place = Place(definition: index, kind: kinds[index])
      var body = index == 0 && theme == .sheets && random.chance(60) ? opener(&place) : node(3, &place)
      if kinds[index] == .modifier, place.contents == 0, random.chance(85) { body = .stack([body, .content]) }
      if index == 0, theme == .sheets || !hasPreferences && random.chance(15) {
        body = sheet(around: body, &place)
        hasSheet = true
      }
      definitions[index] = Definition(
        kind: kinds[index], second: random.below(3), body: body, meddles: random.chance(2))
    }
    var settings = settings()
    if hasSheet, off.contains(.sheetsInReverse) { settings.reversesSiblings = false }
    return Program(definitions: definitions, settings: settings, events: events())
  }

  private mutating func settings() -> Settings {
    var settings = Settings()
    settings.reversesSiblings = random.chance(33)
    settings.captureRule = random.chance(66) ? .declared : random.pick([.previous, .newest])
    settings.observesDoubles = random.chance(20)
    settings.settles = theme == .tasks
    if random.chance(20) { settings.passLimit = 1 + random.below(6) }
    if random.chance(10) { settings.eventBudget = 1 + random.below(4) }
    if random.chance(10) { settings.presentationBudget = 1 + random.below(4) }
    return settings
  }

  private mutating func events() -> [Event] {
    var place = Place(definition: 0, kind: .plain)
    var events: [Event] = (0..<(2 + random.below(7))).map { _ in
      switch random.below(theme == .tasks || theme == .publishers ? 14 : 11) {
      case 0, 1, 2, 3, 4: .tap(random.below(12))
      case 5, 6: .update(statements(1 + random.below(2), &place, captures: 0))
      case 7: .render
      case 8: .setLevel(off.contains(.levelSetToItsDefault) ? 1 + random.below(3) : random.below(3))
      case 9: .select(random.below(3))
      case 10: .dismissSheet
      default: theme == .publishers ? .send(random.below(4)) : .advance(1 + random.below(30))
      }
    }
    if random.chance(30) { events.append(.dismiss) }
    return events
  }

  // MARK: Views

  /// The place in a program at which a part is generated.
  private struct Place {
    let definition: Int
    let kind: Definition.Kind
    var isInRow = false
    var isInTab = false
    var contents = 0

    var readable: [Slot] {
      var slots: [Slot] = [.first, .second, .input, .model(0), .model(1)]
      if definition > 0 { slots += [.link, .link] }
      if kind == .level { slots += [.level, .level] }
      if isInRow { slots += [.row] }
      return slots + [.first, .second]
    }

    var writable: [Slot] {
      [.first, .second, .first, .second, .model(0), .model(1)] + (definition > 0 ? [.link, .link] : [])
    }

    /// The slots that can be bound.
    var bindable: [Slot] { [.first, .second] + (definition > 0 ? [.link] : []) }
  }

  private mutating func node(_ depth: Int, _ place: inout Place) -> Node {
    var result = plainNode(depth, &place)
    while random.chance(depth == 3 ? 75 : 45) { result = modified(result, &place) }
    return result
  }

  private mutating func plainNode(_ depth: Int, _ place: inout Place) -> Node {
    if place.kind == .modifier, place.contents < 2, random.chance(25) {
      place.contents += 1
      return .content
    }
    if depth == 0 { return leaf(&place) }
    let cells = definitions.indices.filter { $0 > place.definition && definitions[$0].kind != .modifier }
    switch random.below(16) {
    case 0, 1, 2, 3: return .stack((0..<(1 + random.below(3))).map { _ in node(depth - 1, &place) })
    case 4: return .group((0..<(1 + random.below(2))).map { _ in node(depth - 1, &place) })
    case 5, 6: return .either(term(&place), node(depth - 1, &place), node(depth - 1, &place))
    case 7: return .optional(term(&place), node(depth - 1, &place))
    case 8, 9: return rows(depth, &place)
    case 10 where !hasPreferences:
      names += 1
      let name = names
      let slot = random.pick(place.bindable)
      let wasInTab = place.isInTab
      place.isInTab = true
      defer { place.isInTab = wasInTab }
      return .tabs(name: name, slot, (0..<(2 + random.below(2))).map { _ in node(depth - 1, &place) })
    case 11, 12, 13, 14:
      guard !cells.isEmpty else { return leaf(&place) }
      let index = random.pick(cells)
      let cell = Node.cell(definition: index, input: term(&place), link: random.pick(place.bindable))
      return definitions[index].kind == .level && random.chance(40) ? .modified(cell, .level(term(&place))) : cell
    default: return leaf(&place)
    }
  }

  private mutating func leaf(_ place: inout Place) -> Node {
    switch random.below(10) {
    case 0: .empty
    case 1, 2, 3, 4: .text(term(&place))
    default: .button(handler(&place))
    }
  }

  private mutating func rows(_ depth: Int, _ place: inout Place) -> Node {
    let term = term(&place)
    let wasInRow = place.isInRow
    place.isInRow = true
    defer { place.isInRow = wasInRow }
    let lists = (0..<(2 + random.below(2))).map { _ in
      Array([0, 1, 2, 3].shuffled(using: &random).prefix(random.below(4)))
    }
    return .rows(term, lists, node(depth - 1, &place))
  }

  private mutating func sheet(around body: Node, _ place: inout Place) -> Node {
    var page = node(2, &place)
    if random.chance(30) { page = .modified(page, .sheet(.second, onDismiss: handler(&place), node(1, &place))) }
    return .modified(body, .sheet(.first, onDismiss: handler(&place), page))
  }

  /// A button that writes a state and presents the sheet.
  private mutating func opener(_ place: inout Place) -> Node {
    var opening = handler(&place)
    opening.statements += [.set(.second, number(&place, 0)), .set(.first, .constant(1))]
    return .button(opening)
  }

  // MARK: Modifiers

  private mutating func modified(_ content: Node, _ place: inout Place) -> Node {
    let modifiers = definitions.indices.filter { $0 > place.definition && definitions[$0].kind == .modifier }
    switch random.below(24) {
    case 0: return .modified(content, .id(term(&place)))
    case 1, 2: return lifecycle(content, .onAppear(handler(&place)))
    case 3, 4: return lifecycle(content, .onDisappear(handler(&place)))
    case 5 where theme != .modern:
      // A handler that writes its own input never ends, which costs time and shows little.
      var handler = handler(&place)
      if random.chance(85) { handler.statements = [] }
      return .modified(content, .onEvaluation(term(&place), handler))
    case 6: return .modified(content, .level(term(&place)))
    case 7, 8, 9:
      guard !modifiers.isEmpty, !hasPreferences || !off.contains(.preferenceInContent),
        theme != .publishers || place.definition > 0
      else { return content }
      return .modified(
        content,
        .custom(definition: random.pick(modifiers), input: term(&place), link: random.pick(place.bindable)))
    case 10 where hasPreferences, 11 where hasPreferences:
      return .modified(content, .preference(term(&place)))
    case 12 where hasPreferences:
      if off.contains(.preferenceSiblings), place.definition > 0 || place.isInRow { return content }
      let handler = handler(&place)
      return .modified(
        .stack([.modified(.text(term(&place)), .preference(term(&place))), content]), .onPreference(handler))
    case 10 where theme == .publishers:
      return .modified(content, .onReceiveJust(term(&place), handler(&place)))
    case 11 where theme == .publishers, 12 where theme == .publishers:
      // A subject delivers to several in no order that it promises.
      guard place.definition == 0, !place.isInRow, receivers == 0 else { return content }
      receivers += 1
      var handler = handler(&place)
      handler.statements = handler.statements.withoutSends
      return .modified(content, .onReceive(handler))
    case 10, 11:
      guard theme == .tasks, place.definition == 0, !place.isInRow, tasks < 2 else { return content }
      tasks += 1
      return lifecycle(
        content,
        .task(id: term(&place), sleep: tasks == 1 ? 3 + random.below(4) : 10 + random.below(9), handler(&place)))
    default:
      let form: ObserverForm =
        theme == .modern ? random.pick([.two, .zero]) : random.pick([.legacy, .legacy, .two, .zero])
      let initial = form != .legacy && random.chance(theme == .modern ? 50 : 30)
      let observer = Modifier.onChange(form, term(&place, constants: 2), initial: initial, handler(&place))
      return initial ? lifecycle(content, observer) : .modified(content, observer)
    }
  }

  /// A modifier for views that are mounted.
  private mutating func lifecycle(_ content: Node, _ modifier: Modifier) -> Node {
    let node = Node.modified(content, modifier)
    let program = Program(definitions: definitions + [Definition(kind: .plain, body: node)], events: [])
    let isOnNothing =
      program.used.contains(.lifecycleOnHiddenNothing) && off.contains(.lifecycleOnHiddenNothing)
    return isOnNothing ? .modified(.stack([content]), modifier) : node
  }

  // MARK: Numbers and closures

  private mutating func term(_ place: inout Place, constants: Int = 10) -> Term {
    if random.chance(constants) { return .constant(random.below(4)) }
    return .slot(random.pick(place.readable), plus: random.chance(25) ? 1 + random.below(3) : 0)
  }

  private mutating func handler(_ place: inout Place) -> Handler {
    names += 1
    let captures = (0..<(random.chance(40) ? 1 + random.below(2) : 0)).map { _ in random.pick(place.readable) }
    let watches = (0..<random.below(3)).map { _ in random.pick(place.readable) }
    let count = random.chance(55) ? 1 + random.below(2) : 0
    return Handler(
      name: names, captures: captures, watches: watches,
      statements: statements(count, &place, captures: captures.count))
  }

  private mutating func statements(_ count: Int, _ place: inout Place, captures: Int, depth: Int = 2) -> [Statement] {
    (0..<count).map { _ in
      switch random.below(depth == 0 ? 7 : theme == .publishers ? 11 : 10) {
      case 10: .send(number(&place, captures))
      case 7, 8: .animate(statements(1 + random.below(2), &place, captures: captures, depth: depth - 1))
      case 9:
        .when(number(&place, captures), statements(1, &place, captures: captures, depth: depth - 1))
      default: .set(random.pick(place.writable), number(&place, captures))
      }
    }
  }

  private mutating func number(_ place: inout Place, _ captures: Int) -> Term {
    let plus = random.below(3)
    switch random.below(10) {
    case 0, 1: return .constant(random.below(4))
    case 2: return Term(.argument, plus: plus)
    case 3, 4: return captures > 0 ? Term(.captured(random.below(captures)), plus: plus) : .constant(1)
    default: return .slot(random.pick(place.readable), plus: plus)
    }
  }
}

extension [Statement] {
  /// The same for an action that must not trigger itself.
  fileprivate var withoutSends: [Statement] {
    compactMap { statement in
      switch statement {
      case .send: nil
      case .set: statement
      case .animate(let body): .animate(body.withoutSends)
      case .when(let term, let body): .when(term, body.withoutSends)
      }
    }
  }
}
