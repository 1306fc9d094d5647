extension ViewHost {
  /// Options for a host: capture rule, held time, visible rows, loop budgets.
  public struct Configuration: Sendable {
    /// The maximum number of runs of an observer in the frame of an event (SwiftUI's limit as measured: 2).
    public var eventBudget = 2
    /// The maximum number of runs of an observer in the frame that presents the view (SwiftUI's: 6 to 7).
    public var presentationBudget = 6
    /// The maximum number of passes in a frame. Updates that are pending after them wait for the next frame.
    public var passLimit = 8
    /// The order in which siblings run their actions.
    public var siblingOrder = SiblingOrder.declared
    /// Which version of an observer's closure runs.
    public var captureRule = CaptureRule.declared
    /// Whether the host holds `Task.sleep`, and the sleeps of `ContinuousClock` and `SuspendingClock`, in the tasks
    /// that its events, actions and tasks have started. `advance(by:)` then wakes these tasks, like those that sleep on
    /// `\.clock`. A sleep of a second takes no second.
    ///
    /// `ContinuousClock.now` and durations measured with it still show real time. (Our choice: false by default.
    /// SwiftUI has no such option.)
    public var holdsTime = false
    /// Whether the host follows its jobs by the reports of Swift's runtime, as `settle()` needs it. Without them, and where
    /// the environment variable `VIEW_ENGINE_RUNTIME` is `degraded`, `settle()` never gives true: it waits until nothing
    /// has happened for a while, and says so. Tasks then sleep in real time.
    public var watchesRuntime = true
    /// The seconds of `outsideLimit` and `workLimit`, whose type older systems lack.
    package var outsideSeconds = 1.0
    package var workSeconds = 10.0
    /// The number of rows that a `List`, a lazy stack or a lazy grid shows at a time; nil for all rows, and at least 1.
    /// `scrollDown()`, `scrollUp()` and `scroll(to:)` move this window. Rows outside of it are not made. A row appears
    /// and disappears with the window, and loses its state when it leaves, as it may in SwiftUI. (Our choice: 50, more
    /// than a screen has.)
    public var visibleRows: Int? = 50
    /// Whether the host keeps a trace.
    public var records = true
    /// The name of a scene whose `@SceneStorage` outlives the host, in `UserDefaults.standard`; nil for a new scene.
    public var sceneIdentifier: String?
    /// The store for `@AppStorage` in views that name none. Foreign writes are seen at events, and in `settle()`.
    public var defaults = Defaults.own
    /// Receives the warnings; nil writes them to standard error.
    public var onWarning: (@Sendable (String) -> Void)?
    /// The views shown in place of representables; see `replace(_:with:)`.
    var replacements = Replacements()
    /// How many nodes may be nested. Deeper ones are left empty.
    package var depthLimit = GraphConfiguration().depthLimit
    /// Receives the mounts and the runs of observers.
    package var monitor: (any HostMonitor)?

    /// The default options.
    public init() {}

    /// The store that `@AppStorage` uses if a view names none.
    public enum Defaults: Hashable, Sendable {
      /// A new store, which ends with the host.
      case own
      /// `UserDefaults.standard`, which other hosts and the app's own code see. Clear it in the test.
      case standard
      /// The store `UserDefaults(suiteName:)` of that name, which outlives the host.
      case suite(String)
    }
  }

  /// The order in which siblings run their actions. SwiftUI promises only that children come before parents. Run
  /// siblings in reverse to find a view that depends on their order.
  public enum SiblingOrder: Hashable, Sendable {
    /// In the order of the source, which is the default.
    case declared
    /// Last sibling first, to show that a view does not depend on the order.
    case reversed
  }

  /// The closure that observers run when the observed value has changed.
  public enum CaptureRule: Hashable, Sendable {
    /// As each API declares it: legacy runs the closure from before the change, modern the newest.
    case declared
    /// Both APIs run the closure from before the change, as if all calls were legacy.
    case previous
    /// Both APIs run the newest closure, as if all calls were modern.
    case newest

    fileprivate var ofGraph: ViewGraph.CaptureRule {
      switch self {
      case .declared: .declared
      case .previous: .previous
      case .newest: .newest
      }
    }
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension ViewHost.Configuration {
  /// How long `settle()` waits for a task whose continuation foreign code resumes, such as a network callback: a second
  /// by default. Then the host warns once and stops waiting for the task. With `.zero` it does not wait. `settle()` never
  /// waits for an element of an `AsyncStream`.
  public var outsideLimit: Duration {
    get { .seconds(outsideSeconds) }
    set { outsideSeconds = newValue.inSeconds }
  }

  /// How long `settle()` waits for one piece of work that does not suspend, such as a loop or a call that blocks its
  /// thread: ten seconds by default. Then the host warns, and `settle()` gives false. The work itself runs on.
  public var workLimit: Duration {
    get { .seconds(workSeconds) }
    set { workSeconds = newValue.inSeconds }
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Duration { var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 } }

extension ViewHost.Configuration {
  /// The options of the core.
  var graphConfiguration: GraphConfiguration {
    var graph = GraphConfiguration()
    graph.eventBudget = eventBudget
    graph.presentationBudget = presentationBudget
    graph.passLimit = passLimit
    graph.depthLimit = depthLimit
    graph.reversesSiblings = siblingOrder == .reversed
    graph.captureRule = captureRule.ofGraph
    graph.records = records || monitor != nil
    return graph
  }
}
