#if canImport(Observation)
  import Observation

  /// The registration of one node with Observation. Observation cannot remove a registration: each evaluation of a node
  /// would leave one with its model. So each registration includes a property of this object, whose change ends it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  final class ObservationRegistration: ModelRegistration, Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var ending: Void { () }
    private weak let node: _Node?
    private let queue: WriteQueue
    /// The evaluation whose reads count; values read in an earlier one are no longer dependencies.
    // NB: guarded by the lock of the queue, because models change on any thread.
    private var evaluation: UInt32?

    @MainActor init(of node: _Node) {
      self.node = node
      queue = node.graph.queue
    }

    func noteEnd() { registrar.access(self, keyPath: \.ending) }

    func end() {
      queue.lock.withLock { evaluation = nil }
      registrar.withMutation(of: self, keyPath: \.ending) {}
    }

    @MainActor var onChange: @Sendable () -> Void {
      let run = node?.evaluations
      queue.lock.withLock { self.evaluation = run }
      // NB: weak, because Observation keeps a registration forever whose model changes meanwhile on another thread.
      return { [weak self] in
        DeferredCalls.perform {
          if let self, let node = self.node { self.queue.invalidate(modelDependent: node) { self.evaluation == run } }
        }
      }
    }
  }
#endif
