#if canImport(Observation)
  import Observation

  /// The registration of one node with Observation.
  ///
  /// Observation can take nothing back: a node that is evaluated again would leave something behind with its model each
  /// time. So what is registered includes a property of this object, whose change ends the registration.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  final class ObservationRegistration: ModelRegistration, Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var ending: Void { () }
    private weak let node: _Node?
    private let queue: WriteQueue
    /// The evaluation whose reads count; what was read in an earlier one is no dependency any more.
    // NB: guarded by the lock of the queue, for models change on any thread.
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
      let evaluation = node?.evaluations
      queue.lock.withLock { self.evaluation = evaluation }
      // NB: weak, for Observation keeps for ever what it registers with a model that changes meanwhile on another thread.
      return { [weak self] in
        guard let self, let node else { return }
        queue.invalidate(modelDependent: node) { self.evaluation == evaluation }
      }
    }
  }
#endif
