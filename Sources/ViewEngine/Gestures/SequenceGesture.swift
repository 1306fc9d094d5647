/// Two gestures of which the second can be made once the first has been.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    /// Nil of the second as long as it has not begun.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What only the second is about waits for the first; what both are about is the first one's until it has been made.
  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    let progress = SequenceProgress()
    let first = first._recognizer { phase in
      guard progress.first == nil else { return }
      switch phase {
      case .changed(let value): send(.changed(.first(value)))
      case .ended(let value):
        progress.first = value
        send(.changed(.second(value, nil)))
      case .cancelled: send(.cancelled)
      }
    }
    let second = second._recognizer { phase in
      guard let value = progress.first as? First.Value else { return }
      switch phase {
      case .changed(let next): send(.changed(.second(value, next)))
      case .ended(let next):
        progress.first = nil
        send(.ended(.second(value, next)))
      case .cancelled:
        progress.first = nil
        send(.cancelled)
      }
    }
    var both = second + first
    both.sequences.append(progress)
    return both
  }
}

extension SequenceGesture: _PrimitiveGesture {}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// This gesture, and then another one.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
