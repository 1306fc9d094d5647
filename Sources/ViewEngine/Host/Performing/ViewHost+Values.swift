public import Foundation

/// Verbs for controls with a value. Each takes the label of the control, and the index among the controls with that
/// label. It throws `ViewHostError` if there is no such control, it is disabled, or it cannot take the value.
extension ViewHost {
  /// Drags a slider, in three events: editing begins, the value changes, editing ends. A slider with steps uses the
  /// nearest step.
  ///
  /// - Throws: `ViewHostError` if there is no such slider or more than one, it does not react, or the value is out of
  ///   its range.
  public func slide(
    _ label: String, to value: Double, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try called(from: fileID, line) { try slide(.labelled(label, at: index, in: part), to: value) }
  }

  /// Presses the plus of a stepper, in three events: editing begins, the value changes, editing ends.
  /// - Throws: `ViewHostError` if there is no such stepper or more than one, or it is disabled or at its maximum.
  public func increment(
    _ label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) { try increment(.labelled(label, at: index, in: part)) }
  }

  /// Presses the minus of a stepper, in three events: editing begins, the value changes, editing ends.
  /// - Throws: `ViewHostError` if there is no such stepper or more than one, or it is disabled or at its minimum.
  public func decrement(
    _ label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) { try decrement(.labelled(label, at: index, in: part)) }
  }

  /// Picks a date in a date picker; it must be within the picker's range.
  ///
  /// - Throws: `ViewHostError` if there is no such date picker or more than one, it does not react, or the date is out
  ///   of its range.
  public func pick(
    _ date: Date, from label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try called(from: fileID, line) { try pick(date, from: .labelled(label, at: index, in: part)) }
  }

  func slide(_ target: Target, to value: Double) throws {
    let found = try locate(Slide.self, target)
    let range = found.action.range
    guard range.contains(value) else {
      throw ViewHostError(
        .invalidValue, "slide", "\(value) is not in the range of the slider \(NameList.quoted(found.label))",
        toFix: "use a value from \(range.lowerBound) to \(range.upperBound), or widen the slider's range")
    }
    let newValue = found.action.resting(near: value)
    edit(found, Slide.self, target, \.edit) { slider in
      graph.work(on: "set \(found.label) to \(newValue)") { slider.write(newValue) }
    }
  }

  /// Makes the events of an edit: its begin, those of `change`, its end. Each runs the newest closures.
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
    _ verb: Step.Type, _ target: Target, _ side: (StepperEdit) -> (() -> Void)?
  ) throws where Step.Action == StepperEdit {
    let found = try locate(verb, target)
    guard side(found.action) != nil else {
      throw ViewHostError(
        .disabled, "\(verb.kind)",
        "the stepper \(NameList.quoted(found.label)) is at its \(verb.kind == .increment ? "maximum" : "minimum")",
        toFix: "widen the stepper's range, or step the other way first")
    }
    edit(found, verb, target, \.edit) { stepper in
      graph.work(on: "\(verb.kind) \(found.label)") { side(stepper)?() }
    }
  }

  func pick(_ date: Date, from target: Target) throws {
    let found = try locate(PickDate.self, target)
    let picker = found.action
    guard picker.accepts(date) else {
      let ends = [picker.earliest.map { "from \($0.written)" }, picker.latest.map { "to \($0.written)" }]
        .compactMap(\.self).joined(separator: " ")
      throw ViewHostError(
        .invalidValue, "pick",
        "\(date.written) is not in the range of the date picker \(NameList.quoted(found.label))",
        toFix: ends.isEmpty ? "use a date that is a number" : "use a date \(ends), or widen the picker's range")
    }
    graph.work(on: "set \(found.label) to \(date.written)") { picker.write(date) }
  }
}

extension Slide: PerformedVerb {
  static func perform(_ on: Call, _ input: Double) throws { try on.host.slide(on.label, to: input, at: on.index) }
}

extension Increment: PerformedVerb {
  static func perform(_ on: Call, _: NoInput) throws { try on.host.increment(on.label, at: on.index) }
}

extension Decrement: PerformedVerb {
  static func perform(_ on: Call, _: NoInput) throws { try on.host.decrement(on.label, at: on.index) }
}

extension PickDate: PerformedVerb {
  static func perform(_ on: Call, _ input: Date) throws { try on.host.pick(input, from: on.label, at: on.index) }
}

extension ViewHost.Step {
  /// Drags a slider, as `ViewHost.slide(_:to:at:in:)` does.
  public static func slide(_ label: String, to value: Double, at index: Int = 0) -> Self {
    Self(Slide.self, label, at: index, value)
  }
  /// Presses the plus of a stepper.
  public static func increment(_ label: String, at index: Int = 0) -> Self { Self(Increment.self, label, at: index) }
  /// Presses the minus of a stepper.
  public static func decrement(_ label: String, at index: Int = 0) -> Self { Self(Decrement.self, label, at: index) }
  /// Picks a date in a date picker, which must have it in its range.
  public static func pick(_ date: Date, from label: String, at index: Int = 0) -> Self {
    Self(PickDate.self, label, at: index, date)
  }
}
