extension ViewHost {
  /// Picks a colour in a colour picker: `try host.pick(.red, from: "Ink")`.
  ///
  /// - `color`: the colour.
  /// - Throws: `ViewHostError` if there is no such picker, or it does not react.
  public func pick(
    _ color: Color, from label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try called(from: fileID, line) { try pick(color, from: .labelled(label, at: index, in: part)) }
  }

  func pick(_ color: Color, from target: Target) throws {
    let found = try locate(PickColor.self, target)
    graph.work(on: "set \(found.label) to \(color)") { found.action(color) }
  }
}

extension ViewHost.Element {
  /// Picks a colour in the colour picker.
  /// - Throws: `ViewHostError` if the element is gone, or this verb does not apply to it.
  public func pick(_ color: Color, fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) { try host.pick(color, from: .found(self)) }
  }
}

extension PickColor: PerformedVerb {
  static func perform(_ on: Call, _ input: String) throws {
    try on.host.pick(Color(input), from: on.label, at: on.index)
  }
}

extension ViewHost.Step {
  /// Picks a colour in a colour picker.
  ///
  /// - Parameters:
  ///   - color: the colour's name in SwiftUI or in the app's catalogue: `red`.
  ///   - label: the text on the view.
  ///   - index: the index among those with that label, in the order of declaration; the first by default.
  public static func pick(color: String, from label: String, at index: Int = 0) -> Self {
    Self(PickColor.self, label, at: index, color)
  }
}
