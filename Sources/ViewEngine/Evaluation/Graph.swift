/// The engine behind one host: from an event to the quiet after its last action.
///
///     event ─▶ writes (WriteQueue) ─▶ invalidation (marks on nodes) ─▶ evaluation and comparison (_Pass)
///       ▲                                                                      │
///       └──────────────── actions (PassActions), whose writes open the next pass
@MainActor
@usableFromInline
final class Graph {
  nonisolated let configuration: ViewHost.Configuration
  let queue: WriteQueue
  let modelReaders = ModelReaders()
  let focusHolders = FocusHolders()
  /// The text control that a person has turned to last.
  @exclusivity(unchecked) var editing: TextEdit?
  @exclusivity(unchecked) var outline: ScreenOutline?
  let preferences = PreferenceCollectors()
  let sceneStore: SceneStore
  let defaultsWatch = DefaultsWatch()
  let tasks = HostTasks()
  let clock = makeHostClock()
  /// What is evaluated now: the reads of its body become its dependencies.
  @usableFromInline let evaluation: Evaluation
  @exclusivity(unchecked) private(set) var root: _Node?
  @exclusivity(unchecked) private(set) var frame: UInt32 = 0
  @exclusivity(unchecked) var bodyCount = 0
  private(set) var trace: [TraceEvent] = []
  private(set) var warnings: [String] = []
  private var said = SaidWarnings()

  private let link: GraphLink
  @exclusivity(unchecked) private var layouts: [ObjectIdentifier: ViewLayout] = [:]
  @exclusivity(unchecked) private var newestLayout: (type: ObjectIdentifier, layout: ViewLayout)?
  @exclusivity(unchecked) private var buffers: _Pass.Buffers?
  @exclusivity(unchecked) private var isInFrame = false
  /// Whether the host decides how many frames there are.
  var isSettling = false
  @exclusivity(unchecked) private var passesInFrame = 0
  @exclusivity(unchecked) private var guardHasSpoken: UInt32 = 0
  private var actionsAfterPass: [() -> Void] = []
  /// What the writes of this frame are to be followed by.
  private var completions: [() -> Void] = []
  private var isCompleting = false

  init(_ configuration: ViewHost.Configuration) {
    self.configuration = configuration
    sceneStore = SceneStore(scene: configuration.sceneIdentifier)
    link = GraphLink()
    queue = WriteQueue { [link] in link.askForFrame() }
    evaluation = Evaluation { [link] message in MainActor.assumeIsolated { link.graph?.warn(message) } }
    link.graph = self
  }

  /// How often an observer may run in this frame.
  var budget: Int { frame <= 1 ? configuration.presentationBudget : configuration.eventBudget }

  @usableFromInline func layout(of type: Any.Type) -> ViewLayout {
    let key = ObjectIdentifier(type)
    if let newestLayout, newestLayout.type == key { return newestLayout.layout }
    let layout = layouts[key] ?? ViewLayout(type)
    layouts[key] = layout
    newestLayout = (key, layout)
    return layout
  }

  var isEvaluating: Bool { evaluation.node != nil }

  // MARK: Frames

  /// Mounts the root, in a frame of its own.
  func present(_ node: _Node) {
    root = node
    render(node, event: "present")
  }

  /// Has a node evaluated anew, in a frame of its own.
  func render(_ node: _Node, event: String = "render") {
    guard root != nil else { return }
    work(on: event) { queue.invalidate(node) }
  }

  /// Opens a frame, makes the event happen, and works until nothing is pending.
  ///
  /// An event inside an action belongs to the frame that runs already.
  func work<Failure: Error>(on event: @autoclosure () -> String, _ body: () throws(Failure) -> Void) throws(Failure) {
    if isInFrame { return try body() }
    catchUp()
    try openFrame(event(), body)
  }

  /// Works on what was written by a task, in a frame of its own; while the host settles, that is its work.
  fileprivate func catchUpIfLeftAlone() {
    if !isSettling { catchUp() }
  }

  /// Works on what was written outside of any event, in a frame of its own, and on what happened elsewhere.
  func catchUp() {
    guard !isInFrame, !queue.isEmpty, root != nil else { return }
    if queue.hasWrites { openFrame("write") {} }
    for event in queue.takeEvents() where event.isWanted() { openFrame("receive", event.body) }
  }

  /// The same for somebody who looks at what is shown; inside of an evaluation, of whatever host, nothing can happen.
  func catchUpForLook() { if Evaluation.current == nil { catchUp() } }

  private func openFrame<Failure: Error>(_ event: @autoclosure () -> String, _ body: () throws(Failure) -> Void)
    throws(Failure)
  {
    isInFrame = true
    passesInFrame = 0
    frame &+= 1
    queue.attend()
    record(.event(event()))
    if !defaultsWatch.isEmpty { defaultsWatch.refresh() }
    defer {
      workOff()
      isInFrame = false
      if !completions.isEmpty { complete() }
    }
    try body()
  }

  /// Runs what the writes of the frame are to be followed by, each in a frame of its own.
  // NB: what follows from that waits for its turn: an animation may start itself anew for ever.
  private func complete() {
    let due = completions
    completions = []
    for completion in due {
      if isCompleting {
        nonisolated(unsafe) let completion = completion
        queue.post(PostedEvent(isWanted: { true }, body: { completion() }))
      } else {
        isCompleting = true
        openFrame("completion", completion)
        isCompleting = false
      }
    }
  }

  private func workOff() {
    repeat {
      while let group = queue.takeFirst(orLeaveIf: passesInFrame >= configuration.passLimit) { runPass(for: group) }
    } while settleFocus()
  }

  /// Has the focus be nowhere if no control can have it, and all states that describe the control say that it has.
  ///
  /// - Returns: whether states were written.
  private func settleFocus() -> Bool {
    guard focusHolders.isUsed, root != nil, passesInFrame < configuration.passLimit else { return false }
    if endEditingIfLeft() { return true }
    guard focusHolders.isHeld else { return false }
    let focus = screen?.focus ?? []
    guard !focusHolders.isAt(focus) else { return false }
    queue.attend()
    focusHolders.move(to: focus)
    return true
  }

  // MARK: Passes

  /// Evaluates what a group of writes has made invalid, if anything.
  private func runPass(for group: WriteQueue.InvalidGroup) {
    // NB: a body in a tab that was left waits until it is shown again.
    for node in group.suspended { node.markOutOfDate() }
    if let completion = group.completion { completions.append(completion) }
    guard let first = group.first, let root else { return }
    if group.others.isEmpty {
      // The way to a single node need not be looked for: it is where the pass starts.
      first.status.insert(.outOfDate)
      runPass(group: group.id) { pass in pass.scheduleMarked(first) }
    } else {
      first.markOutOfDate()
      for node in group.others { node.markOutOfDate() }
      runPass(group: group.id) { pass in pass.scheduleMarked(root) }
    }
  }

  private func runPass(group: UInt32, _ schedule: (inout _Pass) -> Void) {
    passesInFrame += 1
    buffers = evaluate(group: group, schedule)?.run()
    while !actionsAfterPass.isEmpty { actionsAfterPass.removeFirst()() }
    if preferences.areStale { preferences.deliver() }
  }

  private func evaluate(group: UInt32, _ schedule: (inout _Pass) -> Void) -> PassActions? {
    guard let root else { return nil }
    evaluation.group = group
    var pass = _Pass(self, root: root, buffers: buffers.take() ?? _Pass.Buffers())
    Evaluation.threadLocal.withValue(evaluation) {
      evaluation.node = root
      schedule(&pass)
      pass.run()
      evaluation.node = nil
    }
    return pass.finish()
  }

  /// Collects an action that came up somewhere else than in the walk.
  func collectAfterPass(_ action: @escaping () -> Void) { actionsAfterPass.append(action) }

  /// Takes the tree down: everything disappears, nothing is evaluated any more.
  func dismiss() {
    guard let node = root else { return }
    work(on: "dismiss") {
      runPass(group: 0) { pass in pass.schedule(node, .change(.removed)) }
      root = nil
      editing = nil
    }
  }

  /// Takes the tree apart, node by node, for there is nobody left to see it.
  func abandon() {
    defer {
      sceneStore.detach()
      link.graph = nil
    }
    guard let node = root else { return }
    _ = evaluate(group: 0) { pass in pass.schedule(node, .change(.removed)) }
    root = nil
  }

  // MARK: Reading

  var isIdle: Bool { root == nil || queue.isEmpty }

  /// What a person sees; nil if the tree is not consistent, or not there.
  var screen: Screen? {
    isEvaluating ? nil : currentOutline.map { Screen($0) }
  }

  /// What is written down of the tree.
  var currentOutline: ScreenOutline? {
    guard let root else { return nil }
    let outline = outline ?? ScreenOutline(below: root)
    self.outline = outline
    return outline
  }

  // MARK: Saying

  @usableFromInline func record(_ event: @autoclosure () -> TraceEvent) {
    if configuration.records { trace.append(event()) }
  }

  func clearTrace() { trace = [] }

  /// Warns, of the same once a frame.
  func warn(_ message: String) {
    guard said.isNew(message, in: frame) else { return }
    warnings.append(message)
    record(.warning(message))
    if let onWarning = configuration.onWarning {
      onWarning(message)
    } else if said.isFirst(message) {
      StandardError.write(message)
    }
  }

  /// The loop guard stopped an observer: said once a frame.
  @usableFromInline func warnOfLoop<Value>(observing type: Value.Type) {
    guard guardHasSpoken != frame else { return }
    guardHasSpoken = frame
    warn("onChange(of: \(type)) action tried to update multiple times per frame.")
  }
}

/// How other threads ask for a frame, without keeping the graph alive.
private final class GraphLink: @unchecked Sendable {
  // NB: touched on the main actor only; a host takes it back before it lets go of its graph. A weak reference
  // would make each retain of the graph, of which every node has one, three times as slow.
  unowned(unsafe) var graph: Graph?

  func askForFrame() {
    Task { @MainActor in self.graph?.catchUpIfLeftAlone() }
  }
}
