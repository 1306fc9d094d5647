/// Presents a page while there is an item to present. It is a separate node, which reads the binding: so the page
/// appears and disappears even if the modified view never read it.
struct Presenter<Item, Page: View> {
  let kind: Modal.Kind
  var title: String?
  /// The requested look.
  var attributes: [_Attribute] = []
  /// The item to present now; nil for none.
  let item: () -> Item?
  let id: (Item) -> AnyHashable
  /// Writes to the binding that the presentation has ended.
  let end: () -> Void
  var onDismiss: (() -> Void)?
  let page: (Item) -> Page
  // Both made where it is mounted, because a modifier may use its content twice.
  private let ownPresentation = Owned<Presentation>()
  /// The id of the item whose page has ended, although the binding still presents it.
  @State private var endedID: AnyHashable?
  private let ownPageLevel = Owned<PresentationLevel>()
  @Environment(\.presentationLevel) private var outerLevel

  /// The identity of a presentation for its `DismissAction`.
  final class Presentation: OwnableObject {
    init() {}
  }

  init(
    _ kind: Modal.Kind, title: String? = nil, item: @escaping () -> Item?, id: @escaping (Item) -> AnyHashable,
    end: @escaping () -> Void, onDismiss: (() -> Void)? = nil, page: @escaping (Item) -> Page
  ) {
    self.kind = kind
    self.title = title
    self.item = item
    self.id = id
    self.end = end
    self.onDismiss = onDismiss
    self.page = page
  }
}

extension Presenter where Item == Void {
  init(
    _ kind: Modal.Kind, title: String? = nil, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    page: @escaping () -> Page
  ) {
    self.init(
      kind, title: title, item: { isPresented.wrappedValue ? () : nil }, id: { _ in true },
      end: { isPresented.wrappedValue = false }, onDismiss: onDismiss, page: page)
  }
}

extension Presenter: _EngineView {
  var body: some View {
    PassView { pass in
      let presentation = ownPresentation.wrappedValue
      let pageLevel = ownPageLevel.wrappedValue
      let level = kind.isSheet ? outerLevel : nil
      let asked = item()
      let isEnded = asked.map { id($0) == endedID } ?? false
      let wanted = isEnded ? nil : asked
      let isRefused = wanted != nil && level.map { !$0.admits(presentation, of: pass.node) } ?? false
      let item = isRefused ? nil : wanted
      let end = ending(item.map(id))
      let dismiss = DismissAction(of: presentation, action: end)
      return PresentedPage(
        page: item.map { item in
          page(item)
            .environment(\.dismiss, dismiss)
            .environment(\.isPresented, true)
            .environment(\.presentationLevel, pageLevel)
        },
        id: item.map(id), modal: Modal(kind: kind, title: title, attributes: attributes, end: end),
        onDismiss: onDismiss, presentation: presentation, level: level, isRefused: isRefused,
        forget: endedID != nil && !isEnded ? { endedID = nil } : nil)
    }
  }

  /// Ends a presentation. As in SwiftUI, the page stays closed even if the binding refuses the write, until the binding
  /// has been nil or holds a new item.
  private func ending(_ presentedID: AnyHashable?) -> () -> Void {
    {
      end()
      if let presentedID, let still = item(), id(still) == presentedID { endedID = presentedID }
    }
  }
}

extension View {
  /// Presents a page that the enclosing body makes, while `isPresented` is true. `page`: called at once, with the value
  /// of the binding; nil for nothing to present.
  // The enclosing body reads the binding, as in SwiftUI: it is evaluated when the presentation begins or ends.
  nonisolated func presenting<Page: View>(
    _ kind: Modal.Kind, title: String? = nil, isPresented: Binding<Bool>, page: (_ isPresented: Bool) -> Page?
  ) -> some View {
    let page = page(isPresented.wrappedValue)
    return PresentingView(
      content: self,
      presenter: Presenter(
        kind, title: title, item: { isPresented.wrappedValue ? page : nil }, id: { _ in true },
        end: { isPresented.wrappedValue = false }, page: { $0 }))
  }

  nonisolated func presenting<Item: Identifiable, Page: View>(
    _ kind: Modal.Kind, item: Binding<Item?>, page: (Item) -> Page
  ) -> some View {
    let page = item.wrappedValue.map(page)
    return PresentingView(
      content: self,
      presenter: Presenter(
        kind, item: { page == nil ? nil : item.wrappedValue }, id: { $0.id }, end: { item.wrappedValue = nil },
        page: { _ in page }))
  }
}

/// A view with a part apart from it: its presentation over everything, or its search field.
struct PresentingView<Content: View, Presenter: View> {
  let content: Content
  let presenter: Presenter
  /// Whether submissions in that part are also submissions of the view.
  var submits = false
  /// Whether look-ups find the part by the view, as its context menu.
  var isAttached = false
}

extension PresentingView: _WrappingView {
  struct _Mounted {
    var content: Content._Mounted
    var presenter: Presenter._Mounted
    let submits: Bool
    let isAttached: Bool
  }

  static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    let (content, presenter) = pass.walk {
      Content._mount(view.content, in: &$0)
    } then: {
      Presenter._mount(view.presenter, in: &$0)
    }
    return _Mounted(content: content, presenter: presenter, submits: view.submits, isAttached: view.isAttached)
  }

  static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    _ = pass.walk {
      Content._update(&mounted.content, to: view.content, in: &$0)
    } then: {
      Presenter._update(&mounted.presenter, to: view.presenter, in: &$0)
    }
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    _ = pass.walk {
      Content._change(&mounted.content, to: presence, in: &$0)
    } then: {
      Presenter._change(&mounted.presenter, to: presence, in: &$0)
    }
  }

  static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }

  static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    guard let rendering = visitor.rendering else {
      Content._visit(mounted.content, by: visitor)
      return Presenter._visit(mounted.presenter, by: visitor)
    }
    if mounted.isAttached {
      rendering.note(landmark: AttachedPart.self)
      rendering.apply(AttachedPart()) { Content._visit(mounted.content, by: visitor) }
    } else {
      Content._visit(mounted.content, by: visitor)
    }
    let apart =
      mounted.submits
      ? IsolatedContentTrait { outer, apart in apart[SubmitTrait.self] = outer[SubmitTrait.self] }
      : IsolatedContentTrait()
    rendering.apply(apart) { Presenter._visit(mounted.presenter, by: visitor) }
  }
}

extension _Pass {
  /// Walks over content, and then over a part that acts last in either order of siblings.
  ///
  /// - Parameters:
  ///   - content: walks over the content.
  ///   - last: walks over the last part, which has at most a thousand nodes.
  // In reverse order a sibling's index counts backwards, so that the last part gets the first indices.
  mutating func walk<First, Last>(
    _ content: (inout _Pass) -> First, then last: (inout _Pass) -> Last
  ) -> (First, Last) {
    let first = nextSiblingIndex
    if reversesSiblings { nextSiblingIndex &+= 1_000 }
    let content = content(&self)
    let end = nextSiblingIndex
    if reversesSiblings { nextSiblingIndex = first }
    let last = last(&self)
    if reversesSiblings { nextSiblingIndex = end }
    return (content, last)
  }
}
