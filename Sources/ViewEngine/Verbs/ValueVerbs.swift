import Foundation

/// Moves a slider.
enum Slide: Verb {
  typealias Input = Double
  typealias Action = SliderEdit
  static var kind: Interaction.Kind { .slide }
  static var noun: String { "slider" }
  static var isSampled: Bool { true }
  static func call(_ label: String) -> String { "slide(\(label), to: …)" }
  static var asksControl: Bool { true }
  static func samples(of slider: SliderEdit) -> [Double] {
    let range = slider.range
    return [range.lowerBound, (range.lowerBound + range.upperBound) / 2, range.upperBound]
  }
  static func words(_ target: StepTarget, _ input: Double) -> String { "set \(target) to \(input)" }
  static func arguments(_ target: StepTarget, _ input: Double) -> [String] { [target.quoted, "to: \(input)"] }
}

/// Presses the plus of a stepper.
enum Increment: Verb {
  typealias Action = StepperEdit
  static var kind: Interaction.Kind { .increment }
  static var noun: String { "stepper" }
  static func call(_ label: String) -> String { "increment(\(label))" }
}

/// Presses the minus of a stepper.
enum Decrement: Verb {
  typealias Action = StepperEdit
  static var kind: Interaction.Kind { .decrement }
  static var noun: String { "stepper" }
  static func call(_ label: String) -> String { "decrement(\(label))" }
}

/// Picks an option of a picker.
enum Pick: Verb {
  typealias Input = String
  typealias Action = PickerEdit
  static var kind: Interaction.Kind { .pick }
  static var noun: String { "picker" }
  static func call(_ label: String) -> String { "pick(…, from: \(label))" }
  static func call(choosing option: String, of label: String) -> String? { "pick(\(option), from: \(label))" }
  static func samples(_ action: AvailableAction, typing alphabet: [String]) -> [String] { action.interaction.options }
  static func words(_ target: StepTarget, _ input: String) -> String { "pick \(input.debugDescription) from \(target)" }
  static func arguments(_ target: StepTarget, _ input: String) -> [String] {
    [input.debugDescription, "from: \(target.quoted)"]
  }
}

enum PickDate: Verb {
  typealias Input = Date
  typealias Action = DateEdit
  static var kind: Interaction.Kind { .pickDate }
  static var method: String { "pick" }
  static var noun: String { "date picker" }
  static var isSampled: Bool { true }
  static func call(_ label: String) -> String { "pick(…, from: \(label))" }
  static func samples(_ action: AvailableAction, typing alphabet: [String]) -> [Date] {
    [0.0, 8_000].map { Date(timeIntervalSinceReferenceDate: $0 * 86_400) }
  }
  static func words(_ target: StepTarget, _ input: Date) -> String { "set \(target) to \(input)" }
  static func arguments(_ target: StepTarget, _ input: Date) -> [String] {
    ["Date(timeIntervalSinceReferenceDate: \(input.stepText))", "from: \(target.quoted)"]
  }
}

/// Picks a colour in a colour picker.
enum PickColor: Verb {
  typealias Input = String
  typealias Action = (Color) -> Void
  static var kind: Interaction.Kind { .pickColor }
  static var method: String { "pick" }
  static var noun: String { "color picker" }
  static var isSampled: Bool { true }
  static func call(_ label: String) -> String { "pick(…, from: \(label))" }
  static func samples(_ action: AvailableAction, typing alphabet: [String]) -> [String] { ["red", "blue"] }
  static func words(_ target: StepTarget, _ input: String) -> String { "set \(target) to \(input)" }
  static func arguments(_ target: StepTarget, _ input: String) -> [String] {
    ["color: \(input.debugDescription)", "from: \(target.quoted)"]
  }
}

extension Interaction.Kind {
  /// An interaction that `ViewHost.slide` performs.
  public static let slide = Interaction.Kind("slide")
  /// An interaction that `ViewHost.increment` performs.
  public static let increment = Interaction.Kind("increment")
  /// An interaction that `ViewHost.decrement` performs.
  public static let decrement = Interaction.Kind("decrement")
  /// An interaction that `ViewHost.pick` performs.
  public static let pick = Interaction.Kind("pick")
  /// An interaction that `ViewHost.pick` performs with a date.
  public static let pickDate = Interaction.Kind("pickDate")
  /// An interaction that `ViewHost.pick` performs with a colour.
  public static let pickColor = Interaction.Kind("pickColor")
}

/// The binding of a slider, erased to `Double`.
struct SliderEdit {
  let value: () -> Double
  let range: ClosedRange<Double>
  let step: Double?
  let write: (Double) -> Void
  /// Runs with true as a drag begins, and with false as it ends.
  let edit: (Bool) -> Void

  /// The slider's value after a release near `value`.
  func resting(near value: Double) -> Double {
    guard let step = step, step > 0 else { return value }
    let steps = ((value - range.lowerBound) / step).rounded()
    return min(range.lowerBound + steps * step, range.upperBound)
  }
}

/// The actions of a stepper: nil at a limit of its range.
@usableFromInline
package struct StepperEdit {
  @usableFromInline let increment: (() -> Void)?
  @usableFromInline let decrement: (() -> Void)?
  /// Runs with true as a press begins, and with false as it ends; nil for an action without an editing phase.
  @usableFromInline let edit: ((Bool) -> Void)?

  @inlinable init(increment: (() -> Void)?, decrement: (() -> Void)?, edit: ((Bool) -> Void)? = nil) {
    (self.increment, self.decrement, self.edit) = (increment, decrement, edit)
  }
}

/// The actions of a date picker.
package struct DateEdit {
  let earliest: Date?
  let latest: Date?
  let write: (Date) -> Void

  func accepts(_ date: Date) -> Bool {
    date.isNumber && (earliest.map { $0 <= date } ?? true) && (latest.map { date <= $0 } ?? true)
  }
}

/// The actions of a picker.
@usableFromInline
package struct PickerEdit {
  let selectionType: Any.Type
  /// Selects a tag; nil if the tag is of a different type.
  let selecting: (TagValue) -> (() -> Void)?

  @usableFromInline init(selectionType: Any.Type, selecting: @escaping (TagValue) -> (() -> Void)?) {
    (self.selectionType, self.selecting) = (selectionType, selecting)
  }

  var typeName: String { "\(selectionType)" }
}

extension Date: StepInput {
  package init?(stepText: String) {
    guard let seconds = Double(stepText) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
  package var stepText: String { "\(timeIntervalSinceReferenceDate)" }
  package static var advice: String { "write the seconds since 1 January 2001, such as 86400.0" }
}
