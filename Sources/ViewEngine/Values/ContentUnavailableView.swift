public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  public let content: _Pair<_Pair<Label, Description>, Actions>
  public var _look: [_Attribute] { [] }

  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    content = _Pair(label(), description(), actions())
  }
}

extension ContentUnavailableView
where Label == ViewEngine.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, systemImage name: String, description: Text? = nil) {
    self.init(label: { ViewEngine.Label(title, systemImage: name) }, description: { description })
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, image name: String, description: Text? = nil) {
    self.init(label: { ViewEngine.Label(title, image: name) }, description: { description })
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, image resource: ImageResource, description: Text? = nil
  ) {
    self.init(label: { ViewEngine.Label(title, image: resource) }, description: { description })
  }

  /// A search has found nothing. (Written in SwiftUI's English words.)
  public static var search: ContentUnavailableView {
    ContentUnavailableView("No Results", systemImage: "magnifyingglass", description: searchDescription)
  }

  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView("No Results for “\(text)”", systemImage: "magnifyingglass", description: searchDescription)
  }

  private static var searchDescription: Text { Text("Check the spelling or try a new search.") }
}

extension ContentUnavailableView: _ContainerView { public static var _name: String { "ContentUnavailableView" } }
