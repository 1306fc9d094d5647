extension Interaction.Kind { public static let focus = Interaction.Kind("focus") }

extension View {
  /// Lets the view have the focus: `focus` of a host gives it to it, and a `FocusState` around describes it.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(content: self, isFocusable: isFocusable)
  }

  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View { FocusableView(content: self, isFocusable: isFocusable, onFocusChange: onFocusChange) }
}

/// A view that can have the focus: a separate node, because its content reads `isFocused`.
struct FocusableView<Content: View> {
  let content: Content
  let isFocusable: Bool
  let onFocusChange: ((Bool) -> Void)?
  @State private var isFocused = false
  @State private var observer = EditingObserver { _ in }

  nonisolated init(content: Content, isFocusable: Bool, onFocusChange: ((Bool) -> Void)? = nil) {
    (self.content, self.isFocusable, self.onFocusChange) = (content, isFocusable, onFocusChange)
  }
}

extension FocusableView: _ModifiedView, _EngineView {
  var body: some View {
    PassView { [observer, onFocusChange, isFocused = $isFocused] _ in
      observer.action = { newValue in
        isFocused.wrappedValue = newValue
        onFocusChange?(newValue)
      }
      return LandmarkView(
        content: content.environment(\.isFocused, isFocused.wrappedValue),
        _look: isFocusable ? FocusableTrait(link: observer.link) : nil)
    }
  }
}

/// Makes its content take the focus as one control.
struct FocusableTrait: ElementTrait {
  let link: FocusLink

  func attributes(in context: ElementContext) -> [_Attribute] {
    [_Attribute("focusable")] + (link.isFocused() ? [_Attribute("focused")] : [])
  }

  func addElementActions(to collector: inout ActionCollector) {
    let links = [link] + collector.context[FocusTrait.self]
    if !collector.hasAction(TakeFocus.self) { collector.add(TakeFocus.self, links) }
  }
}
