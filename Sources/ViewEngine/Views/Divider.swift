/// A line between views.
public struct Divider: Equatable, Sendable {
  public init() {}
}

extension Divider: _LeafView {
  public var _element: _Element { _Element("Divider") }
}
