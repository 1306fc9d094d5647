/// A view's properties: the values that its body and its actions read, as of the evaluation that made them.
struct ModelScope: Scope {
  // Unowned, because the model holds it; a program's closures do not outlive the model.
  unowned let model: Model
  var first = 0, second = 0, link = 0, input = 0, level = 0
  /// The node of the view.
  var owner = 0

  /// The scope of the root, which owns no states.
  static func outside(_ model: Model) -> ModelScope { ModelScope(model: model) }

  /// The place that a slot names.
  func place(_ slot: Slot) -> Int {
    switch slot {
    case .first: first
    case .second: second
    case .link: link
    case .model(let index): index
    case .input, .level, .row: fatalError("\(slot) is no place")
    }
  }

  func read(_ slot: Slot) -> Int {
    switch slot {
    case .input: input
    case .level: level
    case .first, .second: model.readCopy(place(slot), of: owner)
    default: model.read(place(slot))
    }
  }

  func write(_ slot: Slot, _ value: Int) { model.write(place(slot), value) }
  func animate(_ body: () -> Void) { model.animate(body) }
  func send(_ value: Int) { model.send(value) }
  func log(_ line: String) { model.say(line) }
}
