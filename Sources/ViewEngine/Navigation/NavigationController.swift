/// The state that a navigation stack shares with its links, destinations and pages.
final class NavigationController {
  /// A page above the root.
  enum Entry: Equatable {
    case value(AnyHashable)
    /// A page of a link itself, which is not in the path.
    case link(PushedLink)
  }

  /// A link whose page was pushed above these values of the path, and goes with them.
  final class PushedLink: Equatable {
    let below: [AnyHashable]
    let source: PageSource
    private var onPop: (() -> Void)?

    init(above below: [AnyHashable], source: PageSource, onPop: @escaping () -> Void) {
      (self.below, self.source, self.onPop) = (below, source, onPop)
    }

    /// Tells the link or binding that pushed it that it was popped, once.
    func end() { onPop.take()?() }
    static func == (first: PushedLink, second: PushedLink) -> Bool { first === second }
  }

  /// The path of a stack, erased over its storage.
  struct Path {
    let read: () -> [AnyHashable]
    /// Returns false if the path cannot hold one of the values.
    let write: ([AnyHashable]) -> Bool
  }

  private var path = Path(read: { [] }, write: { _ in false })
  private var links = Binding<[PushedLink]>.constant([])
  private(set) var warn: (String) -> Void = { _ in }
  private var sources: [ObjectIdentifier: PageSource] = [:]
  private var presentations: [Presentation] = []

  /// The identity of a page for its `DismissAction`.
  private final class Presentation {}

  func connect(_ path: Path, links: Binding<[PushedLink]>, warn: @escaping (String) -> Void) {
    (self.path, self.links, self.warn) = (path, links, warn)
  }

  /// The pages, the lowest first. A link's page goes with the values above which it was pushed.
  var entries: [Entry] {
    let values = path.read()
    let links = links.wrappedValue
    var entries: [Entry] = []
    for depth in 0...values.count {
      if depth > 0 { entries.append(.value(values[depth - 1])) }
      for link in links where link.below.elementsEqual(values.prefix(depth)) { entries.append(.link(link)) }
    }
    return entries
  }

  func source<Value>(for type: Value.Type) -> PageSource { source(for: ObjectIdentifier(type)) }

  func source(for entry: Entry) -> PageSource {
    switch entry {
    case .value(let value): source(for: ObjectIdentifier(type(of: value.base)))
    case .link(let link): link.source
    }
  }

  private func source(for key: ObjectIdentifier) -> PageSource {
    if let source = sources[key] { return source }
    let source = PageSource()
    sources[key] = source
    return source
  }

  func knows(_ value: AnyHashable) -> Bool { source(for: .value(value)).isKnown }

  /// - Parameter replaces: whether the page takes the place of those that are there.
  func push(_ value: AnyHashable, replaces: Bool = false) {
    guard knows(value) else { return warn(Self.missingDestination(for: value)) }
    if replaces { links.wrappedValue = [] }
    guard path.write((replaces ? [] : path.read()) + [value]) else {
      return warn(
        "NavigationLink: the path of the NavigationStack cannot hold a value of type \(type(of: value.base)).\n\n"
          + "To fix, use a NavigationPath, which holds values of all types.")
    }
  }

  func push(_ source: PageSource, replaces: Bool = false, onPop: @escaping () -> Void = {}) {
    if replaces { pop(to: 0) }
    let values = path.read()
    let link = PushedLink(above: values, source: source, onPop: onPop)
    links.wrappedValue = links.wrappedValue.filter { values.starts(with: $0.below) } + [link]
  }

  func pop(_ source: PageSource) {
    let index = entries.firstIndex { if case .link(let link) = $0 { link.source === source } else { false } }
    if let index { pop(to: index) }
  }

  /// Takes the page with that index away, and all pages above it.
  func pop(to index: Int) {
    let entries = entries
    let kept = entries.prefix(index)
    let values = kept.compactMap { if case .value(let value) = $0 { value } else { nil } }
    links.wrappedValue = kept.compactMap { if case .link(let link) = $0 { link } else { nil } }
    if values.count != path.read().count { _ = path.write(values) }
    for case .link(let link) in entries.dropFirst(index) { link.end() }
  }

  /// Forgets a link whose page is gone because the path changed, and tells the link's binding.
  func drop(_ link: PushedLink) {
    if links.wrappedValue.contains(link) { links.wrappedValue.removeAll { $0 == link } }
    link.end()
  }

  func dismissAction(ofPage index: Int) -> DismissAction {
    while presentations.count <= index { presentations.append(Presentation()) }
    return DismissAction(of: presentations[index]) { [weak self] in self?.pop(to: index) }
  }

  static func missingDestination(for value: AnyHashable) -> String {
    "A NavigationLink is presenting a value of type \"\(type(of: value.base))\" but there is no matching "
      + "navigationDestination declaration visible from the location of the link. The link cannot be activated."
  }
}

extension NavigationController: Equatable {
  static func == (first: NavigationController, second: NavigationController) -> Bool { first === second }
}
