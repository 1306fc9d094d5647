/// The position of a search field; kept in the render tree, with no effect on layout.
public struct SearchFieldPlacement: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = SearchFieldPlacement(description: "automatic")
  public static let toolbar = SearchFieldPlacement(description: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(description: "toolbarPrincipal")
  public static let sidebar = SearchFieldPlacement(description: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(description: "navigationBarDrawer")

  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(description: "navigationBarDrawer \(displayMode)")
  }

  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
}

extension View {
  /// Offers a field to search the view with, which a host types into by its prompt.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  @_disfavoredOverload
  public nonisolated func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Prompt
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
}

/// A view with a search field: a separate node, which reads the binding. The search begins with the first keystroke in
/// the field and ends when it is dismissed (our choice: SwiftUI's begins with a tap on the field).
struct SearchableView<Content: View> {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  @State private var isSearchingByItself = false
  @State private var buffer = TextBuffer()
  @Environment(\.searchFocus) private var focus

  nonisolated init(
    content: Content, text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement,
    prompt: Text?
  ) {
    self.content = content
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
  }
}

extension SearchableView: _EngineView {
  var body: some View {
    PassView { _ in
      let isSearching = isPresented ?? $isSearchingByItself
      let isOn = isSearching.wrappedValue
      let text = text
      buffer.follow(text.wrappedValue)
      let field = TextControl(
        content: prompt ?? Text("Search"),
        _look: TextControlLook(
          kind: .search,
          attributes: placement == .automatic ? [] : [_Attribute("placement", placement.description)], buffer: buffer
        ) { newText in
          text.wrappedValue = newText
          isSearching.wrappedValue = true
        })
      return PresentingView(
        content: content.environment(\.isSearching, isOn), presenter: SearchFocusView(content: field, _look: focus),
        submits: true)
    }
  }
}
