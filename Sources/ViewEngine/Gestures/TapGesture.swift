/// A tap, or several quick ones. Where a view reacts to no fewer, one `tap` of a host stands for all of them (our choice).
public struct TapGesture {
  public typealias Value = Void
  public var count: Int

  public nonisolated init(count: Int = 1) { self.count = count }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Void>) -> Void) -> _Recognizer {
    _Recognizer(taps: [TapRecognizer(count: count) { send(.ended(())) }])
  }
}

extension TapGesture: _PrimitiveGesture {}
