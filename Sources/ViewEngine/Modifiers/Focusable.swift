extension Interaction.Kind {
  public static let focus = Interaction.Kind("focus")
}

extension View {
  /// Lets the view have the focus: `focus` of a host gives it to it, and a `FocusState` around describes it.
  ///
  /// - Parameter isFocusable: whether it can have it.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(content: self, isFocusable: isFocusable)
  }

  /// - Parameter interactions: the interactions of a person with the focused view; no effect here.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    FocusableView(content: self, isFocusable: isFocusable)
  }

  /// - Parameter onFocusChange: receives the gain and the loss of the focus.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    FocusableView(content: self, isFocusable: isFocusable, onFocusChange: onFocusChange)
  }
}

/// The interactions of a person with a focused view.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A view that can have the focus: a separate node, because its content reads `isFocused`.
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

struct FocusableContent<Content: View> {
  let content: Content
  let _look: EditingObserver?
}

extension FocusableContent: _WrapperView {
  static func _render(_ look: EditingObserver?, around content: () -> Void, into rendering: _Rendering) {
    guard let look else { return content() }
    rendering.apply(landmark: FocusableTrait(link: look.link), around: content)
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
