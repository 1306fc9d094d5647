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

  @available(*, unavailable, renamed: "goBack()")
  public func back() throws {}

  @available(
    *, unavailable,
    message: "Call `tap(_:in:)` with the action and `row(_:)`; `swipe(_:from:)` presses the first action."
  )
  public func swipe(_ action: String, on row: String) throws {}

  @available(*, unavailable, message: "Call `pick(_:from:)` with the option or the date, and the label of the picker.")
  public func pick<Option>(_ option: Option, in label: String) throws {}

  @available(*, unavailable, message: "Call `contains(_:)` with the title; `isPresented` is true while anything is up.")
  public func isPresented(_ title: String) -> Bool { false }

  @available(*, unavailable, message: "Call `tap(_:count:)` with a count of 2.")
  public func doubleTap(_ label: String) throws {}

  @available(*, unavailable, message: "Call `tap(_:)` with the label of the disclosure group.")
  public func expand(_ label: String) throws {}

  @available(*, unavailable, renamed: "type(_:into:)")
  public func enter(_ text: String, into label: String) throws {}

  @available(*, unavailable, message: "Compare `focused` with the label.")
  public func isFocused(_ label: String) throws -> Bool { false }

  @available(*, unavailable, renamed: "value(of:)")
  public func text(of label: String) throws -> String { "" }

  @available(*, unavailable, message: "Take the `count` of `findAll(_:)`.")
  public func count(_ text: String) -> Int { 0 }

  @available(*, unavailable, message: "Call `wait(until:)` with `contains(_:)` as the condition.")
  public func waitFor(_ text: String) async throws {}
}

extension ViewHost.Element {
  @available(*, unavailable, message: "Call `value(of:)` on the host: it is `on` or `off`.")
  public var isOn: Bool { false }

  @available(*, unavailable, message: "Call `value(of:)` on the host with the label of the picker.")
  public var isSelected: Bool { false }
}
