// Names of other tools and of SwiftUI that are no names here: a use is an error that says what to call.

extension ViewHost {
  @available(*, unavailable, renamed: "goBack()")
  public func pop() throws {}

  @available(*, unavailable, renamed: "select(_:)")
  public func selectTab(_ tab: String) throws {}

  @available(
    *, unavailable,
    message: "Call `pick(_:from:)` for an option of a picker, `select(_:)` for a tab, and `tap(_:)` for a row."
  )
  public func select(_ option: String, in label: String) throws {}

  @available(*, unavailable, message: "Call `type(_:into:)` with the label of the text control.")
  public func typeText(_ text: String) throws {}

  @available(*, unavailable, renamed: "type(_:into:)")
  public func typeText(_ text: String, into label: String) throws {}

  @available(*, unavailable, renamed: "contains(_:)")
  public func exists(_ text: String) -> Bool { false }

  @available(*, unavailable, message: "Call `swipe(_:from:)` with a text of the row.")
  public func swipeLeft(_ label: String = "") throws {}

  @available(*, unavailable, message: "Call `swipe(_:from: .leading)` with a text of the row.")
  public func swipeRight(_ label: String = "") throws {}

  @available(*, unavailable, message: "Call `scrollDown()`, or `scroll(to:)` with the id of a row.")
  public func swipeUp() throws {}

  @available(
    *, unavailable, message: "Call `refresh()` to pull down, `scrollUp()` to scroll, `dismissSheet()` to end a sheet."
  )
  public func swipeDown() throws {}
}
