#if canImport(Observation)
  import Observation
#endif

extension _Pass {
  /// Evaluates a node and registers the models that it reads: a change of one makes the node out of date.
  mutating func evaluateRegisteringModels(_ node: _Node) {
    let registration = ModelDependents.types.isEmpty ? nil : graph.modelDependents.beginEvaluation(of: node)
    // A cast to a function that is not isolated, because the runtime would check each closure for the actor. A cast of
    // the function itself would wrap it into two others. Only a read of a model allocates.
    let evaluator = unsafeBitCast(IsolatedEvaluator(run: node.evaluator), to: FreeEvaluator.self)
    track(node, registration, by: evaluator.run)
  }

  private struct IsolatedEvaluator { let run: _Node.Evaluator }
  private struct FreeEvaluator { let run: (_Node, inout _Pass) -> Void }

  private nonisolated mutating func track(
    _ node: _Node, _ registration: (any ModelRegistration)?, by evaluator: (_Node, inout _Pass) -> Void
  ) {
    #if canImport(Observation)
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
        return withUnsafeMutablePointer(to: &self) { pass in
          withObservationTracking(
            {
              registration?.noteEnd()
              evaluator(node, &pass.pointee)
            }, onChange: Self.onChange(of: node))
        }
      }
    #endif
    evaluator(node, &self)
  }

  private nonisolated static func onChange(of node: _Node) -> @Sendable () -> Void {
    MainActor.assumeIsolated { node.graph.modelDependents.endEvaluation(of: node)?.onChange ?? {} }
  }
}
