#if !canImport(Darwin)
  /// Undoes and redoes changes: the counterpart of Foundation's type of that name, for systems without it. All changes
  /// that one event registers are undone as one (our choice: Foundation groups by turns of a run loop).
  public final class UndoManager: @unchecked Sendable {
    // Used on the main actor only, as are the views that use it.
    private struct Change {
      let name: String
      let undo: () -> Void
    }

    private var undone: [[Change]] = []
    private var redone: [[Change]] = []
    private var group: [Change]?
    private var depth = 0
    private var name = ""
    private var state = State.idle
    private enum State { case idle, undoing, redoing }

    public var groupsByEvent = true
    public var levelsOfUndo = 0
    private var disablings = 0

    public init() {}

    public var canUndo: Bool { !undone.isEmpty }
    public var canRedo: Bool { !redone.isEmpty }
    public var isUndoing: Bool { state == .undoing }
    public var isRedoing: Bool { state == .redoing }
    public var isUndoRegistrationEnabled: Bool { disablings == 0 }
    public var undoActionName: String { undone.last?.last?.name ?? "" }
    public var redoActionName: String { redone.last?.last?.name ?? "" }
    public var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    public var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
      guard isUndoRegistrationEnabled else { return }
      let change = Change(name: name) { [weak target] in if let target { handler(target) } }
      if group != nil {
        group?.append(change)
      } else {
        add([change])
      }
    }

    public func setActionName(_ actionName: String) {
      name = actionName
      if state != .redoing, group == nil, let last = undone.popLast() {
        undone.append(last.map { Change(name: actionName, undo: $0.undo) })
      }
      name = ""
    }

    public func beginUndoGrouping() {
      depth += 1
      if group == nil { group = [] }
    }

    public func endUndoGrouping() {
      guard depth > 0 else { return }
      depth -= 1
      guard depth == 0, let changes = group else { return }
      group = nil
      if !changes.isEmpty { add(changes) }
    }

    public func undo() {
      endUndoGrouping()
      guard let changes = undone.popLast() else { return }
      run(changes, as: .undoing)
    }

    public func redo() {
      guard let changes = redone.popLast() else { return }
      run(changes, as: .redoing)
    }

    public func removeAllActions() {
      undone = []
      redone = []
    }

    public func disableUndoRegistration() { disablings += 1 }
    public func enableUndoRegistration() { disablings = max(0, disablings - 1) }

    /// An undo registers its redo.
    private func run(_ changes: [Change], as newState: State) {
      state = newState
      name = changes.last?.name ?? ""
      beginUndoGrouping()
      for change in changes.reversed() { change.undo() }
      endUndoGrouping()
      name = ""
      state = .idle
    }

    private func add(_ changes: [Change]) {
      if state == .undoing { return redone.append(changes) }
      undone.append(changes)
      if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst() }
      if state == .idle { redone = [] }
    }
  }
#endif
