// Names of other tools and of SwiftUI that are no names here: a use is an error that says what to call.

extension ViewHost {
  /// Not the name here: `goBack()`.
  @available(*, unavailable, renamed: "goBack()")
  public func pop() throws {}

  /// Not the name here: `select(_:)`.
  @available(*, unavailable, renamed: "select(_:)")
  public func selectTab(_ tab: String) throws {}

  /// Not the name here: `select(_:)` selects a tab, `pick(_:from:)` an option of a picker.
  @available(
    *, unavailable,
    message: "Call `pick(_:from:)` for an option of a picker, `select(_:)` for a tab, and `tap(_:)` for a row."
  )
  public func select(_ option: String, in label: String) throws {}

  /// Not the name here: `type(_:into:)`, which names the text control.
  @available(*, unavailable, message: "Call `type(_:into:)` with the label of the text control.")
  public func typeText(_ text: String) throws {}

  /// Not the name here: `type(_:into:)`.
  @available(*, unavailable, renamed: "type(_:into:)")
  public func typeText(_ text: String, into label: String) throws {}

  /// Not the name here: `contains(_:)`.
  @available(*, unavailable, renamed: "contains(_:)")
  public func exists(_ text: String) -> Bool { false }

  /// Not the name here: `swipe(_:)` for a row, `scrollDown()` for a list.
  @available(*, unavailable, message: "Call `swipe(_:from:)` with a text of the row.")
  public func swipeLeft(_ label: String = "") throws {}

  /// Not the name here: `swipe(_:from:)`.
  @available(*, unavailable, message: "Call `swipe(_:from: .leading)` with a text of the row.")
  public func swipeRight(_ label: String = "") throws {}

  /// Not the name here: `scrollDown()`.
  @available(*, unavailable, message: "Call `scrollDown()`, or `scroll(to:)` with the id of a row.")
  public func swipeUp() throws {}

  /// Not the name here: `refresh()` pulls down, `scrollUp()` scrolls, `dismissSheet()` ends a sheet.
  @available(
    *, unavailable, message: "Call `refresh()` to pull down, `scrollUp()` to scroll, `dismissSheet()` to end a sheet."
  )
  public func swipeDown() throws {}
}
