extension ViewBuilder {
  /// What a user reads of a statement that is no view.
  @available(*, unavailable, message: "this expression is not a View: write a view here, or move the statement out")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

  /// What stands behind `if #available` has no type that older systems know.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
