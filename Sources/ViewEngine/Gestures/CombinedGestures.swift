/// Two gestures that are made at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The state of each gesture; nil for the one without a change.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public nonisolated init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    first._recognizer { send($0.map { Value(first: $0, second: nil) }) }
      + second._recognizer { send($0.map { Value(first: nil, second: $0) }) }
  }
}

extension SimultaneousGesture: _PrimitiveGesture {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures, of which a person makes one. The host's verb decides which, so both can be made.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that was recognised.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  /// The alternative; `first` takes each kind of gesture that both recognise.
  public var second: Second

  public nonisolated init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Kinds of touches that both gestures react to belong to the first one.
  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    let first = first._recognizer { send($0.map { .first($0) }) }
    var second = second._recognizer { send($0.map { .second($0) }) }
    second.taps.removeAll { tap in first.taps.contains { $0.count == tap.count } }
    if !first.longPresses.isEmpty { second.longPresses = [] }
    if !first.drags.isEmpty { second.drags = [] }
    if !first.magnifications.isEmpty { second.magnifications = [] }
    return first + second
  }
}

extension ExclusiveGesture: _PrimitiveGesture {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures of which the second can be made once the first has been.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The value of the first gesture, or of both.
  public enum Value {
    case first(First.Value)
    /// Nil of the second as long as it has not begun.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public nonisolated init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// The second gesture waits for the first. Kinds of touches that both react to belong to the first one until it ends.
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
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
