/// Where a search field stands.
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

  /// When the drawer is seen.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
}

extension View {
  /// Offers a field to search the view with, which a host types into by its prompt.
  ///
  /// - Parameters:
  ///   - text: what is searched for.
  ///   - prompt: what the field is called; nil for "Search".
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, placement: placement, prompt: prompt)
  }

  @_disfavoredOverload
  public nonisolated func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// - Parameter isPresented: whether a person is searching.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }

  @_disfavoredOverload
  public nonisolated func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// - Parameter suggestions: what is offered while a person searches.
  public nonisolated func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  @_disfavoredOverload
  public nonisolated func searchable<Prompt: StringProtocol, Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }
}
