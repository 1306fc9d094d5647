/// A control that pushes a page onto the navigation stack around it.
public struct NavigationLink<Label: View, Destination: View> {
  private let label: Label
  /// The page of the link; nil for a link to a value.
  private let destination: Destination?
  /// The value for the path; nil for none, in a link that leads nowhere.
  private let pathValue: AnyHashable?
  private let activation: Activation?
  @State private var source = PageSource()
  @Environment(\.navigation) private var navigation
  @Environment(\.isInColumn) private var isInColumn

  /// The binding that shows and hides the page of a link.
  struct Activation {
    let isActive: () -> Bool
    let set: (Bool) -> Void
  }

  /// - Parameter activation: shows and hides the page; nil for a page that a tap pushes.
  nonisolated init(_ label: Label, page: Destination, _ activation: Activation? = nil) {
    (self.label, self.destination, self.pathValue, self.activation) = (label, page, nil, activation)
  }

  /// The enclosing body makes the view of the page, as in SwiftUI: reads in `destination` are its dependencies.
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), page: destination())
  }

  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), page: destination)
  }
}

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {
    self.init(Text(title), page: destination())
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(Text(title), page: destination)
  }
}

extension NavigationLink where Destination == Never {
  nonisolated init(_ label: Label, pathValue: AnyHashable?) {
    (self.label, self.destination, self.pathValue, self.activation) = (label, nil, pathValue, nil)
  }

  /// A link to the page for a value, which a `navigationDestination` builds; no value disables the link.
  public nonisolated init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(label(), pathValue: value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(Text(title), pathValue: value.map { AnyHashable($0) })
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
          return warn(
            "NavigationLink: there is no NavigationStack around the link, so it does nothing.\n\n"
              + "To fix, put the view into a NavigationStack.")
        }
        push(navigation)
      }
    }
    if let activation { return NavigationLinkAction(follow: { activation.set(true) }) }
    if destination != nil {
      return NavigationLinkAction(follow: onStack { [source] in $0.push(source, replaces: replaces) })
    }
    guard let value = pathValue else { return NavigationLinkAction(follow: {}) }
    return NavigationLinkAction(
      follow: onStack { $0.push(value, replaces: replaces) },
      followIfKnown: { if let navigation, navigation.knows(value) { navigation.push(value, replaces: replaces) } })
  }

  private var value: TagValue? { (pathValue?.base as? any Hashable).map { TagValue($0, includesOptional: true) } }
  private var page: (() -> AnyView)? { destination.map { destination in { AnyView(destination) } } }
  private var leadsNowhere: Bool { destination == nil && pathValue == nil }
}

/// Links whose pages a binding shows: the ways of earlier releases.
extension NavigationLink {
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), page: destination(), Activation(isActive))
  }

  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), page: destination, Activation(isActive))
  }

  public nonisolated init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), page: destination(), Activation(tag, selection))
  }

  public nonisolated init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), page: destination, Activation(tag, selection))
  }
}

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(title), page: destination(), Activation(isActive))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, destination: Destination, isActive: Binding<Bool>) {
    self.init(Text(title), page: destination, Activation(isActive))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(title), page: destination(), Activation(tag, selection))
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, destination: Destination, tag: Value, selection: Binding<Value?>
  ) {
    self.init(Text(title), page: destination, Activation(tag, selection))
  }
}

extension NavigationLink.Activation {
  init(_ isActive: Binding<Bool>) {
    self.init(isActive: { isActive.wrappedValue }, set: { isActive.wrappedValue = $0 })
  }

  init<Value: Hashable>(_ tag: Value, _ selection: Binding<Value?>) {
    self.init(
      isActive: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

struct NavigationLinkAction {
  let follow: () -> Void
  /// The further action in a list with a selection, besides selecting its value.
  var followIfKnown: () -> Void = {}
}

/// The tag by which a list selects a link, if it can.
struct LinkTag: TagTrait {
  let tag: TagValue
  func tag(amongChoices: Bool) -> TagValue? { amongChoices ? tag : nil }
}

/// The content and control of a link, below the node that reads the environment. It keeps its page up to date.
struct NavigationLinkView<Label: View> {
  let content: Label
  let source: PageSource
  let page: (() -> AnyView)?
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

/// The actions of a link: in a list with a selection, a tap selects its value.
struct NavigationLinkControl: Control {
  let action: NavigationLinkAction
  let value: TagValue?

  func addActions(to collector: inout ActionCollector) {
    let select = value.flatMap { collector.context[ChoiceKey.self]?.tapping?($0) }
    let follow = action.followIfKnown
    let tap = select.map { select in
      {
        select()
        follow()
      }
    }
    ButtonControl(action: tap ?? action.follow).addActions(to: &collector)
  }
}
