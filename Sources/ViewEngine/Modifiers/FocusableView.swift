/// A view that can have the focus: a node of its own, for what is in it asks whether it has it.
struct FocusableView<Content: View> {
  let content: Content
  let isFocusable: Bool
  let onFocusChange: ((Bool) -> Void)?
  @State private var isFocused = false
  @State private var observer = EditingObserver { _ in }

  nonisolated init(content: Content, isFocusable: Bool, onFocusChange: ((Bool) -> Void)? = nil) {
    self.content = content
    self.isFocusable = isFocusable
    self.onFocusChange = onFocusChange
  }
}

extension FocusableView: _ModifiedView, _EngineView {
  var body: some View {
    PassView { [observer, onFocusChange, isFocused = $isFocused] _ in
      observer.action = { newValue in
        isFocused.wrappedValue = newValue
        onFocusChange?(newValue)
      }
      return FocusableContent(
        content: content.environment(\.isFocused, isFocused.wrappedValue), _look: isFocusable ? observer : nil)
    }
  }
}
