/// A control that pushes a page onto the navigation stack around it.
public struct NavigationLink<Label: View, Destination: View> {
  private let label: Label
  private let target: Target
  @State private var source = PageSource()
  @Environment(\.navigation) private var navigation

  enum Target {
    /// What to put into the path; nil leads nowhere.
    case value(AnyHashable?)
    case page(() -> AnyView)
  }

  nonisolated init(_ label: Label, _ target: Target) {
    self.label = label
    self.target = target
  }

  /// A link to a page of its own.
  public nonisolated init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .page { AnyView(destination()) })
  }

  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), .page { AnyView(destination) })
  }
}

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(Text(title), .page { AnyView(destination()) })
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(Text(title), .page { AnyView(destination) })
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the page for a value, which a `navigationDestination` builds; no value disables the link.
  public nonisolated init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(label(), .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(Text(title), .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink: _EngineView {
  public var body: some View {
    let navigation = navigation
    let warn = Evaluation.current?.warn ?? { _ in }
    let push: (NavigationController) -> Void =
      switch target {
      case .value(let value): { navigation in value.map { navigation.push($0) } }
      case .page: { [source] in $0.push(source) }
      }
    NavigationLinkControl(content: label, source: source, page: page) {
      guard let navigation else {
        return warn("NavigationLink: there is no NavigationStack around the link, which therefore leads nowhere.")
      }
      push(navigation)
    }
    .disabled(leadsNowhere)
  }

  private var page: (() -> AnyView)? { if case .page(let page) = target { page } else { nil } }
  private var leadsNowhere: Bool { if case .value(nil) = target { true } else { false } }
}

/// What a link shows and does, below the node that reads the environment. It keeps its page up to date.
private struct NavigationLinkControl<Label: View> {
  let content: Label
  let source: PageSource
  let page: (() -> AnyView)?
  let action: () -> Void
}

extension NavigationLinkControl: View, _PrimitiveView {
  struct _Mounted {
    var content: Label._Mounted
    let source: PageSource
    var action: () -> Void
  }

  static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    view.source.replace(with: view.page.map { page in { _ in page() } }, in: &pass)
    return _Mounted(content: Label._mount(view.content, in: &pass), source: view.source, action: view.action)
  }

  static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    view.source.replace(with: view.page.map { page in { _ in page() } }, in: &pass)
    Label._update(&mounted.content, to: view.content, in: &pass)
    mounted.action = view.action
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Label._change(&mounted.content, to: presence, in: &pass)
    if presence == .removed { mounted.source.forget() }
  }

  static func _render(_ mounted: _Mounted, into rendering: inout _Rendering) {
    rendering.add(_Element("NavigationLink", control: .button(mounted.action))) {
      Label._render(mounted.content, into: &$0)
    }
  }
}
