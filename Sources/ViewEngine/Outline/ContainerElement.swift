/// An element that only holds others.
struct ContainerElement: ShownElement {
  let name: String
  let attributes: [_Attribute]

  init(_ name: String, _ attributes: [_Attribute] = []) {
    self.name = name
    self.attributes = attributes
  }
}
