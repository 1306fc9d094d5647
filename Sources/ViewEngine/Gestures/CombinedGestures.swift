/// Two gestures that are made at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What has become of each; nil for the one that this is not about.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    first._recognizer { send($0.map { Value(first: $0, second: nil) }) }
      + second._recognizer { send($0.map { Value(first: nil, second: $0) }) }
  }
}

extension SimultaneousGesture: _PrimitiveGesture {}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which one is made. They are told apart by what a host does, so both can be.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What both are about is the first one's.
  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    let first = first._recognizer { send($0.map { .first($0) }) }
    var second = second._recognizer { send($0.map { .second($0) }) }
    second.taps.removeAll { tap in first.taps.contains { $0.count == tap.count } }
    if !first.longPresses.isEmpty { second.longPresses = [] }
    if !first.drags.isEmpty { second.drags = [] }
    if !first.magnifications.isEmpty { second.magnifications = [] }
    if !first.rotations.isEmpty { second.rotations = [] }
    return first + second
  }
}

extension ExclusiveGesture: _PrimitiveGesture {}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Both gestures, at the same time.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// One of the gestures: this one, if both could be meant.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
