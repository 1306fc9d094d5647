extension View {
  /// Connects the focus of the search field in the view with a state: see `focused`.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    transformEnvironment(\.searchFocus) { $0.links.append(FocusLink(binding, equals: true)) }
  }

  public nonisolated func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { transformEnvironment(\.searchFocus) { $0.links.append(FocusLink(binding, equals: value)) } }
}

/// The focus links of a search field.
struct SearchFocus { var links: [FocusLink] = [] }

/// A search field whose focus is described from outside.
struct SearchFocusView<Content: View> {
  let content: Content
  let _look: SearchFocus
}

extension SearchFocusView: _WrapperView {
  static func _render(_ look: SearchFocus, around content: () -> Void, into rendering: _Rendering) {
    var render = content
    for link in look.links {
      let inner = render
      render = { rendering.apply(FocusTrait(link: link), around: inner) }
    }
    render()
  }
}
