#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  extension EdgeInsets {
    /// Left is leading, as in a language that is read from left to right.
    public init(_ insets: NSEdgeInsets) {
      self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
  }
#endif
