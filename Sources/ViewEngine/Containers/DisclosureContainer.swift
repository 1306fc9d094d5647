struct DisclosureContainer<Content: View> {
  let content: Content
  let _look: [_Attribute]

  init(content: Content, isExpanded: Bool) {
    self.content = content
    _look = [_Attribute(isExpanded ? "expanded" : "collapsed")]
  }
}

extension DisclosureContainer: _ContainerView { static var _name: String { "DisclosureGroup" } }
