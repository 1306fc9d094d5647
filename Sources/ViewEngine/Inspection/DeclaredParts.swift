/// The observers that a view's body declares, mounted or not, by the types in it. An `AnyView` hides its content.
@MainActor
package struct DeclaredParts {
  /// Each type of observer, without the code of a closure.
  package private(set) var observers: [ObserverPlace] = []
  /// How often all bodies together declare an observer of that type.
  package var counts: [ObjectIdentifier: Int] { ofBodies.merging(outside) { max($0, $1) } }
  private var ofBodies: [ObjectIdentifier: Int] = [:]
  /// The same of a mounted view of the engine, which may be a part of a body.
  private var outside: [ObjectIdentifier: Int] = [:]
  /// The inputs from outside that a view declares an action for, such as `onOpenURL`.
  package private(set) var inputs: Set<String> = []
  /// The views whose body shows an `AnyView` only in some states, which may hide observers.
  package private(set) var hiding: Set<String> = []
  /// The views whose body always shows an `AnyView`, which may hide observers if its content changes.
  package private(set) var erasing: Set<String> = []
  private var known: Set<ObjectIdentifier> = []
  package init() {}

  /// Adds a view or a modifier that was mounted, and all that its body may show.
  package mutating func add(_ type: Any.Type) {
    guard !known.contains(ObjectIdentifier(type)) else { return }
    var found: [ObjectIdentifier: Int] = [:]
    add(type, in: nil, &found)
    outside.merge(found) { max($0, $1) }
    known.insert(ObjectIdentifier(type))
  }

  // The body of a user's view names all views that it may show. A view of the engine names them as its parameters.
  private mutating func add(_ type: Any.Type, in owner: Any.Type?, _ found: inout [ObjectIdentifier: Int]) {
    if let input = (type as? any OutsideAction.Type)?.input { inputs.insert(input) }
    if type is any ObserverType.Type {
      let id = ObjectIdentifier(type)
      if found[id] == nil, ofBodies[id] == nil, outside[id] == nil {
        observers.append(ObserverPlace(declared: type, in: owner))
      }
      found[id, default: 0] += 1
    }
    if !EngineTypes.contain(type), let body = Self.body(of: type) {
      guard known.insert(ObjectIdentifier(type)).inserted else { return }
      if body == AnyView.self { erasing.insert("\(type)") }
      var ofBody: [ObjectIdentifier: Int] = [:]
      add(body, in: type, &ofBody)
      return ofBodies.merge(ofBody, uniquingKeysWith: +)
    }
    for part in GenericArguments.types(of: type) {
      if part == AnyView.self, let owner {
        if Self.isBranch(type) { hiding.insert("\(owner)") } else { erasing.insert("\(owner)") }
      }
      add(part, in: owner, &found)
    }
  }

  private static func isBranch(_ type: Any.Type) -> Bool {
    let name = _typeName(type, qualified: false)
    return name.hasPrefix("Optional<") || name.hasPrefix("_ConditionalContent<")
  }

  private static func body(of type: Any.Type) -> Any.Type? {
    func body<Content: View>(of type: Content.Type) -> Any.Type { Content.Body.self }
    func body<Modifier: ViewModifier>(of type: Modifier.Type) -> Any.Type { Modifier.Body.self }
    let found = (type as? any View.Type).map { body(of: $0) } ?? (type as? any ViewModifier.Type).map { body(of: $0) }
    return found == Never.self ? nil : found
  }
}

/// A view with an action that only the system calls.
protocol OutsideAction { static var input: String { get } }
