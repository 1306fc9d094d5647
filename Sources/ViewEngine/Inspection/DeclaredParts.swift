/// The observers that a view's body declares, mounted or not, by the types in it. An `AnyView` hides its content.
@MainActor
package struct DeclaredParts {
  /// Each type of observer, without the code of a closure.
  package private(set) var observers: [ObserverPlace] = []
  /// How often the body of one view declares an observer of that type.
  package private(set) var counts: [ObjectIdentifier: Int] = [:]
  /// The inputs from outside that a view declares an action for, such as `onOpenURL`.
  package private(set) var inputs: Set<String> = []
  private var known: Set<ObjectIdentifier> = []

  package init() {}

  /// Adds a view or a modifier that was mounted, and all that its body may show.
  package mutating func add(_ type: Any.Type) {
    guard !known.contains(ObjectIdentifier(type)) else { return }
    var found: [ObjectIdentifier: Int] = [:]
    add(type, in: nil, &found)
    note(found)
    known.insert(ObjectIdentifier(type))
  }

  // The body of a user's view names all views that it may show. A view of the engine names them as its parameters.
  private mutating func add(_ type: Any.Type, in owner: Any.Type?, _ found: inout [ObjectIdentifier: Int]) {
    if let input = (type as? any OutsideAction.Type)?.input { inputs.insert(input) }
    if type is any ObserverType.Type {
      let id = ObjectIdentifier(type)
      if found[id] == nil, counts[id] == nil { observers.append(ObserverPlace(declared: type, in: owner)) }
      found[id, default: 0] += 1
    }
    if !EngineTypes.contain(type), let body = Self.body(of: type) {
      guard known.insert(ObjectIdentifier(type)).inserted else { return }
      var ofBody: [ObjectIdentifier: Int] = [:]
      add(body, in: type, &ofBody)
      return note(ofBody)
    }
    for part in GenericArguments.types(of: type) { add(part, in: owner, &found) }
  }

  private mutating func note(_ found: [ObjectIdentifier: Int]) { counts.merge(found) { max($0, $1) } }

  private static func body(of type: Any.Type) -> Any.Type? {
    func body<Content: View>(of type: Content.Type) -> Any.Type { Content.Body.self }
    func body<Modifier: ViewModifier>(of type: Modifier.Type) -> Any.Type { Modifier.Body.self }
    let found = (type as? any View.Type).map { body(of: $0) } ?? (type as? any ViewModifier.Type).map { body(of: $0) }
    return found == Never.self ? nil : found
  }
}

/// A view with an action that only the system calls.
protocol OutsideAction {
  static var input: String { get }
}
