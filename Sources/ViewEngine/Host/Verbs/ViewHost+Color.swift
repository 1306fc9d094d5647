extension ViewHost {
  /// Sets the colour of a colour picker.
  ///
  /// - Parameters:
  ///   - label: the text that names the picker.
  ///   - index: the index among those with that label, in the order of declaration.
  ///   - color: the colour.
  ///   - part: the part to search; nil for the whole screen.
  /// - Throws: `ViewHostError` if there is no such picker, or it does not react.
  public func setColor(_ label: String, to color: Color, at index: Int? = nil, in part: Element? = nil) throws {
    try setColor(.labelled(label, at: index, in: part), to: color)
  }

  func setColor(_ target: Target, to color: Color) throws {
    let found = try locate(SetColor.self, target)
    graph.work(on: "set \(found.label) to \(color)") { found.action.write(color) }
  }
}

extension ViewHost.Element {
  /// Sets the colour of this colour picker.
  ///
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func setColor(to color: Color) throws { try host.setColor(.found(self), to: color) }
}

/// Sets the colour of a colour picker.
enum SetColor: Verb {
  typealias Input = String
  typealias Action = ColorControl
  static var kind: Interaction.Kind { .setColor }
  static var noun: String { "color picker" }
  static var isSampled: Bool { true }
  static func call(_ label: String) -> String { "setColor(\(label), to: …)" }
  static func samples(_ action: AvailableAction, typing alphabet: [String]) -> [String] { ["red", "blue"] }
  static func words(_ target: StepTarget, _ input: String) -> String { "set \(target) to \(input)" }
  static func arguments(_ target: StepTarget, _ input: String) -> [String] {
    [target.quoted, "to: \(input.debugDescription)"]
  }
  static func perform(on host: ViewHost, _ target: StepTarget, _ input: String) throws {
    try host.setColor(target.label, to: Color(input), at: target.index)
  }
}

extension Interaction.Kind {
  /// An interaction that `ViewHost.setColor` performs.
  public static let setColor = Interaction.Kind("setColor")
}

extension ViewHost.Step {
  /// Sets the colour of a colour picker.
  ///
  /// - Parameters:
  ///   - color: the colour's name in SwiftUI or in the app's catalogue: `red`.
  ///   - label: the text on the view.
  ///   - index: the index among those with that label, in the order of declaration; the first by default.
  public static func setColor(_ label: String, to color: String, at index: Int = 0) -> Self {
    Self(SetColor.self, label, at: index, color)
  }
}
