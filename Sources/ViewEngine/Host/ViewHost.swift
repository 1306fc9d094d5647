/// Shows a view without a screen: sends events to it, and reads the results.
///
///     let host = ViewHost(Counter())
///     try host.tap("Add")
///     host.texts  // ["1", "Add"]
///
/// A verb finds a control by its text. `index` counts the controls with that text, in the order of declaration; without
/// it, a verb that several could mean throws. `part` is the part of the screen to search; nil for all of it. An error
/// names the call by `fileID` and `line`.
@MainActor
public final class ViewHost {
  private let configuration: Configuration
  let graph: Graph
  let journal: HostJournal
  let root: _Node
  let tasks: HostTasks
  let screens: ScreenService
  /// Takes snapshots, once a test kit asks for one.
  var snapshots: SnapshotDiffer?
  let clockOfTasks: (any Sendable & AnyObject)?
  var openMenu: OpenMenu?

  /// Presents `root` at once: evaluates it, and runs the appear actions until nothing is pending.
  public convenience init<Root: View>(_ root: Root, configuration: Configuration = .init()) {
    self.init(root, configuration, in: EnvironmentValues())
  }

  convenience init<Root: View>(of root: Root, for parent: ViewHost, in values: EnvironmentValues) {
    var configuration = parent.configuration
    configuration.monitor = nil
    configuration.onWarning = { [weak parent, outer = parent.configuration.onWarning] message in
      guard MainActor.isCurrent, let parent else { return (outer ?? StandardError.write)(message) }
      MainActor.assumeIsolated { parent.graph.warn(message) }
    }
    self.init(root, configuration, in: values)
  }

  private init<Root: View>(_ root: Root, _ configuration: Configuration, in values: EnvironmentValues) {
    self.configuration = configuration
    journal = HostJournal(configuration)
    graph = Graph(hosting: configuration, journal: journal)
    var values = values
    values.setOutermost(in: graph)
    if !configuration.replacements.isEmpty { values.replacements = configuration.replacements }
    let node = RootNode(root, graph: graph, values: values)
    self.root = node
    tasks = graph.tasks
    screens = graph.service(ScreenService.self)
    clockOfTasks = graph.clock
    prepareJobs(for: Root.self, configuration)
    graph.present(node)
  }

  /// Presents the view that the builder makes.
  public convenience init<Root: View>(configuration: Configuration = .init(), @ViewBuilder root: () -> Root) {
    self.init(root(), configuration: configuration)
  }

  /// Releases the tree with the host; no action runs.
  deinit {
    let graph = graph
    if MainActor.isCurrent {
      MainActor.assumeIsolated { graph.abandon() }
    } else {
      Task { @MainActor in graph.abandon() }
    }
  }

  /// Evaluates the root again, in one frame.
  public func render() { if !refuses("render") { graph.render(root) } }

  /// Performs the writes in `body` as one event: views see them together, in one frame.
  public func update(_ body: () -> Void) { if !refuses("update") { graph.work(on: "update", body) } }

  /// Sets an environment value around the root, as one event.
  public func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) {
    if !refuses("setEnvironment") { graph.setEnvironment(keyPath, to: value) }
  }

  /// Ends the host: removes the view, runs every `onDisappear`, cancels every task. Afterwards verbs throw.
  public func end() { if !refuses("end") { graph.dismiss() } }

  /// The same as `end()`. It does not end a sheet: `dismissSheet()` does.
  public func dismiss() { if !refuses("dismiss") { graph.dismiss() } }

  // Pending updates are applied before each read, but not inside a frame: its actions see the result of its passes.

  /// The texts of the visible tree, in the order of declaration.
  public var texts: [String] { readable("texts")?.texts ?? [] }

  /// The tree as indented lines: the name, text and attributes of each view.
  public var tree: String { readable("tree")?.tree ?? "" }

  /// All available actions, in the order of declaration, disabled ones marked. Those out of reach are left out.
  public var interactions: [Interaction] { screen(for: .listing)?.interactions ?? [] }

  /// The events since the host was made or the trace was cleared; empty unless the configuration records.
  public var trace: [TraceEvent] { journal.trace }
  /// Removes all events from `trace`. Warnings and counts stay.
  public func clearTrace() { journal.clearTrace() }

  /// The messages that the host has given so far, in order. `finish(expecting:)` compares them.
  public var warnings: [String] { journal.warnings }
  package var warningCount: Int { journal.warningCount }

  /// The number of frames, including the presentation.
  public var frameCount: Int { Int(graph.frame) }

  /// The number of bodies that the host has evaluated so far.
  public var bodyCount: Int { graph.bodyCount }

  /// The screen for a property; nil, with a warning, while a body is evaluated.
  private func readable(_ reader: String) -> Screen? {
    if graph.isEvaluating, let whyNotYet { graph.warn("\(reader): \(whyNotYet)") }
    return screen(for: .reading)
  }

  private var index: TreeIndex { screens.index(below: root, buttonVerb: Verbs.ofPlainButtons) }

  /// The screen, with all pending updates; nil after `end()`, and while a body is evaluated.
  func screen(for use: Screen.Use = .finding) -> Screen? {
    graph.catchUpForLook()
    return graph.root == nil || graph.isEvaluating ? nil : Screen(index, for: use)
  }

  /// The screen, with all pending updates. `showingRows`: whether each row of a `ForEach` needs an entry, from now on.
  func screen(_ verb: String, showingRows: Bool = false) throws(ViewHostError) -> Screen {
    if showingRows, graph.root != nil { index.tree.tellRowsApart() }
    if graph.root == nil { throw .dismissed(verb) }
    if let error = whyNotNow(verb) { throw error }
    // A pending action may dismiss the host.
    guard let screen = screen() else { throw .dismissed(verb) }
    return screen
  }
}
