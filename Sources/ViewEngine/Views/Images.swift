/// A picture. The engine paints nothing: it keeps the name.
public struct Image: Equatable, Sendable {
  private let name: String
  private let isSystem: Bool

  public init(_ name: String) {
    self.name = name
    isSystem = false
  }

  public init(systemName: String) {
    name = systemName
    isSystem = true
  }
}

extension Image: _LeafView {
  public var _element: _Element {
    _Element("Image", attributes: [_Attribute(isSystem ? "systemName" : "name", name)])
  }
}
