/// Shows a view without a screen, makes events happen to it, and tells what they did.
///
///     let host = ViewHost(Counter())
///     try host.tap("Add")
///     host.texts  // ["1", "Add"]
@MainActor
public final class ViewHost {
  let graph: Graph
  let journal: HostJournal
  let root: _Node
  let tasks: HostTasks
  let outlines: OutlineService
  let clockOfTasks: (any Sendable & AnyObject)?
  /// Does the steps that only a test kit knows.
  package var stepHandler: ((Step) throws -> Void)?
  /// How many values of the environment wait for older groups of writes.
  private var waitingSettings = 0

  /// Presents `root` at once: evaluates it, runs the actions of what appears, and what follows from those.
  public init<Root: View>(_ root: Root, configuration: Configuration = .init()) {
    journal = HostJournal(configuration)
    graph = Graph(hosting: configuration, journal: journal)
    let node = RootNode(root, graph: graph, values: .outermost(in: graph))
    self.root = node
    tasks = graph.tasks
    outlines = graph.service(OutlineService.self)
    clockOfTasks = graph.clock
    prepareJobs(for: Root.self, configuration)
    graph.present(node)
  }

  /// Presents what the builder makes.
  public convenience init<Root: View>(configuration: Configuration = .init(), @ViewBuilder root: () -> Root) {
    self.init(root(), configuration: configuration)
  }

  /// A host that is let go takes its tree with it; nothing runs any more.
  deinit {
    let graph = graph
    if MainActor.isCurrent {
      MainActor.assumeIsolated { graph.abandon() }
    } else {
      Task { @MainActor in graph.abandon() }
    }
  }

  // MARK: Events

  /// Evaluates the root anew, in one frame.
  public func render() {
    if !refuses("render") { graph.render(root) }
  }

  /// Makes one event of what `body` writes: the writes are seen together, in one frame.
  public func update(_ body: () -> Void) {
    if !refuses("update") { graph.work(on: "update", body) }
  }

  /// Sets a value of the environment around the root, as one event.
  public func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    if refuses("setEnvironment") { return }
    var values = EnvironmentValues(in: root.scope, readBy: nil)
    values[keyPath: keyPath] = value
    let isEvent = !graph.isInFrame
    graph.work(on: "setEnvironment") {
      // What is still pending is not to see what somebody has read before; what is there already is no change.
      let isDeferred =
        isEvent && root.scope.isRead(values, ifDiffering: waitingSettings == 0)
        && graph.queue.deferChange { [root, weak self] mark in
          MainActor.assumeIsolated {
            self?.waitingSettings -= 1
            root.scope.set(values, marking: mark)
          }
        }
      if isDeferred { waitingSettings += 1 } else { root.scope.set(values) { graph.queue.invalidate($0) } }
    }
  }

  /// Takes the view off: every `onDisappear` runs, every task is cancelled. What is asked of the host
  /// afterwards is answered with an error or with nothing.
  public func dismiss() {
    if !refuses("dismiss") { graph.dismiss() }
  }

  // MARK: What there is to see

  // NB: each reader has what is pending become a frame of its own first, so that nobody sees what is about to go;
  // not inside of a frame, whose actions see what its passes have shown so far.

  /// The texts of the visible tree, in the order of declaration.
  public var texts: [String] { readable("texts")?.texts ?? [] }

  /// The tree as indented lines: a view's name, its text, and how it was asked to look.
  public var tree: String { readable("tree")?.tree ?? "" }

  /// What happened since the host was made or the trace was cleared; empty unless the configuration records.
  public var trace: [TraceEvent] { journal.trace }
  public func clearTrace() { journal.clearTrace() }

  /// Everything the host has warned of.
  public var warnings: [String] { journal.warnings }

  /// How often the host has warned.
  package var warningCount: Int { journal.warningCount }

  /// How many frames there have been, the presentation included.
  public var frameCount: Int { Int(graph.frame) }

  /// How many bodies of views were evaluated.
  public var bodyCount: Int { graph.bodyCount }

  /// What there is to read. In a body of this host there is nothing yet, which the host says.
  private func readable(_ reader: String) -> Screen? {
    if graph.isEvaluating, let whyNotYet { graph.warn("\(reader): \(whyNotYet)") }
    return screen(for: .reading)
  }

  /// What there is to see, once what is pending is; nil if there is nothing, or a body is being evaluated.
  func screen(for use: Screen.Use = .finding) -> Screen? {
    graph.catchUpForLook()
    return graph.root == nil || graph.isEvaluating ? nil : Screen(outlines.outline(below: root), for: use)
  }

  /// What there is to see, or the error that there is nothing any more.
  ///
  /// - Parameter showingRows: whether the rows of each `ForEach` are to be told apart, from now on.
  func screen(_ verb: String, showingRows: Bool = false) throws(ViewHostError) -> Screen {
    if showingRows, graph.root != nil { outlines.outline(below: root).tellRowsApart() }
    if graph.root == nil {
      throw ViewHostError(.dismissed, "\(verb): the host was dismissed and shows nothing; make a new one.")
    }
    if let reason = whyNotNow { throw ViewHostError(.busy, "\(verb): \(reason)") }
    guard let screen = screen() else {
      throw ViewHostError(.busy, "\(verb): a body is being evaluated, so that there is no screen to look at yet.")
    }
    return screen
  }
}
