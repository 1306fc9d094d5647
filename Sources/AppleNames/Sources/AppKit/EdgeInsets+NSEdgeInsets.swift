@_spi(AppleNames) import ViewEngine

extension EdgeInsets {
  public init(_ insets: NSEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
