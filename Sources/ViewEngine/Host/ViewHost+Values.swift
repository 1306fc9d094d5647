public import Foundation

/// Controls that hold a value. Each verb takes the label of the control, and the index among those with that
/// label; each throws `ViewHostError` if there is no such control, it does not react, or it cannot take the
/// value.
extension ViewHost {
  /// Moves a slider, in one event; one with steps comes to rest at the nearest.
  public func setSlider(_ label: String, to value: Double, at index: Int = 0) throws {
    let slider = try screen("setSlider").find("setSlider", "slider", label, at: index) { control in
      if case .slider(let edit) = control { edit } else { nil }
    }
    guard slider.range.contains(value) else {
      throw ViewHostError(
        .invalidValue,
        "setSlider: \(value) is not in the range of the slider \"\(label)\", which goes from \(slider.range.lowerBound) "
          + "to \(slider.range.upperBound).")
    }
    let newValue = slider.resting(near: value)
    graph.work(on: "set \(label) to \(newValue)") { slider.write(newValue) }
  }

  /// Presses the plus of a stepper.
  public func increment(_ label: String, at index: Int = 0) throws {
    try step("increment", label, at: index, \.increment)
  }

  /// Presses the minus of a stepper.
  public func decrement(_ label: String, at index: Int = 0) throws {
    try step("decrement", label, at: index, \.decrement)
  }

  private func step(
    _ verb: String, _ label: String, at index: Int, _ side: (_StepperEdit) -> (() -> Void)?
  ) throws {
    let stepper = try screen(verb).find(verb, "stepper", label, at: index) { control in
      if case .stepper(let edit) = control { edit } else { nil }
    }
    guard let action = side(stepper) else {
      throw ViewHostError(.disabled, "\(verb): the stepper \"\(label)\" has come to its end and goes no further.")
    }
    graph.work(on: "\(verb) \(label)") { action() }
  }

  /// Sets the date of a date picker.
  public func setDate(_ label: String, to date: Date, at index: Int = 0) throws {
    let picker = try screen("setDate").find("setDate", "date picker", label, at: index) { control in
      if case .date(let edit) = control { edit } else { nil }
    }
    guard picker.accepts(date) else {
      throw ViewHostError(
        .invalidValue,
        "setDate: \(date) is not in the range of the date picker \"\(label)\", which goes from "
          + "\(picker.earliest?.description ?? "ever") to \(picker.latest?.description ?? "ever").")
    }
    graph.work(on: "set \(label) to \(date)") { picker.write(date) }
  }
}
