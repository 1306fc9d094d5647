public import Foundation

/// Controls that hold a value. Each verb takes the label of the control, and the index among those with that
/// label; each throws `ViewHostError` if there is no such control, it does not react, or it cannot take the
/// value.
extension ViewHost {
  /// Drags a slider, in three events: editing begins, the value changes, editing ends. A slider with steps rests at the
  /// nearest one.
  public func setSlider(_ label: String, to value: Double, at index: Int? = nil, in part: Element? = nil) throws {
    try setSlider(.labelled(label, at: index, in: part), to: value)
  }

  /// Presses the plus of a stepper, in three events: editing begins, the value changes, editing ends.
  public func increment(_ label: String, at index: Int? = nil, in part: Element? = nil) throws {
    try increment(.labelled(label, at: index, in: part))
  }

  /// Presses the minus of a stepper, in three events: editing begins, the value changes, editing ends.
  public func decrement(_ label: String, at index: Int? = nil, in part: Element? = nil) throws {
    try decrement(.labelled(label, at: index, in: part))
  }

  /// Sets the date of a date picker.
  public func setDate(_ label: String, to date: Date, at index: Int? = nil, in part: Element? = nil) throws {
    try setDate(.labelled(label, at: index, in: part), to: date)
  }

  func setSlider(_ target: Target, to value: Double) throws {
    let found = try locate(SetSlider.self, target)
    let range = found.action.editing.range
    guard range.contains(value) else {
      throw ViewHostError(
        .invalidValue,
        "setSlider: \(value) is not in the range of the slider \"\(found.label)\", which goes from \(range.lowerBound) "
          + "to \(range.upperBound).")
    }
    let newValue = found.action.resting(near: value)
    edit(found, SetSlider.self, target, \.editing.edit) { slider in
      graph.work(on: "set \(found.label) to \(newValue)") { slider.editing.write(newValue) }
    }
  }

  /// Makes the events of one edit: it begins, `change` makes its own events, it ends. Each runs the newest closures.
  private func edit<Done: Verb>(
    _ found: Located<Done.Action>, _ verb: Done.Type, _ target: Target, _ editing: (Done.Action) -> ((Bool) -> Void)?,
    _ change: (Done.Action) -> Void
  ) {
    guard let begin = editing(found.action) else { return change(found.action) }
    func newest() -> Done.Action { (try? locate(verb, target))?.action ?? found.action }
    graph.work(on: "begin editing \(found.label)") { begin(true) }
    change(newest())
    let end = editing(newest()) ?? begin
    graph.work(on: "end editing \(found.label)") { end(false) }
  }

  func increment(_ target: Target) throws { try step(Increment.self, target, \.increment) }
  func decrement(_ target: Target) throws { try step(Decrement.self, target, \.decrement) }

  private func step<Step: Verb>(
    _ verb: Step.Type, _ target: Target, _ side: (StepControl) -> (() -> Void)?
  ) throws where Step.Action == StepControl {
    let found = try locate(verb, target)
    guard side(found.action) != nil else {
      throw ViewHostError(
        .disabled, "\(verb.kind): the stepper \"\(found.label)\" has come to its end and goes no further.")
    }
    edit(found, verb, target, \.edit) { stepper in
      graph.work(on: "\(verb.kind) \(found.label)") { side(stepper)?() }
    }
  }

  func setDate(_ target: Target, to date: Date) throws {
    let found = try locate(SetDate.self, target)
    let picker = found.action
    guard picker.accepts(date) else {
      let ends = [picker.earliest.map { "begins with \($0.written)" }, picker.latest.map { "ends with \($0.written)" }]
        .compactMap(\.self).joined(separator: " and ")
      throw ViewHostError(
        .invalidValue,
        "setDate: \(date.written) is not in the range of the date picker \"\(found.label)\", which "
          + (ends.isEmpty ? "takes any date that is one" : ends) + ".")
    }
    graph.work(on: "set \(found.label) to \(date.written)") { picker.write(date) }
  }
}

/// Moves a slider.
enum SetSlider: Verb {
  typealias Input = Double
  typealias Action = ValueControl
  static var kind: Interaction.Kind { .setSlider }
  static var noun: String { "slider" }
  static func advice(_ label: String) -> String { "setSlider(\(label), to: …) moves it" }
  static var asksControl: Bool { true }
  static func samples(of slider: ValueControl) -> [Double] {
    let range = slider.editing.range
    return [range.lowerBound, (range.lowerBound + range.upperBound) / 2, range.upperBound]
  }
  static func words(_ target: StepTarget, _ input: Double) -> String { "set \(target) to \(input)" }
  static func arguments(_ target: StepTarget, _ input: Double) -> [String] { [target.quoted, "to: \(input)"] }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: Double) throws {
    try host.setSlider(target.label, to: input, at: target.index)
  }
}

/// Presses the plus of a stepper.
enum Increment: Verb {
  typealias Action = StepControl
  static var kind: Interaction.Kind { .increment }
  static var noun: String { "stepper" }
  static func advice(_ label: String) -> String { "increment(\(label)) presses its plus" }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    try host.increment(target.label, at: target.index)
  }
}

/// Presses the minus of a stepper.
enum Decrement: Verb {
  typealias Action = StepControl
  static var kind: Interaction.Kind { .decrement }
  static var noun: String { "stepper" }
  static func advice(_ label: String) -> String { "decrement(\(label)) presses its minus" }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: NoInput) throws {
    try host.decrement(target.label, at: target.index)
  }
}

/// Sets the date of a date picker.
enum SetDate: Verb {
  typealias Input = Date
  typealias Action = DateControl
  static var kind: Interaction.Kind { .setDate }
  static var noun: String { "date picker" }
  static func advice(_ label: String) -> String { "setDate(\(label), to: …) sets its date" }
  static func samples(_ offer: Offer, typing alphabet: [String]) -> [Date] {
    [0.0, 8_000].map { Date(timeIntervalSinceReferenceDate: $0 * 86_400) }
  }
  static func words(_ target: StepTarget, _ input: Date) -> String { "set \(target) to \(input)" }
  static func arguments(_ target: StepTarget, _ input: Date) -> [String] {
    [target.quoted, "to: Date(timeIntervalSinceReferenceDate: \(input.stepText))"]
  }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: Date) throws {
    try host.setDate(target.label, to: input, at: target.index)
  }
}

extension Interaction.Kind {
  public static let setSlider = Interaction.Kind("setSlider")
  public static let increment = Interaction.Kind("increment")
  public static let decrement = Interaction.Kind("decrement")
  public static let setDate = Interaction.Kind("setDate")
}

extension Date: StepInput {
  package init?(stepText: String) {
    guard let seconds = Double(stepText) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
  package var stepText: String { "\(timeIntervalSinceReferenceDate)" }
}

extension ViewHost.Step {
  /// Moves a slider.
  public static func setSlider(_ label: String, to value: Double, at index: Int = 0) -> Self {
    Self(SetSlider.self, label, at: index, value)
  }
  /// Presses the plus of a stepper.
  public static func increment(_ label: String, at index: Int = 0) -> Self { Self(Increment.self, label, at: index) }
  /// Presses the minus of a stepper.
  public static func decrement(_ label: String, at index: Int = 0) -> Self { Self(Decrement.self, label, at: index) }
  /// Sets the date of a date picker.
  public static func setDate(_ label: String, to date: Date, at index: Int = 0) -> Self {
    Self(SetDate.self, label, at: index, date)
  }
}
