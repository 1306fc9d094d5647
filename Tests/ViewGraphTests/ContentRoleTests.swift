import Testing

@testable import ViewGraph

@MainActor
@Suite("Roles of content", .timeLimit(.minutes(20))) struct ContentRoleTests {
  private let log = Log()
  private let count = Handle(0)

  @Test func `content has the role that the nearest view gives, through bodies, modifiers and groups`() {
    let log = log
    struct Plain: ViewModifier {
      func body(content: Content) -> some View { Group { content } }
    }
    _ = CoreHost(
      log,
      Group {
        RoleLeaf("before", log)
        Given(role: .chapter) {
          Stateful(count) { _ in RoleLeaf("in a body", log) }
          ModifiedContent(content: RoleLeaf("modified", log), modifier: Plain())
          AnyView(RoleLeaf("erased", log))
          EquatableView(content: EqualRole(leaf: RoleLeaf("equatable", log)))
          ForEach(data: [1, 2], id: { $0 }) { RoleLeaf("row \($0)", log) }
          Given(role: .page) { RoleLeaf("inner", log) }
          Given(role: .none) { RoleLeaf("without", log) }
        }
        RoleLeaf("after", log)
      })
    #expect(
      log.take().filter { !$0.hasPrefix("evaluate") } == [
        "before: 0", "inner: 2", "without: 0", "after: 0", "in a body: 1", "modified: 1", "erased: 1", "equatable: 1",
        "row 1: 1", "row 2: 1",
      ])
  }

  @Test func `content that is mounted later has the role of its place`() {
    let (log, count) = (log, count)
    let host = CoreHost(
      log,
      Given(role: .chapter) {
        Stateful(count) { count in
          ForEach(data: Array(0..<count.wrappedValue), id: { $0 }) { RoleLeaf("row \($0)", log) }
          Given(role: .page) { AnyView(RoleLeaf("inner \(count.wrappedValue)", log)) }
        }
      })
    #expect(log.take() == ["evaluate Stateful", "inner 0: 2"])
    #expect(host.event { count.value = 2 } == ["evaluate Stateful", "row 0: 1", "row 1: 1", "inner 2: 2"])
  }

  @Test func `the content of a modifier has the role of the place where the modifier's body uses it`() {
    struct Framing: ViewModifier {
      func body(content: Content) -> some View { Given(role: .page) { content } }
    }
    let (log, count) = (log, count)
    let host = CoreHost(
      log,
      Given(role: .chapter) {
        Stateful(count) { ModifiedContent(content: RoleLeaf("framed \($0.wrappedValue)", log), modifier: Framing()) }
      })
    #expect(log.take() == ["evaluate Stateful", "framed 0: 2"])
    #expect(host.event { count.value = 1 } == ["evaluate Stateful", "framed 1: 2"])
  }

  @Test func `the content of an uncounted view has no role, unless the view keeps it`() {
    let log = log
    _ = CoreHost(
      log,
      Given(role: .chapter) {
        Uncounted<Keeping>(leaf: RoleLeaf("keeping", log))
        Uncounted<Closed>(leaf: RoleLeaf("closed", log))
      })
    #expect(log.take() == ["keeping: 1", "closed: 0"])
  }

  @Test func `a service mounts the rows of a ForEach that has a role in its own way`() {
    let (log, count) = (log, count)
    let host = CoreHost(
      log, services: { $0.add(Summaries(of: $0)) },
      Stateful(count) { count in
        let rows = Array(0..<count.wrappedValue)
        ForEach(data: rows, id: { $0 }) { Leaf("row \($0)", log) }
        Given(role: .page) { ForEach(data: rows, id: { $0 }) { Leaf("page \($0)", log) } }
        Given(role: .chapter) { ForEach(data: rows, id: { $0 }) { Leaf("chapter \($0)", log) } }
      })
    #expect(host.leaves == ["0 rows"])
    host.event { count.value = 2 }
    #expect(host.leaves == ["row 0", "row 1", "page 0", "page 1", "2 rows"])
  }
}

extension ContentRole {
  fileprivate static var chapter: ContentRole { ContentRole(rawValue: 1) }
  fileprivate static var page: ContentRole { ContentRole(rawValue: 2) }
}

/// Gives its content a role.
private struct Given<Content: View> {
  let role: ContentRole
  let content: Content

  init(role: ContentRole, @ViewBuilder content: () -> Content) {
    self.role = role
    self.content = content()
  }
}

extension Given: _WrappingView {
  static func _mount(_ view: Self, in pass: inout _Pass) -> Content._Mounted {
    let outer = pass.contentRole
    pass.contentRole = view.role
    defer { pass.contentRole = outer }
    return Content._mount(view.content, in: &pass)
  }

  static func _update(_ mounted: inout Content._Mounted, to view: Self, in pass: inout _Pass) {
    let outer = pass.contentRole
    pass.contentRole = view.role
    Content._update(&mounted, to: view.content, in: &pass)
    pass.contentRole = outer
  }
}

/// Logs its role when it is mounted.
private struct RoleLeaf {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }
}

extension RoleLeaf: _PrimitiveView {
  static func _mount(_ view: Self, in pass: inout _Pass) -> String {
    view.log.add("\(view.name): \(pass.contentRole.rawValue)")
    return view.name
  }

  static func _update(_ mounted: inout String, to view: Self, in pass: inout _Pass) {
    if mounted != view.name { mounted = _mount(view, in: &pass) }
  }

  static func _change(_ mounted: inout String, to presence: _Presence, in pass: inout _Pass) {}
  static func _visit(_ mounted: String, by visitor: _Visitor) {}
}

private struct EqualRole: View, Equatable {
  let leaf: RoleLeaf
  var body: some View { leaf }
  nonisolated static func == (first: Self, second: Self) -> Bool { true }
}

private protocol RoleOfUncounted { static var keepsRole: Bool { get } }
private enum Keeping: RoleOfUncounted { static var keepsRole: Bool { true } }
private enum Closed: RoleOfUncounted { static var keepsRole: Bool { false } }

/// A view of an engine's own.
private struct Uncounted<Kind: RoleOfUncounted>: View {
  let leaf: RoleLeaf
  var body: some View { leaf }

  static func _mount(_ view: Self, in pass: inout _Pass) -> _CompositeNode<Self> {
    mountUncounted(view, keepsRole: Kind.keepsRole, in: &pass)
  }
}

/// Shows the number of rows instead of the rows of a chapter.
private final class Summaries: RowsService {
  private let log: Log
  init(of graph: Graph) { log = Log() }

  func view<Data, ID, Content: View>(of rows: ForEach<Data, ID, Content>, in role: ContentRole) -> AnyView? {
    role == .chapter ? AnyView(Leaf("\(rows.data.count) rows", log)) : nil
  }
}
