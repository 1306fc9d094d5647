import Testing

/// The errors for a verb that the host has under a different name.
@Suite("Names of other tools", .onWorkerThreads, .timeLimit(.minutes(20))) struct NamesOfOtherToolsTests {
  @Test(arguments: [
    ("pop()", "'pop()' has been renamed to 'goBack()'"),
    ("selectTab(\"A\")", "'selectTab' has been renamed to 'select(_:)'"),
    ("typeText(\"a\")", "Call `type(_:into:)` with the label of the text control."),
    ("typeText(\"a\", into: \"Name\")", "'typeText(_:into:)' has been renamed to 'type(_:into:)'"),
    ("select(\"Large\", in: \"Size\")", "Call `pick(_:from:)` for an option of a picker"),
    ("swipe(\"Delete\", on: \"Tea\")", "Call `tap(_:in:)` with the action and `row(_:)`"),
    ("pick(\"Large\", in: \"Size\")", "Call `pick(_:from:)` with the option or the date"),
    ("isPresented(\"Careful\")", "Call `contains(_:)` with the title"),
    ("doubleTap(\"A\")", "Call `tap(_:count:)` with a count of 2."), ("expand(\"A\")", "Call `tap(_:)` with the label"),
    ("back()", "'back()' has been renamed to 'goBack()'"), ("isFocused(\"A\")", "Compare `focused` with the label."),
    ("text(of: \"A\")", "'text(of:)' has been renamed to 'value(of:)'"),
    ("count(\"A\")", "Take the `count` of `findAll(_:)`."),
    ("enter(\"a\", into: \"Name\")", "'enter(_:into:)' has been renamed to 'type(_:into:)'"),
    ("find(\"A\").isOn", "Call `value(of:)` on the host"),
    ("swipeLeft()", "Call `swipe(_:from:)` with a text of the row."), ("swipeDown()", "Call `refresh()` to pull down"),
  ])
  func `a name of other tools is an error of the host that says what to call`(call: String, hint: String) throws {
    let result = try TypeChecker.check(
      "import OnChangeCompat\n\n@MainActor func check(_ host: ViewHost) throws { try host.\(call) }")
    #expect(result.output.contains(hint), "\(result.output)")
  }
}
