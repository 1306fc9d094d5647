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
    /// Whether the host holds `Task.sleep`, and the sleeps of `ContinuousClock` and `SuspendingClock`, of the tasks that
    /// its events, actions and tasks have started: `advance(by:)` then wakes them up, as it does those that sleep on
    /// `\.clock`, and a second that is slept takes no second.
    ///
    /// What the clocks show goes on: `ContinuousClock.now` is real time, and a duration that is measured with it too.
    /// (Our choice: no, as SwiftUI knows nothing like it.)
    public var holdsTime = false
    /// How many seconds `settle()` waits for a task that has handed its continuation to somebody else, as a callback of
    /// another thread or of a network does. A task that is then not resumed is warned of, once, and is not waited
    /// for any more; 0 waits for none. Elements of an `AsyncStream` are not waited for.
    public var outsideLimit = 1.0
    /// How many rows of its `ForEach`s a `List`, a lazy stack or a lazy grid shows at a time: those in its window, which
    /// `scrollDown()`, `scrollUp()` and `scroll(to:)` move. Other rows are not made; they appear and disappear with the
    /// window, and lose their state when they leave it, as they may in SwiftUI. Nil for all rows; less than one counts as
    /// one. (Our choice: 50, more than a screen has.)
    public var visibleRows: Int? = 50
    /// Whether the host keeps a trace.
    public var records = true
    /// The name of a scene whose `@SceneStorage` outlives the host, in `UserDefaults.standard`; nil for a new scene,
    /// which leaves nothing behind.
    public var sceneIdentifier: String?
    /// Where `@AppStorage` keeps the values of views that name no store. A write from elsewhere is seen when the next event
    /// begins, and by `settle()`.
    public var defaults = Defaults.own
    /// What is told the warnings; nil writes them to standard error.
    public var onWarning: (@Sendable (String) -> Void)?
    /// How many nodes may be nested; what is deeper is left empty.
    package var depthLimit = GraphConfiguration().depthLimit
    /// Receives what is mounted and which observers run; nil for nobody.
    package var witness: (any HostWitness)?

    public init() {}

    /// A store of defaults.
    public enum Defaults: Hashable, Sendable {
      /// A new one, which ends with the host.
      case own
      /// `UserDefaults.standard`, which other hosts and the app's own code see. A test has to clear it.
      case standard
      /// The suite of that name.
      case suite(String)
    }
  }

  /// In which order siblings run their actions. SwiftUI promises only that children come before parents: a
  /// view that depends on the order of siblings shows it when they run in reverse.
  public enum SiblingOrder: Hashable, Sendable { case declared, reversed }

  public typealias CaptureRule = _CaptureRule
}

extension ViewHost.Configuration {
  /// What of it the graph has to know.
  var graphConfiguration: GraphConfiguration {
    var graph = GraphConfiguration()
    graph.eventBudget = eventBudget
    graph.presentationBudget = presentationBudget
    graph.passLimit = passLimit
    graph.depthLimit = depthLimit
    graph.reversesSiblings = siblingOrder == .reversed
    graph.captureRule = captureRule
    graph.records = records || witness != nil
    graph.rowsMaker = visibleRows.map { LazyRowsMaker(limit: max($0, 1)) }
    return graph
  }
}
