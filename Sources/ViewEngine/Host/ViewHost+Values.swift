public import Foundation

/// Controls that hold a value. Each verb takes the label of the control, and the index among those with that
/// label; each throws `ViewHostError` if there is no such control, it does not react, or it cannot take the
/// value.
extension ViewHost {
  /// Moves a slider, in one event; one with steps comes to rest at the nearest.
  public func setSlider(_ label: String, to value: Double, at index: Int = 0) throws {
    try setSlider(.labelled(label, at: index), to: value)
  }

  /// Presses the plus of a stepper.
  public func increment(_ label: String, at index: Int = 0) throws { try increment(.labelled(label, at: index)) }

  /// Presses the minus of a stepper.
  public func decrement(_ label: String, at index: Int = 0) throws { try decrement(.labelled(label, at: index)) }

  /// Sets the date of a date picker.
  public func setDate(_ label: String, to date: Date, at index: Int = 0) throws {
    try setDate(.labelled(label, at: index), to: date)
  }

  func setSlider(_ target: Target, to value: Double) throws {
    let found = try locate("setSlider", "slider", target) { if case .slider(let edit) = $0 { edit } else { nil } }
    let range = found.wanted.range
    guard range.contains(value) else {
      throw ViewHostError(
        .invalidValue,
        "setSlider: \(value) is not in the range of the slider \"\(found.label)\", which goes from \(range.lowerBound) "
          + "to \(range.upperBound).")
    }
    let newValue = found.wanted.resting(near: value)
    graph.work(on: "set \(found.label) to \(newValue)") { found.wanted.write(newValue) }
  }

  func increment(_ target: Target) throws { try step("increment", target, \.increment) }
  func decrement(_ target: Target) throws { try step("decrement", target, \.decrement) }

  private func step(_ verb: String, _ target: Target, _ side: (_StepperEdit) -> (() -> Void)?) throws {
    let found = try locate(verb, "stepper", target) { if case .stepper(let edit) = $0 { edit } else { nil } }
    guard let action = side(found.wanted) else {
      throw ViewHostError(.disabled, "\(verb): the stepper \"\(found.label)\" has come to its end and goes no further.")
    }
    graph.work(on: "\(verb) \(found.label)") { action() }
  }

  func setDate(_ target: Target, to date: Date) throws {
    let found = try locate("setDate", "date picker", target) { if case .date(let edit) = $0 { edit } else { nil } }
    let picker = found.wanted
    guard picker.accepts(date) else {
      throw ViewHostError(
        .invalidValue,
        "setDate: \(date) is not in the range of the date picker \"\(found.label)\", which "
          + [picker.earliest.map { "begins with \($0)" }, picker.latest.map { "ends with \($0)" }]
          .compactMap(\.self).joined(separator: " and ") + ".")
    }
    graph.work(on: "set \(found.label) to \(date)") { picker.write(date) }
  }
}
