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
struct NavigationLinkAction {
  let follow: () -> Void
  /// What it does besides selecting its value, in a list with a selection.
  var followIfKnown: () -> Void = {}
}

/// Says what a list selects a link by, if it can.
struct LinkTag: TagTrait {
  let tag: TagValue
  func tag(amongChoices: Bool) -> TagValue? { amongChoices ? tag : nil }
}
