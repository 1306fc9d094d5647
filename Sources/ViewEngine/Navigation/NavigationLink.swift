/// A control that pushes a page onto the navigation stack around it.
public struct NavigationLink<Label: View, Destination: View> {
  private let label: Label
  private let target: Target
  private let activation: Activation?
  @State private var source = PageSource()
  @Environment(\.navigation) private var navigation
  @Environment(\.isInColumn) private var isInColumn

  /// Whether the page of a link is shown, as a binding says.
  struct Activation {
    let isActive: () -> Bool
    let set: (Bool) -> Void
  }

  enum Target {
    /// What to put into the path; nil leads nowhere.
    case value(AnyHashable?)
    case page(() -> AnyView)
  }

  nonisolated init(_ label: Label, _ target: Target, _ activation: Activation? = nil) {
    self.label = label
    self.target = target
    self.activation = activation
  }

  /// A link whose page is shown as long as `activation` says so.
  nonisolated init(_ label: Label, _ activation: Activation, destination: @escaping () -> Destination) {
    self.init(label, .page { AnyView(destination()) }, activation)
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
    PresentingView(
      content: NavigationLinkView(
        content: label, source: source, page: activation == nil ? page : nil, value: value, action: action
      )
      .disabled(leadsNowhere),
      presenter: activation.map { activation in
        PagePresenter(
          item: { activation.isActive() ? () : nil }, end: { activation.set(false) },
          page: { [page] in page?() ?? AnyView(EmptyView()) })
      })
  }

  private var action: NavigationLinkAction {
    let navigation = navigation
    let replaces = isInColumn
    let warn = Evaluation.current?.warn ?? { _ in }
    func onStack(_ push: @escaping (NavigationController) -> Void) -> () -> Void {
      {
        guard let navigation else {
          return warn("NavigationLink: there is no NavigationStack around the link, which therefore leads nowhere.")
        }
        push(navigation)
      }
    }
    if let activation { return NavigationLinkAction(follow: { activation.set(true) }) }
    switch target {
    case .value(nil): return NavigationLinkAction(follow: {})
    case .value(let value?):
      return NavigationLinkAction(
        follow: onStack { $0.push(value, replaces: replaces) },
        followIfKnown: { if let navigation, navigation.knows(value) { navigation.push(value, replaces: replaces) } })
    case .page: return NavigationLinkAction(follow: onStack { [source] in $0.push(source, replaces: replaces) })
    }
  }

  private var value: TagValue? {
    if case .value(let value?) = target, let value = value.base as? any Hashable {
      TagValue(value, includesOptional: true)
    } else {
      nil
    }
  }

  private var page: (() -> AnyView)? { if case .page(let page) = target { page } else { nil } }
  private var leadsNowhere: Bool { if case .value(nil) = target { true } else { false } }
}

/// What a tap on a link does.
private struct NavigationLinkAction {
  let follow: () -> Void
  /// What it does besides selecting its value, in a list with a selection.
  var followIfKnown: () -> Void = {}
}

/// What a link shows and does, below the node that reads the environment. It keeps its page up to date.
private struct NavigationLinkView<Label: View> {
  let content: Label
  let source: PageSource
  let page: (() -> AnyView)?
  /// What a list may select.
  let value: TagValue?
  let action: NavigationLinkAction
}

extension NavigationLinkView: View, _PrimitiveView {
  struct _Mounted {
    var content: Label._Mounted
    let source: PageSource
    var value: TagValue?
    var action: NavigationLinkAction
  }

  static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    view.source.replace(with: view.page.map { page in { _ in page() } }, in: &pass)
    return _Mounted(
      content: Label._mount(view.content, in: &pass), source: view.source, value: view.value, action: view.action)
  }

  static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    view.source.replace(with: view.page.map { page in { _ in page() } }, in: &pass)
    Label._update(&mounted.content, to: view.content, in: &pass)
    mounted.value = view.value
    mounted.action = view.action
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Label._change(&mounted.content, to: presence, in: &pass)
    if presence == .removed { mounted.source.forget() }
  }

  static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    guard let rendering = visitor.rendering else { return Label._visit(mounted.content, by: visitor) }
    func link() {
      let control = NavigationLinkControl(action: mounted.action, value: mounted.value)
      rendering.add(_Element("NavigationLink", control: control)) { Label._visit(mounted.content, by: visitor) }
    }
    if let value = mounted.value { rendering.apply(LinkTag(tag: value), around: link) } else { link() }
  }
}

/// What a person can do with a link: in a list with a selection, a tap selects its value.
private struct NavigationLinkControl: Control {
  let action: NavigationLinkAction
  let value: TagValue?

  func offer(to offers: inout Offers) {
    let select = value.flatMap { offers.context[ChoiceKey.self]?.tapping?($0) }
    let follow = action.followIfKnown
    let tap = select.map { select in
      {
        select()
        follow()
      }
    }
    ButtonControl(action: tap ?? action.follow).offer(to: &offers)
  }
}

/// Says what a list selects a link by, if it can.
private struct LinkTag: TagTrait {
  let tag: TagValue
  func tag(amongChoices: Bool) -> TagValue? { amongChoices ? tag : nil }
}
