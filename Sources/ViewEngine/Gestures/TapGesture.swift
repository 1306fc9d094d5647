/// A tap. One `tap` of a host stands for all the taps that it takes (our choice).
public struct TapGesture {
  public typealias Value = Void
  public var count: Int

  public nonisolated init(count: Int = 1) { self.count = count }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Void>) -> Void) -> _Recognizer {
    _Recognizer(taps: [{ send(.ended(())) }])
  }
}

extension TapGesture: _PrimitiveGesture {}
