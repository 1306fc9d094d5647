/// A covered page disappears, and stays mounted: it keeps its state and is kept up to date.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  private let path: NavigationController.Path?
  @State private var ownPath = NavigationPath()
  @State private var links: [NavigationController.PushedLink] = []
  @State private var controller = NavigationController()
}

extension NavigationStack where Data == NavigationPath {
  public nonisolated init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = Self.controlled(path)
  }

  private static nonisolated func controlled(_ path: Binding<NavigationPath>) -> NavigationController.Path {
    NavigationController.Path(
      read: { path.wrappedValue.values },
      write: { values in
        path.wrappedValue.values = values
        return true
      })
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
{
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = NavigationController.Path(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { values in
        let elements = values.compactMap { $0.base as? Data.Element }
        guard elements.count == values.count else { return false }
        path.wrappedValue = Data(elements)
        return true
      })
  }
}

extension NavigationStack: _EngineView {
  public var body: some View {
    PassView { _ in
      let ownPath = $ownPath
      let path =
        path
        ?? NavigationController.Path(
          read: { ownPath.wrappedValue.values },
          write: { values in
            ownPath.wrappedValue.values = values
            return true
          })
      controller.connect(path, links: $links, warn: Evaluation.current?.warn ?? { _ in })
      return controller.container(of: root.environment(\.navigation, controller).environment(\.isInColumn, false))
    }
  }
}

/// All views of the content are the root: the engine has one column, as a phone does.
public struct NavigationView<Content: View> {
  private let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: _EngineView { public var body: some View { NavigationStack { content } } }

/// The pages that a navigation stack shows above its root, as values of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []
  public init() {}

  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

extension NavigationPath {
  /// A type is found again by its mangled name: a path stored before a type was renamed cannot be decoded.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [any Codable & Hashable]
    fileprivate init(_ values: [any Codable & Hashable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [any Codable & Hashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "NavigationPath: there is no codable type \(name) any more.")
        }
        values.append(try container.decode(type))
      }
      self.values = values
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        try container.encode(_mangledTypeName(type(of: value)) ?? "\(type(of: value))")
        try container.encode(value)
      }
    }

    public static func == (first: Self, second: Self) -> Bool {
      first.values.map { AnyHashable($0) } == second.values.map { AnyHashable($0) }
    }
  }

  /// The path to be stored; nil if one of its values is not `Codable`.
  public var codable: CodableRepresentation? {
    let codable = values.compactMap { $0.base as? any Codable & Hashable }
    return codable.count == values.count ? CodableRepresentation(codable) : nil
  }

  public init(_ codable: CodableRepresentation) { values = codable.values.map { AnyHashable($0) } }
}

/// A page above the root: a separate node, which reads its content.
struct NavigationPage {
  let entry: NavigationController.Entry
  let source: PageSource
}

extension NavigationPage: _EngineView {
  var body: some View {
    PassView { pass in
      let value: AnyHashable? = if case .value(let value) = entry { value } else { nil }
      let page = source.page(for: value)
      if page == nil, let value { pass.graph.warn(NavigationController.missingDestination(for: value)) }
      return page
    }
  }
}
