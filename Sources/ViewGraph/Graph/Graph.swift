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
  private let journal: any GraphJournal
  let modelDependents = ModelDependents()
  @exclusivity(unchecked) private(set) var services = GraphServices()
  let workOwner: (any WorkOwner)?
  // One of each in a graph; `services` keeps them.
  @exclusivity(unchecked) private(set) unowned(unsafe) var treeService: (any TreeService)?
  @exclusivity(unchecked) private(set) unowned(unsafe) var rowsService: (any RowsService)?
  /// The current evaluation: its reads become dependencies of its body.
  @usableFromInline package let evaluation: Evaluation
  // Read through computed properties: other modules do not see that a stored one is unchecked.
  @exclusivity(unchecked) var rootNode: _Node?
  @exclusivity(unchecked) var rootDependency: NodeDependency?
  @exclusivity(unchecked) var frameNumber: UInt32 = 0
  package var root: _Node? { rootNode }
  package var hasRoot: Bool { rootNode != nil }
  package var frame: UInt32 { frameNumber }
  @exclusivity(unchecked) package var bodyCount = 0
  private let link: GraphLink
  @exclusivity(unchecked) private var newestDescriptor: (type: ObjectIdentifier, descriptor: ViewDescriptor)?
  @exclusivity(unchecked) private var buffers: _Pass.Buffers?
  @exclusivity(unchecked) package internal(set) var isInFrame = false
  /// Whether a pass evaluates. Nothing is removed meanwhile, so the walk may use objects that it does not retain.
  @exclusivity(unchecked) package private(set) var isEvaluating = false
  /// The brackets around the running action, the innermost last.
  @exclusivity(unchecked) private var openBrackets: [any ActionBracket] = []
  /// Whether the view was dismissed: of the collected actions, only disappearances still run.
  @exclusivity(unchecked) package private(set) var isDismissed = false
  /// Whether the graph has no owner any more: collected actions do not run.
  @exclusivity(unchecked) private(set) var isAbandoned = false
  /// The depth of nested events, the outermost not counted.
  @exclusivity(unchecked) var eventDepth = 0
  @exclusivity(unchecked) var passesInFrame = 0
  @exclusivity(unchecked) private var guardHasSpoken: UInt32 = 0
  @exclusivity(unchecked) private var questions = 0
  /// Hears of each update that has a transaction.
  @exclusivity(unchecked) package var willUpdate: ((Transaction) -> Void)?
  /// How many environment values wait for older groups of writes.
  @exclusivity(unchecked) var deferredSettings = 0

  package init(_ configuration: GraphConfiguration, journal: any GraphJournal, workOwner: (any WorkOwner)? = nil) {
    self.configuration = configuration
    self.journal = journal
    self.workOwner = workOwner
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
    let descriptor = ViewDescriptor.known(for: type)
    newestDescriptor = (key, descriptor)
    return descriptor
  }

  /// The service of a type, which is made on first use.
  package func service<Service: GraphService>(_ type: Service.Type) -> Service {
    if let service = services.service(type) { return service }
    let service = Service(of: self)
    add(service)
    return service
  }

  package func add<Service: GraphService>(_ service: Service) {
    services.add(service)
    if let service = service as? any TreeService { treeService = service }
    if let service = service as? any RowsService { rowsService = service }
  }

  @usableFromInline func noteOrder(below node: _Node) {
    for service in services.ordering { service.rowsMoved(below: node) }
  }

  /// Works off the pending writes, group by group, until none is left.
  func workOff() {
    repeat {
      while var group = queue.takeFirst(orLeaveIf: passesInFrame >= configuration.passLimit) { runPass(for: &group) }
      // No write is pending: a service may write now.
    } while root != nil && passesInFrame < configuration.passLimit && settle()
  }

  // No `contains`, whose closure would be checked for the actor.
  private func settle() -> Bool {
    for service in services.settling where service.settle() { return true }
    return false
  }

  /// Evaluates the nodes that a group of writes has made invalid, if any.
  private func runPass(for group: inout InvalidGroup) {
    group.makeChanges()
    // A body in a tab that was left waits until the tab is shown again.
    for node in group.nodes.suspended { node.markOutOfDate() }
    evaluation.transactionScope = group.writes.scope
    group.writes.scope?.observer?.isWorkedOff(in: self)
    guard let first = group.nodes.takeFirst(), root != nil else { return }
    if let scope = group.writes.scope { willUpdate?(scope.transaction) }
    let id = group.writes.id
    if group.nodes.others.isEmpty {
      // A single node needs no path: the pass starts at it.
      first.status.insert(.outOfDate)
      runPass(group: id, from: first)
    } else {
      first.markOutOfDate()
      for node in group.nodes.others { node.markOutOfDate() }
      if let root { runPass(group: id, from: root) }
    }
  }

  /// - Parameter work: the work for the node; nil for the work that its marks ask for.
  private func runPass(group: UInt32, from node: _Node, _ work: _Pass.Work? = nil) {
    passesInFrame += 1
    buffers = evaluate(group: group, from: node, work)?.run(for: self)
    for service in services.following { service.passEnded() }
  }

  private func evaluate(group: UInt32, from node: _Node, _ work: _Pass.Work?) -> PassActions? {
    if root == nil { return nil }
    precondition(!isEvaluating, "a pass began while another pass of the same graph was evaluating")
    isEvaluating = true
    evaluation.group = group
    var pass = _Pass(self, at: node, buffers: takeBuffers())
    // No `withValue`, whose closure would be checked for the actor.
    let outer = Evaluation.threadLocal.set(evaluation)
    evaluation.node = node
    pass.run(node, work ?? pass.work(for: node))
    evaluation.node = nil
    Evaluation.threadLocal.restore(outer)
    isEvaluating = false
    if !evaluation.displaced.isEmpty { evaluation.displaced = [] }
    return pass.finish()
  }

  private func takeBuffers() -> _Pass.Buffers {
    if let buffers = buffers.take() { return buffers }
    return _Pass.Buffers()
  }

  // Kept from `enter` to `leave`, so that a bracket's thread-local object outlives its last use.
  func enter(_ bracket: any ActionBracket) {
    openBrackets.append(bracket)
    bracket.enter()
  }

  /// Leaves a bracket that was entered; a dismissed host may never have entered it.
  func leave(_ bracket: any ActionBracket) {
    if let index = openBrackets.lastIndex(where: { $0 === bracket }) { leaveBrackets(downTo: index) }
  }

  var openBracketCount: Int { openBrackets.count }
  func leaveBrackets(downTo count: Int) { while openBrackets.count > count { openBrackets.removeLast().leave() } }

  /// Takes the tree down: all views disappear, and no body is evaluated any more.
  package func dismiss() {
    guard let node = root else { return }
    work(on: "dismiss") {
      isDismissed = true
      runPass(group: 0, from: node, .change(.removed))
      (rootNode, rootDependency) = (nil, nil)
    }
  }

  /// Takes the tree apart, node by node, because the owner is gone; in a frame, at its end.
  package func abandon() {
    (isDismissed, isAbandoned) = (true, true)
    queue.close()
    if isInFrame { return }
    defer {
      for service in services.ending { service.end() }
      link.graph = nil
    }
    guard let node = root else { return }
    evaluate(group: 0, from: node, .change(.removed))?.drop()
    (rootNode, rootDependency) = (nil, nil)
  }

  /// The journal for all events; nil if the host keeps warnings only.
  @usableFromInline package var recorder: (any GraphJournal)? { configuration.records ? journal : nil }
  package func warn(_ message: String) { journal.warn(message, in: frame) }

  /// Lets a node ask a node in it the same question, down to 100 levels: views are nested as deep as data says.
  func asks(_ question: () -> Bool) -> Bool {
    guard questions < 100 else { return false }
    questions += 1
    defer { questions -= 1 }
    return question()
  }

  /// Warns that the loop guard stopped an observer, once in a frame.
  @usableFromInline func warnOfLoop<Value>(observing type: Value.Type) {
    guard guardHasSpoken != frame else { return }
    guardHasSpoken = frame
    warn("onChange(of: \(type)) action tried to update multiple times per frame.")
  }
}
