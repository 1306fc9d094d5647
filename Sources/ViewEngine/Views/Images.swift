public import Foundation

/// A picture. The engine paints nothing: it keeps the name, and how the picture was asked to look.
public struct Image: Equatable, Sendable {
  let name: String
  private let kind: String
  private var attributes: [_Attribute] = []

  @_spi(AppleNames) public init(_ name: String, kind: String, label: Text? = nil) {
    self.name = name
    self.kind = kind
    if let label { attributes.append(_Attribute("accessibilityLabel", label.content)) }
  }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(name, kind: "name") }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, kind: "name", label: label) }
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, kind: "decorative") }
  public init(systemName: String) { self.init(systemName, kind: "systemName") }

  public init(systemName: String, variableValue: Double?) {
    self.init(systemName, kind: "systemName")
    if let variableValue { attributes.append(_Attribute("variableValue", "\(variableValue)")) }
  }
}

extension Image: _LeafView {
  public var _element: _Element { _Element("Image", symbol: name, attributes: [_Attribute(kind, name)] + attributes) }
}

extension Image {
  /// The same picture with another wish.
  nonisolated func asked(_ name: String, _ value: String? = nil) -> Image {
    var image = self
    image.attributes.append(_Attribute(name, value))
    return image
  }
}
