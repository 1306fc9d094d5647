/// The nodes whose evaluations read models, each with its registration.
@MainActor
final class ModelDependents {
  @exclusivity(unchecked) private var registrations: [ObjectIdentifier: any ModelRegistration] = [:]
  // NB: of all graphs, for what the first evaluation of a type has registered stays with the model until it changes.
  @exclusivity(unchecked) private(set) static var types: Set<ObjectIdentifier> = []

  /// The registration for the evaluation that begins; nil if the node, as far as anybody knows, reads no models.
  func beginEvaluation(of node: _Node) -> (any ModelRegistration)? {
    if let registration = registrations[ObjectIdentifier(node)] {
      registration.end()
      return registration
    }
    return Self.types.contains(ObjectIdentifier(type(of: node))) ? add(node) : nil
  }

  /// The registration for the evaluation that has just ended, and in which a model was read.
  func endEvaluation(of node: _Node) -> (any ModelRegistration)? {
    registrations[ObjectIdentifier(node)] ?? add(node)
  }

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

/// What a node has registered with the models that its latest evaluation read.
protocol ModelRegistration: AnyObject, Sendable {
  /// To be called among the reads of models, so that the registration can be ended.
  func noteEnd()
  func end()
  /// What a model is to call when something of it that was read is about to change.
  @MainActor var onChange: @Sendable () -> Void { get }
}
