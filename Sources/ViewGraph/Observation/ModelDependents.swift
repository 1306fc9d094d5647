/// The nodes whose evaluations read models, each with its registration.
@MainActor
final class ModelDependents {
  @exclusivity(unchecked) private var registrations: [ObjectIdentifier: any ModelRegistration] = [:]
  // Of all graphs, because the first evaluation of a type leaves a registration with the model until it changes.
  @exclusivity(unchecked) private(set) static var types: Set<ObjectIdentifier> = []

  /// The registration for the evaluation that begins; nil if no evaluation of that type has read a model so far.
  func beginEvaluation(of node: _Node) -> (any ModelRegistration)? {
    if let registration = registrations[ObjectIdentifier(node)] {
      registration.end()
      return registration
    }
    return Self.types.contains(ObjectIdentifier(type(of: node))) ? add(node) : nil
  }

  /// The registration for an evaluation that read a model and has just ended.
  func endEvaluation(of node: _Node) -> (any ModelRegistration)? { registrations[ObjectIdentifier(node)] ?? add(node) }
  func remove(_ node: _Node) { registrations.removeValue(forKey: ObjectIdentifier(node))?.end() }

  private func add(_ node: _Node) -> (any ModelRegistration)? {
    #if canImport(Observation)
      guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return nil }
      let registration = ObservationRegistration(of: node)
      registrations[ObjectIdentifier(node)] = registration
      Self.types.insert(ObjectIdentifier(type(of: node)))
      node.status.insert(.readsModels)
      return registration
    #else
      return nil
    #endif
  }
}

/// A node's registration with the models that its latest evaluation read.
protocol ModelRegistration: AnyObject, Sendable {
  /// Must be called among the reads of models, so that the registration can be ended.
  func noteEnd()
  func end()
  /// The closure that a model calls before a change of a property that was read.
  @MainActor var onChange: @Sendable () -> Void { get }
}
