/// What a person does with a view that has the focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A view that can have the focus: a node of its own, for what is in it asks whether it has it.
private struct FocusableView<Content: View> {
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

private struct FocusableContent<Content: View> {
  let content: Content
  let _look: EditingObserver?
}

extension FocusableContent: _WrapperView {
  static func _render(_ look: EditingObserver?, around content: () -> Void, into rendering: _Rendering) {
    guard let look else { return content() }
    rendering.note(landmark: FocusableTrait.self)
    rendering.apply(FocusableTrait(link: look.link), around: content)
  }
}

/// Has what is in it take the focus as one control.
struct FocusableTrait: ElementTrait {
  let link: FocusLink

  func attributes(in context: ElementContext) -> [_Attribute] {
    [_Attribute("focusable")] + (link.isFocused() ? [_Attribute("focused")] : [])
  }

  func offerForElement(to offers: inout Offers) {
    let links = [link] + offers.context[FocusTrait.self]
    if !offers.hasOffered(TakeFocus.self) { offers.add(TakeFocus.self, links) }
  }
}

/// Gives a view that is no text control the focus.
enum TakeFocus: Verb {
  /// What describes the focus of the view.
  typealias Action = [FocusLink]
  static var kind: Interaction.Kind { .focus }
  static var noun: String { "view that is .focusable()" }
  static func advice(_ label: String) -> String { "focus(\(label)) gives it the focus" }
}

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

  /// - Parameter interactions: what a person does with the view while it has the focus; not looked at.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    FocusableView(content: self, isFocusable: isFocusable)
  }

  /// - Parameter onFocusChange: is told when the view gets and loses the focus.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    FocusableView(content: self, isFocusable: isFocusable, onFocusChange: onFocusChange)
  }
}
