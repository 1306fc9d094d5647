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

    /// Whether each change is undone alone unless groups are begun and ended.
    public var groupsByEvent = true
    /// The number of changes that can be undone; 0 for any number.
    public var levelsOfUndo = 0
    private var disablings = 0

    public init() {}

    /// Whether there is an action to undo.
    public var canUndo: Bool { !undone.isEmpty }
    /// Whether there is an action to redo.
    public var canRedo: Bool { !redone.isEmpty }
    /// True while `undo()` runs the registered handlers.
    public var isUndoing: Bool { state == .undoing }
    /// Whether a redo is in progress.
    public var isRedoing: Bool { state == .redoing }
    /// Whether actions are registered at present.
    public var isUndoRegistrationEnabled: Bool { disablings == 0 }
    /// The name of the action to undo; empty without one.
    public var undoActionName: String { undone.last?.last?.name ?? "" }
    /// The name of the action to redo; empty without one.
    public var redoActionName: String { redone.last?.last?.name ?? "" }
    /// The word "Undo" with the action's name, always in English.
    public var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    /// The word "Redo" with the action's name, always in English.
    public var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    /// Registers a handler that takes a change back.
    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
      guard isUndoRegistrationEnabled else { return }
      let change = Change(name: name) { [weak target] in if let target { handler(target) } }
      if group != nil {
        group?.append(change)
      } else {
        add([change])
      }
    }

    /// Names the open group of actions.
    public func setActionName(_ actionName: String) {
      name = actionName
      if state != .redoing, group == nil, let last = undone.popLast() {
        undone.append(last.map { Change(name: actionName, undo: $0.undo) })
      }
      name = ""
    }

    /// Opens a group of actions that are undone together.
    public func beginUndoGrouping() {
      depth += 1
      if group == nil { group = [] }
    }

    /// Closes the group that was opened last.
    public func endUndoGrouping() {
      guard depth > 0 else { return }
      depth -= 1
      guard depth == 0, let changes = group else { return }
      group = nil
      if !changes.isEmpty { add(changes) }
    }

    /// Runs the registered actions of the last group, in reverse.
    public func undo() {
      endUndoGrouping()
      guard let changes = undone.popLast() else { return }
      run(changes, as: .undoing)
    }

    /// Repeats the change that was undone last.
    public func redo() {
      guard let changes = redone.popLast() else { return }
      run(changes, as: .redoing)
    }

    /// Forgets all registered actions.
    public func removeAllActions() {
      undone = []
      redone = []
    }

    /// Ignores further registrations until they are enabled again.
    public func disableUndoRegistration() { disablings += 1 }
    /// Accepts registrations again.
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
