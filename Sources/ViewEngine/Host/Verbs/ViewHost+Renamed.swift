public import Foundation

// Earlier names.

extension ViewHost {
  /// The earlier name of `goBack()`.
  @available(*, deprecated, renamed: "goBack()")
  public func back() throws { try goBack() }

  /// The earlier name of `slide(_:to:)`.
  @available(*, deprecated, renamed: "slide(_:to:at:in:)")
  public func setSlider(_ label: String, to value: Double, at index: Int? = nil, in part: Element? = nil) throws {
    try slide(label, to: value, at: index, in: part)
  }

  /// The earlier form of `pick(_:from:)` with a date.
  @available(*, deprecated, message: "Use `pick(date, from: label)` instead.")
  public func setDate(_ label: String, to date: Date, at index: Int? = nil, in part: Element? = nil) throws {
    try pick(date, from: label, at: index, in: part)
  }

  /// The earlier form of `pick(_:from:)` with a colour.
  @available(*, deprecated, message: "Use `pick(color, from: label)` instead.")
  public func setColor(_ label: String, to color: Color, at index: Int? = nil, in part: Element? = nil) throws {
    try pick(color, from: label, at: index, in: part)
  }

  /// The earlier form of `find(_:)` with a text.
  @available(*, deprecated, message: "Use `find(\"…\")` instead, without the label `text`.")
  public func find(text: String, at index: Int? = nil, in part: Element? = nil) throws -> Element {
    try find(text, at: index ?? 0, in: part)
  }
}
