public import Foundation

/// Room that takes what is left.
public struct Spacer: Equatable, Sendable {
  /// In points.
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _LeafView {
  public var _element: _Element {
    _Element("Spacer", attributes: _Attribute.list([minLength.map { ("minLength", "\($0)") }]))
  }
}
