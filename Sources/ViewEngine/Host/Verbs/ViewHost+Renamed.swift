public import Foundation

// Earlier names, which warn and say the new ones.

extension ViewHost {
  /// Leaves the top page of the navigation stack.
  ///
  /// - Throws: What the method of the new name throws.
  @available(*, deprecated, renamed: "goBack()")
  public func back() throws { try goBack() }

  /// Drags a slider to a value of its range.
  ///
  /// - Throws: What the method of the new name throws.
  @available(*, deprecated, renamed: "slide(_:to:at:in:)")
  public func setSlider(_ label: String, to value: Double, at index: Int? = nil, in part: Element? = nil) throws {
    try slide(label, to: value, at: index, in: part)
  }

  /// Picks a date in a date picker.
  ///
  /// - Throws: What the method of the new name throws.
  @available(*, deprecated, message: "Use `pick(date, from: label)` instead.")
  public func setDate(_ label: String, to date: Date, at index: Int? = nil, in part: Element? = nil) throws {
    try pick(date, from: label, at: index, in: part)
  }

  /// Picks a colour in a colour picker.
  ///
  /// - Throws: What the method of the new name throws.
  @available(*, deprecated, message: "Use `pick(color, from: label)` instead.")
  public func setColor(_ label: String, to color: Color, at index: Int? = nil, in part: Element? = nil) throws {
    try pick(color, from: label, at: index, in: part)
  }

  /// Finds an element that shows that text.
  ///
  /// - Throws: What the method of the new name throws.
  @available(*, deprecated, message: "Use `find(\"…\")` instead, without the label `text`.")
  public func find(text: String, at index: Int? = nil, in part: Element? = nil) throws -> Element {
    try find(text, at: index, in: part)
  }
}
