/// An element that only holds others.
struct ContainerElement: ShownElement {
  let name: String
  let attributes: [_Attribute]
  let part: OutlinePart?
  var standing: ElementStanding { .container }

  init(_ name: String, _ attributes: [_Attribute] = [], part: OutlinePart? = nil) {
    self.name = name
    self.attributes = attributes
    self.part = part
  }
}
