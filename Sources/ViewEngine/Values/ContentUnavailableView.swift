/// Shown in place of missing content, with the reason.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  /// The views inside, as the builder made them.
  public let content: _Pair<_Pair<Label, Description>, Actions>
  public var _look: [_Attribute] { [] }

  /// - Parameters:
  ///   - description: why there is nothing, and what can be done.
  ///   - actions: controls that do it.
  ///   - label: the view of the label.
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
    self.init {
      ViewEngine.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, image name: String, description: Text? = nil) {
    self.init {
      ViewEngine.Label(title, image: name)
    } description: {
      description
    }
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, image resource: ImageResource, description: Text? = nil
  ) {
    self.init {
      ViewEngine.Label(title, image: resource)
    } description: {
      description
    }
  }

  /// A search has found nothing. (Written in SwiftUI's English words.)
  public static var search: ContentUnavailableView {
    ContentUnavailableView("No Results", systemImage: "magnifyingglass", description: searchDescription)
  }

  /// A search for a text has found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass", description: searchDescription)
  }

  private static var searchDescription: Text { Text("Check the spelling or try a new search.") }
}

extension ContentUnavailableView: _ContainerView {
  public static var _name: String { "ContentUnavailableView" }
}
