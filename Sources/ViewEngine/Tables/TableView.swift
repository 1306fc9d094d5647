struct TableView<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension TableView: _ContainerView { static var _name: String { "Table" } }
