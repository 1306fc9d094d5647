public import Foundation

extension View {
  /// The content exists while the sheet is presented; `dismissSheet()` of a host ends it.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingView(
      content: self,
      presenter: Presenter(.sheet, isPresented: isPresented, onDismiss: onDismiss, page: content))
  }

  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(
      content: self,
      presenter: Presenter(
        .sheet, item: { item.wrappedValue }, id: { $0.id }, end: { item.wrappedValue = nil }, onDismiss: onDismiss,
        page: content))
  }

  /// Presents a sheet that fills the screen, and that only its content can end.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingView(
      content: self,
      presenter: Presenter(.cover, isPresented: isPresented, onDismiss: onDismiss, page: content))
  }

  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(
      content: self,
      presenter: Presenter(
        .cover, item: { item.wrappedValue }, id: { $0.id }, end: { item.wrappedValue = nil }, onDismiss: onDismiss,
        page: content))
  }

  /// Has a person not end the sheet that the view is on.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    LandmarkView(content: self, _look: isDisabled ? KeepsUp() : nil)
  }
}

/// Which place of a view a popover points to.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    case bounds
    case rect(CGRect)
  }

  case rect(Source)
  case point(UnitPoint)
}

extension View {
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    var presenter = Presenter(.popover, isPresented: isPresented, page: content)
    presenter.attributes = popoverAttributes(attachmentAnchor, arrowEdge)
    return PresentingView(content: self, presenter: presenter)
  }

  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    var presenter = Presenter(
      .popover, item: { item.wrappedValue }, id: { $0.id }, end: { item.wrappedValue = nil }, page: content)
    presenter.attributes = popoverAttributes(attachmentAnchor, arrowEdge)
    return PresentingView(content: self, presenter: presenter)
  }

  private nonisolated func popoverAttributes(_ anchor: PopoverAttachmentAnchor, _ edge: Edge?) -> [_Attribute] {
    _Attribute.list([
      anchor == .rect(.bounds) ? nil : ("attachmentAnchor", "\(anchor)"), edge.map { ("arrowEdge", "\($0)") },
    ])
  }

  /// Shows a column beside the view while `isPresented` is true. It covers nothing: a host uses both.
  public nonisolated func inspector<Column: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Column
  ) -> some View {
    PresentingView(content: self, presenter: InspectorColumn(isPresented: isPresented, content: content()))
  }
}

/// Keeps a person from ending the sheet that it is on.
struct KeepsUp: ElementTrait {
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("interactiveDismissDisabled")] }
}

/// The content beside a view while an inspector is presented.
private struct InspectorColumn<Content: View> {
  let isPresented: Binding<Bool>
  let content: Content
}

extension InspectorColumn: _EngineView {
  var body: some View { if isPresented.wrappedValue { InspectorView(content: content, _look: []) } }
}

private struct InspectorView<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension InspectorView: _ContainerView { static var _name: String { "Inspector" } }
