struct TableHeader<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension TableHeader: _ContainerView { static var _name: String { "TableHeader" } }
