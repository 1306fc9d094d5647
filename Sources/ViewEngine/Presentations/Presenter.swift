/// Presents a page as long as there is an item to present.
///
/// It is a node of its own, which reads the binding: the page comes and goes though the view that it is
/// attached to never read it.
struct Presenter<Item, Page: View> {
  let kind: Modal.Kind
  var title: String?
  /// How it was asked to look.
  var attributes: [_Attribute] = []
  /// What is to be presented now; nil for nothing.
  let item: () -> Item?
  /// What tells one item from another.
  let id: (Item) -> AnyHashable
  /// Has the binding say that nothing is presented any more.
  let end: () -> Void
  var onDismiss: (() -> Void)?
  let page: (Item) -> Page
  // NB: both made where it is mounted, for a modifier may use its content twice.
  private let ownPresentation = Owned<Presentation>()
  /// The id of the item whose page was taken away though the binding still says that it is presented.
  @State private var endedID: AnyHashable?
  /// Where what is on the page presents its own.
  private let ownPageLevel = Owned<PresentationLevel>()
  @Environment(\.presentationLevel) private var outerLevel

  /// What a `DismissAction` is known by.
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

  /// Ends a presentation: it is down though the binding may refuse to say so, as in SwiftUI, until the binding has said
  /// so or asks for another one.
  private func ending(_ presentedID: AnyHashable?) -> () -> Void {
    {
      end()
      if let presentedID, let still = item(), id(still) == presentedID { endedID = presentedID }
    }
  }
}
