public import Foundation

/// Which place of a view a popover points to.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// The part of the view that is meant.
  public enum Source: Hashable, Sendable {
    case bounds
    case rect(CGRect)
  }

  case rect(Source)
  case point(UnitPoint)
}

extension View {
  /// Presents a popover while `isPresented` is true; for a host it is a sheet.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: what the popover points to.
  ///   - arrowEdge: from which side.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    var presenter = Presenter(.popover, isPresented: isPresented, page: content)
    presenter.attributes = popoverAttributes(attachmentAnchor, arrowEdge)
    return PresentingView(content: self, presenter: presenter)
  }

  /// Presents a popover for an item while there is one; an item with another id is on another popover.
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
}
