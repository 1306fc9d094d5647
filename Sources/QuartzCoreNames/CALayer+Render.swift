#if !canImport(Darwin)
  public import CoreGraphicsNames

  extension CALayer {
    /// Without effect: nothing is drawn.
    public func render(in context: CGContext) {}
  }
#endif
