/// The engine behind one host: from an event to the quiet after its last action.
///
///     event ─▶ writes (WriteQueue) ─▶ invalidation (marks on nodes) ─▶ evaluation and comparison (_Pass)
///       ▲                                                                      │
///       └──────────────── actions (PassActions), whose writes open the next pass
@MainActor
@usableFromInline
package final class Graph {
  nonisolated package let configuration: GraphConfiguration
  nonisolated package let queue: WriteQueue
  let modelDependents = ModelDependents()
  @exclusivity(unchecked) private var services = GraphServices()
  /// Starts the task of a view, which never runs before the caller is done.
  package var startTask: (TaskPriority, @escaping @Sendable () async -> Void) -> Task<Void, Never> = {
    priority, action in
    Task(priority: priority) { @MainActor in await action() }
  }
  /// Is told of the frames, if anybody is.
  @exclusivity(unchecked) package var keeper: (any FrameKeeper)?
  /// Says in which transaction actions run at a place, if anything around it says so.
  @exclusivity(unchecked) package var transactionBracket: ((_EnvironmentScope) -> TransactionBracket?)?
  /// What is evaluated now: the reads of its body become its dependencies.
  @usableFromInline package let evaluation: Evaluation
  @exclusivity(unchecked) package private(set) var root: _Node?
  @exclusivity(unchecked) package private(set) var frame: UInt32 = 0
  @exclusivity(unchecked) package var bodyCount = 0
  package private(set) var trace: [TraceEvent] = []
  package private(set) var warnings: [String] = []
  private var said = SaidWarnings()

  private let link: GraphLink
  @exclusivity(unchecked) private var descriptors: [ObjectIdentifier: ViewDescriptor] = [:]
  @exclusivity(unchecked) private var newestDescriptor: (type: ObjectIdentifier, descriptor: ViewDescriptor)?
  @exclusivity(unchecked) private var buffers: _Pass.Buffers?
  @exclusivity(unchecked) package private(set) var isInFrame = false
  /// Whether the view was taken off: of what is collected, only disappearances still run.
  @exclusivity(unchecked) private(set) var isDismissed = false
  /// The frames after which whoever settles the host has had enough.
  package var frameLimits: [UInt32] = []
  @exclusivity(unchecked) private var passesInFrame = 0
  @exclusivity(unchecked) private var guardHasSpoken: UInt32 = 0
  @exclusivity(unchecked) private var actionsAfterPass: [() -> Void] = []
  /// What the writes of this frame are to be followed by.
  @exclusivity(unchecked) private var completions: [() -> Void] = []
  private var isCompleting = false
  private var loopWarning: (frame: UInt32, message: String)?

  package init(_ configuration: GraphConfiguration) {
    self.configuration = configuration
    link = GraphLink()
    queue = WriteQueue { [link] in link.askForFrame() }
    evaluation = Evaluation(queue: queue) { [link] message in
      MainActor.assumeIsolated { link.graph?.warn(message) }
    }
    link.graph = self
  }

  /// How often an observer may run in this frame.
  package var budget: Int { frame <= 1 ? configuration.presentationBudget : configuration.eventBudget }

  @usableFromInline func descriptor(of type: Any.Type) -> ViewDescriptor {
    let key = ObjectIdentifier(type)
    if let newestDescriptor, newestDescriptor.type == key { return newestDescriptor.descriptor }
    let descriptor = descriptors[key] ?? ViewDescriptor(type)
    descriptors[key] = descriptor
    newestDescriptor = (key, descriptor)
    return descriptor
  }

  package var isEvaluating: Bool { evaluation.node != nil }

  // MARK: Services

  /// The service of a type, which is made when somebody first asks for it.
  package func service<Service: GraphService>(_ type: Service.Type) -> Service {
    if let service = services.service(type) { return service }
    let service = Service(of: self)
    services.add(service)
    return service
  }

  /// Takes a service in that nobody has asked for yet.
  package func add<Service: GraphService>(_ service: Service) { services.add(service) }

  /// Rows below a node are in another order.
  @usableFromInline func noteOrder(below node: _Node) {
    for service in services.ordering { service.rowsMoved(below: node) }
  }

  // MARK: Frames

  /// Mounts the root, in a frame of its own.
  package func present(_ node: _Node) {
    root = node
    render(node, event: "present")
  }

  /// Has a node evaluated anew, in a frame of its own.
  package func render(_ node: _Node, event: String = "render") {
    guard root != nil else { return }
    work(on: event) { queue.invalidate(node) }
  }

  /// Opens a frame, makes the event happen, and works until nothing is pending.
  ///
  /// An event inside an action belongs to the frame that runs already.
  package func work<Failure: Error>(on event: @autoclosure () -> String, _ body: () throws(Failure) -> Void)
    throws(Failure)
  {
    if isInFrame { return try body() }
    catchUp()
    try openFrame(event(), body)
  }

  /// Works on what was written by a task, in a frame of its own, unless there have been enough.
  fileprivate func catchUpWithinLimit() {
    if !frameLimits.contains(where: isOver) { catchUp() }
    if frameLimits.contains(where: isOver) { keeper?.halt() }
  }

  /// Whether there have been as many frames.
  package func isOver(_ limit: UInt32) -> Bool { Int32(bitPattern: frame &- limit) >= 0 }

  /// Works on what was written outside of any event, in a frame of its own, and on what happened elsewhere.
  package func catchUp() {
    guard !isInFrame, !queue.isEmpty, root != nil else { return }
    if queue.hasWrites { openFrame("write") {} }
    for event in queue.takeEvents() where event.isWanted() { openFrame("receive", event.body) }
  }

  /// The same for somebody who looks at what is shown; inside of an evaluation, of whatever host, nothing can happen.
  package func catchUpForLook() { if Evaluation.current == nil { catchUp() } }

  private func openFrame<Failure: Error>(_ event: @autoclosure () -> String, _ body: () throws(Failure) -> Void)
    throws(Failure)
  {
    let outer = keeper?.enter()
    defer { keeper?.leave(to: outer ?? nil) }
    isInFrame = true
    passesInFrame = 0
    frame &+= 1
    queue.attend()
    record(.event(event()))
    for service in services.beginning { service.beginFrame() }
    defer {
      workOff()
      isInFrame = false
      if root == nil { queue.close() }
      if !completions.isEmpty { complete() }
    }
    try body()
  }

  /// Has something run once the frame is done.
  package func complete(with completion: @escaping () -> Void) { completions.append(completion) }

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
    } while !services.settling.isEmpty && settle()
  }

  /// Asks the services whether they have something to write, now that nothing is pending.
  private func settle() -> Bool {
    guard root != nil, passesInFrame < configuration.passLimit else { return false }
    return services.settling.contains { $0.settle() }
  }

  // MARK: Passes

  /// Evaluates what a group of writes has made invalid, if anything.
  private func runPass(for group: InvalidGroup) {
    var group = group
    group.makeChanges()
    // NB: a body in a tab that was left waits until it is shown again.
    for node in group.suspended { node.markOutOfDate() }
    if let completion = group.completion { complete(with: completion) }
    evaluation.transaction = group.transaction
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
    buffers = evaluate(group: group, schedule)?.run(for: self)
    while !actionsAfterPass.isEmpty {
      let actions = actionsAfterPass
      actionsAfterPass = []
      for action in actions { action() }
    }
    for service in services.following { service.passEnded() }
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
    if !evaluation.displaced.isEmpty { evaluation.displaced = [] }
    return pass.finish()
  }

  /// Collects an action that came up somewhere else than in the walk.
  package func collectAfterPass(_ action: @escaping () -> Void) { actionsAfterPass.append(action) }

  /// Takes the tree down: everything disappears, nothing is evaluated any more.
  package func dismiss() {
    guard let node = root else { return }
    work(on: "dismiss") {
      isDismissed = true
      runPass(group: 0) { pass in pass.schedule(node, .change(.removed)) }
      root = nil
    }
  }

  /// Takes the tree apart, node by node, for there is nobody left to see it.
  package func abandon() {
    defer {
      for service in services.ending { service.end() }
      link.graph = nil
    }
    guard let node = root else { return }
    evaluate(group: 0) { pass in pass.schedule(node, .change(.removed)) }?.drop()
    root = nil
    queue.close()
  }

  // MARK: Reading

  package var isIdle: Bool { root == nil || queue.isEmpty }

  // MARK: Saying

  @usableFromInline package func record(_ event: @autoclosure () -> TraceEvent) {
    if configuration.records { trace.append(event()) }
  }

  package func clearTrace() { trace = [] }

  /// Warns, of the same once a frame.
  package func warn(_ message: String) {
    guard said.isNew(message, in: frame) else { return }
    warnings.append(message)
    record(.warning(message))
    if said.isFirst(message) || configuration.repeatsWarnings { configuration.onWarning(message) }
  }

  /// The loop guard stopped an observer: said once a frame.
  @usableFromInline func warnOfLoop<Value>(observing type: Value.Type) {
    guard guardHasSpoken != frame else { return }
    guardHasSpoken = frame
    warn("onChange(of: \(type)) action tried to update multiple times per frame.")
  }

  /// The loop guard stopped something else: said once a frame.
  package func warnOfLoop(_ message: String) {
    guard loopWarning?.frame != frame || loopWarning?.message != message else { return }
    loopWarning = (frame, message)
    warn(message)
  }
}

/// How other threads ask for a frame, without keeping the graph alive.
private final class GraphLink: @unchecked Sendable {
  // NB: touched on the main actor only; a host takes it back before it lets go of its graph. A weak reference
  // would make each retain of the graph, of which every node has one, three times as slow.
  unowned(unsafe) var graph: Graph?

  func askForFrame() {
    Task { @MainActor in self.graph?.catchUpWithinLimit() }
  }
}
