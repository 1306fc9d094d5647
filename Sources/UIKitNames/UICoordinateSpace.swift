#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A view or a screen, as a space with points.
  @MainActor @preconcurrency
  public protocol UICoordinateSpace: AnyObject {
    /// The conforming object supplies the value.
    var bounds: CGRect { get }
    /// The conforming object decides what happens.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  }

  /// The space as a view; nil for a screen.
  // NB: not inlined, because the optimizer of Swift 6.3.1 crashes on the cast inside `convert`.
  @inline(never) @MainActor private func view(of space: any UICoordinateSpace) -> UIView? { space as? UIView }

  extension UIView: UICoordinateSpace {
    /// Converts to the points of a view, or to those of the screen.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
      convert(point, to: view(of: coordinateSpace))
    }
    /// Converts from the points of a view, or from those of the screen.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
      convert(point, from: view(of: coordinateSpace))
    }
    /// Converts to the points of a view, or to those of the screen.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
      convert(rect, to: view(of: coordinateSpace))
    }
    /// Converts from the points of a view, or from those of the screen.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
      convert(rect, from: view(of: coordinateSpace))
    }
  }

  extension UIScreen: UICoordinateSpace {
    /// The screen, in which every window has its points.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The screen, which is not turned.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
    /// Converts to the points of a view; a screen has the same points.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
      view(of: coordinateSpace)?.convert(point, from: nil as UIView?) ?? point
    }
    /// Converts from the points of a view; a screen has the same points.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
      view(of: coordinateSpace)?.convert(point, to: nil as UIView?) ?? point
    }
    /// Converts to the points of a view; a screen has the same points.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
      view(of: coordinateSpace)?.convert(rect, from: nil as UIView?) ?? rect
    }
    /// Converts from the points of a view; a screen has the same points.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
      view(of: coordinateSpace)?.convert(rect, to: nil as UIView?) ?? rect
    }
  }
#endif
