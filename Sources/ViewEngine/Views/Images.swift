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

  /// - Parameters:
  ///   - bundle: where the picture is; the engine does not look.
  ///   - name: the name, which the render tree shows.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name, kind: "name") }

  /// - Parameters:
  ///   - label: what is read out in place of the picture.
  ///   - name: the name, which the render tree shows.
  ///   - bundle: not looked at.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, kind: "name", label: label) }

  /// A picture that says nothing to people who do not see it.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, kind: "decorative") }

  public init(systemName: String) { self.init(systemName, kind: "systemName") }

  /// - Parameters:
  ///   - variableValue: how much of the symbol is filled, from 0 to 1.
  ///   - systemName: the name of a symbol.
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
