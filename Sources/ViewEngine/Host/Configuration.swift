extension ViewHost {
  /// How a host works.
  public struct Configuration: Sendable {
    /// How often an observer may run in the frame of an event (SwiftUI's limit as measured: 2).
    public var eventBudget = 2
    /// How often an observer may run in the frame that presents the view (SwiftUI's: 6 to 7).
    public var presentationBudget = 6
    /// How many passes a frame may have; what is then still pending waits for the next frame.
    public var passLimit = 8
    /// In which order siblings run their actions.
    public var siblingOrder = SiblingOrder.declared
    /// Which closure observers run.
    public var captureRule = CaptureRule.declared
    /// Whether the host keeps a trace.
    public var records = true
    /// The name of a scene whose `@SceneStorage` outlives the host, in `UserDefaults.standard`; nil for a new scene,
    /// which leaves nothing behind.
    public var sceneIdentifier: String?
    /// What is told the warnings; nil writes them to standard error.
    public var onWarning: (@Sendable (String) -> Void)?
    /// Receives what is mounted and which observers run; nil for nobody.
    package var witness: (any HostWitness)?

    public init() {}
  }

  /// In which order siblings run their actions. SwiftUI promises only that children come before parents: a
  /// view that depends on the order of siblings shows it when they run in reverse.
  public enum SiblingOrder: Hashable, Sendable { case declared, reversed }

  /// Which version of a closure an observer runs when the value that it observes has changed.
  public enum CaptureRule: Hashable, Sendable {
    /// The rule of the host that evaluates a body on this thread; `.declared` if none does.
    @usableFromInline package static var ofCurrentEvaluation: CaptureRule {
      Evaluation.current?.node?.graph.configuration.captureRule ?? .declared
    }

    /// As each API declares it: legacy the one from before the change, modern the newest.
    case declared
    /// Both run the one from before the change.
    case previous
    /// Both run the newest.
    case newest
  }
}
