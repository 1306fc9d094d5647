extension View {
  /// Runs `action` when a person presses Escape, or Menu on a remote: `press(.escape)` of a host.
  ///
  /// - Parameter action: nil for a view that does not take the command.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { onCommand(.escape, action) }

  /// Runs `action` when a person presses Delete: `press(.delete)` of a host.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { onCommand(.delete, action) }

  /// Runs `action` when a person presses an arrow: `press(.upArrow)` of a host.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    onKey(where: { action != nil && $0.phase == .down && MoveCommandDirection(of: $0.key) != nil }) { press in
      if let direction = MoveCommandDirection(of: press.key) { action?(direction) }
      return .handled
    }
  }

  /// Runs `action` when a person presses the key of a remote that plays and pauses: `pressPlayPause` of a host.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    onCommand(.playPause, action)
  }

  private nonisolated func onCommand(_ key: KeyEquivalent, _ action: (() -> Void)?) -> some View {
    onKey(where: { action != nil && $0.phase == .down && $0.key == key }) { _ in
      action?()
      return .handled
    }
  }
}

extension MoveCommandDirection {
  fileprivate init?(of key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

extension KeyEquivalent {
  /// No key of a keyboard: one that only a remote has.
  static let playPause = KeyEquivalent("\u{23EF}")
}
