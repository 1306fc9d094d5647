/// How a view was asked to look: `padding`, or `spacing: 8.0`.
public struct _Attribute: Equatable, Sendable, CustomStringConvertible {
  package let name: String
  package let value: String?

  package init(_ name: String, _ value: String? = nil) {
    self.name = name
    self.value = value
  }

  public var description: String { value.map { "\(name): \($0)" } ?? name }

  static func list(_ attributes: [(String, String?)?]) -> [_Attribute] {
    attributes.compactMap { $0.map { _Attribute($0.0, $0.1) } }
  }
}
