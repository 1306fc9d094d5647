/// The place of an observer in the source, as far as types and its closure's code tell.
package struct ObserverPlace: Hashable, Sendable {
  private let observer: Any.Type
  /// The user's view or modifier whose body contains it; nil for the view that was handed to the host itself.
  package let owner: Any.Type?
  /// The code of the user's closure, which symbols and debug information name.
  // Sendable, as code never changes.
  package nonisolated(unsafe) let code: UnsafeRawPointer?
  package let isLegacy: Bool

  @MainActor init(_ observer: Any.Type, isLegacy: Bool, _ closure: InspectedClosure, in node: _Node) {
    self.observer = observer
    owner = node.usersType
    code = closure.context?.code
    self.isLegacy = isLegacy
  }

  /// An observer that a body declares, and that may not be mounted.
  @MainActor init(declared observer: Any.Type, in owner: Any.Type?) {
    self.observer = observer
    self.owner = owner
    code = nil
    isLegacy = (observer as? any ObserverType.Type)?.isDeclaredNewest == false
  }

  package var typeID: ObjectIdentifier { ObjectIdentifier(observer) }

  // Names are made on demand; a run of an observer makes none.

  /// The view or modifier whose body contains it; empty for the view that was handed to the host itself.
  package var ownerName: String { owner.map { ViewTypeName.short(of: $0) } ?? "" }
  package var valueName: String { (observer as? any ObserverType.Type).map { "\($0.valueType)" } ?? "" }

  /// The view that it modifies, without that view's own modifiers; empty if its name is the engine's.
  @MainActor package var contentName: String {
    func content<Modified: _ModifiedView>(of type: Modified.Type) -> Any.Type { Modified.Content.self }
    var type: Any.Type = observer
    while EngineTypes.contain(type), let modified = type as? any _ModifiedView.Type { type = content(of: modified) }
    let name = ViewTypeName.short(of: type)
    return name.hasPrefix("_") ? "" : name
  }

  /// The number of observers below it on the same view.
  package var depth: Int {
    var type: Any.Type = observer
    var depth = -1
    while let next = type as? any ObserverType.Type {
      type = next.contentType
      depth += 1
    }
    return depth
  }

  package static func == (first: ObserverPlace, second: ObserverPlace) -> Bool {
    first.observer == second.observer && first.owner == second.owner && first.code == second.code
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(observer))
    hasher.combine(owner.map { ObjectIdentifier($0) })
    hasher.combine(code)
  }
}

extension _Node {
  /// The type of the nearest enclosing view or modifier that a user declares.
  fileprivate final var usersType: Any.Type? {
    var node: _Node? = self
    while let next = node {
      if let type = next.viewType ?? MountedPart(next)?.type, !EngineTypes.contain(type) { return type }
      node = next.parent
    }
    return nil
  }
}

/// The types that are declared by this package and not by its users.
package enum EngineTypes {
  private static let modules: Set<Substring> = [
    "ViewPlatform", "ViewGraph", "HostRuntime", "ViewEngine", "ViewEngineCombine", "OnChangeCompat",
  ]
  @MainActor private static var known: [ObjectIdentifier: Bool] = [:]

  @MainActor package static func contain(_ type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let isEngines = declares(module: _typeName(type, qualified: true).prefix { $0 != "." })
    known[key] = isEngines
    return isEngines
  }

  package static func declares(module: Substring) -> Bool { modules.contains(module) }
}

/// An observer's type, taken apart.
protocol ObserverType {
  static var contentType: Any.Type { get }
  static var valueType: Any.Type { get }
  static var isDeclaredNewest: Bool { get }
}

extension _ChangeObserver: ObserverType {
  static var contentType: Any.Type { Content.self }
  static var valueType: Any.Type { Value.self }
  static var isDeclaredNewest: Bool { Action.declaresNewest }
}

extension _ChangeObserver { var isLegacy: Bool { followsCaptureRule && !Action.declaresNewest } }
