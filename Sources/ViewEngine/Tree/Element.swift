/// An element whose values are made when it is rendered.
public struct _Element {
  package let name: String
  package var text: String?
  package var symbol: String?
  package var attributes: [_Attribute]
  package var control: (any Control)?
  package var showsTitle = false

  package init(
    _ name: String, text: String? = nil, symbol: String? = nil, attributes: [_Attribute] = [],
    control: (any Control)? = nil
  ) {
    (self.name, self.text, self.symbol, self.attributes, self.control) = (name, text, symbol, attributes, control)
  }
}

extension _Element: ShownElement {}

/// An attribute of a view in the tree: `padding`, or `spacing: 8.0`.
public struct _Attribute: Equatable, Sendable, CustomStringConvertible {
  package let name: String
  package let value: String?

  package init(_ name: String, _ value: String? = nil) { (self.name, self.value) = (name, value) }

  public var description: String { value.map { "\(name): \($0)" } ?? name }

  static func list(_ attributes: [(String, String?)?]) -> [_Attribute] {
    attributes.compactMap { $0.map { _Attribute($0.0, $0.1) } }
  }
}
