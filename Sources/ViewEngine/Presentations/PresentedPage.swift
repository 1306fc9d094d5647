/// A page that is presented, or not.
struct PresentedPage<Page: View> {
  let page: Page?
  let id: AnyHashable?
  let modal: Modal
  let onDismiss: (() -> Void)?
  /// Its identity on its level.
  let presentation: AnyObject
  /// The level, which allows one presentation at a time; nil for a presentation without that limit.
  let level: PresentationLevel?
  /// Whether a different presentation is up already.
  let isRefused: Bool
  /// Ends the presentation that was dismissed against its binding; nil if none was.
  let forget: (() -> Void)?
}

extension PresentedPage: View, _PrimitiveView {
  struct _Mounted {
    var page: Page._Mounted?
    var id: AnyHashable?
    var modal: Modal
    let presentation: AnyObject
    let level: PresentationLevel?
    var isRefused: Bool
    var change: Change?

    /// Has `onDismiss` run once all else is done, then the next page come up. `change`: nil if none follows.
    @MainActor func dismiss(_ onDismiss: (() -> Void)?, then change: Change?, in pass: inout _Pass) {
      if change == nil {
        guard onDismiss != nil else { return }
        level?.beginEnd(of: presentation)
      }
      pass.collect { [graph = pass.graph, level, presentation] in
        graph.service(DismissalService.self).add(onDismiss) {
          change?.begin(graph.queue)
          level?.end(presentation, graph.queue)
        }
      }
    }
  }

  final class Change {
    private weak var node: _Node?
    private(set) var hasBegun = false
    init(of node: _Node) { self.node = node }

    /// The old page has ended: presents the new one in the next pass.
    func begin(_ queue: WriteQueue) {
      hasBegun = true
      if let node { queue.invalidate(node) }
    }
  }

  static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    if view.isRefused { view.warnIfStillRefused(in: &pass) }
    return _Mounted(
      page: view.page.map { Page._mount($0, in: &pass) }, id: view.id, modal: view.modal,
      presentation: view.presentation, level: view.level, isRefused: view.isRefused)
  }

  /// A page for a different item is a different page, which appears once the old one has ended. `onDismiss` runs once
  /// the observers of its end have run.
  static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    if let page = view.page, mounted.page != nil, mounted.id == view.id {
      Page._update(&mounted.page!, to: page, in: &pass)
    } else if mounted.page != nil {
      Page._change(&mounted.page!, to: .removed, in: &pass)
      mounted.page = nil
      mounted.change = view.page == nil ? nil : Change(of: pass.node)
      mounted.dismiss(view.onDismiss, then: mounted.change, in: &pass)
    } else if mounted.change?.hasBegun != false {
      mounted.change = nil
      mounted.page = view.page.map { Page._mount($0, in: &pass) }
    }
    mounted.id = view.id
    mounted.modal = view.modal
    if view.isRefused, !mounted.isRefused { view.warnIfStillRefused(in: &pass) }
    mounted.isRefused = view.isRefused
    if let forget = view.forget { pass.collect(forget) }
    // After what its end brings about, because the next one appears then.
    if view.page == nil { mounted.level?.release(mounted.presentation, in: &pass) }
  }

  /// The one that is up may end in the same pass.
  @MainActor private func warnIfStillRefused(in pass: inout _Pass) {
    pass.collect { [graph = pass.graph, level, presentation] in
      guard let level, level.isTaken(from: presentation), !level.isEnding else { return }
      graph.warn(
        "Currently, only presenting a single sheet is supported.\nThe next sheet will be presented when the currently "
          + "presented sheet gets dismissed.")
    }
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    if mounted.page != nil { Page._change(&mounted.page!, to: presence, in: &pass) }
    if presence == .removed { mounted.level?.abandon(mounted.presentation, in: &pass) }
  }

  static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    guard let page = mounted.page else { return }
    guard let rendering = visitor.rendering else { return Page._visit(page, by: visitor) }
    let modal = mounted.modal
    rendering.note(landmark: Cover.self)
    rendering.add(
      _Element(
        modal.kind.rawValue, text: modal.title, attributes: modal.attributes, control: ModalControl(modal: modal))
    ) {
      if modal.endsByButton {
        rendering.apply(BeforeTap(action: modal.end)) { Page._visit(page, by: visitor) }
      } else {
        Page._visit(page, by: visitor)
      }
    }

  }
}

/// Something that covers everything else until it ends.
package struct Modal {
  enum Kind: String {
    case sheet = "Sheet"
    case cover = "FullScreenCover"
    case popover = "Popover"
    case alert = "Alert"
    case dialog = "ConfirmationDialog"
    case files = "FileImporter"

    /// Whether a level allows only one of them.
    var isSheet: Bool { self == .sheet || self == .cover || self == .popover }
  }

  let kind: Kind
  let title: String?
  var attributes: [_Attribute] = []
  let end: () -> Void
  var endsByButton: Bool { kind == .alert || kind == .dialog }

  /// Its name in messages.
  var description: String {
    let name =
      switch kind {
      case .sheet: "sheet"
      case .cover: "full-screen cover"
      case .popover: "popover"
      case .alert: "alert"
      case .dialog: "confirmation dialog"
      case .files: "file importer"
      }
    return name + (title.map { " \"\($0)\"" } ?? "")
  }
}

/// The actions of a presentation.
package struct ModalControl: Control {
  let modal: Modal

  package func addActions(to collector: inout ActionCollector) {
    guard !modal.endsByButton else { return }
    collector.add(DismissSheet.self, isEnabled: obstacleToDismissal(at: collector.place) == nil, modal.end)
  }
}
