/// What the tree calls a shape or a layout, and how that was asked to be.
public struct _Outline: Equatable, Sendable, CustomStringConvertible {
  let name: String
  var attributes: [_Attribute] = []

  init(_ name: String, _ attributes: [_Attribute] = []) {
    self.name = name
    self.attributes = attributes
  }

  /// All in one line.
  public var description: String {
    attributes.isEmpty ? name : name + " [" + attributes.map(\.description).joined(separator: ", ") + "]"
  }
}
