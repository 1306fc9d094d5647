#if !canImport(Darwin)
  public import CoreGraphicsNames

  /// An object that lays out and draws a layer. Nothing is laid out or drawn here, so that nothing calls it.
  @MainActor @preconcurrency
  public protocol CALayerDelegate: AnyObject {
    /// Never called here; does nothing by default.
    func display(_ layer: CALayer)
    /// Never called here; does nothing by default.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Never called here; does nothing by default.
    func layerWillDraw(_ layer: CALayer)
    /// Never called here; does nothing by default.
    func layoutSublayers(of layer: CALayer)
    /// Nil by default; no action runs.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  }

  extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  }
#endif
