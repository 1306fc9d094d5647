#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// Values that change along a time, made of tracks.
  public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes<Value>
    @KeyframesBuilder<Value> var body: Body { get }
    /// The tracks, each of which changes a part of the value.
    func _tracks() -> [_KeyframeTrack<Value>]
  }

  extension Keyframes {
    public func _tracks() -> [_KeyframeTrack<Value>] { body._tracks() }
  }

  /// A part of a track: one keyframe or several.
  public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent<Value>
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
    /// The keyframes in order.
    func _keyframes() -> [_Keyframe<Value>]
  }

  extension KeyframeTrackContent {
    public func _keyframes() -> [_Keyframe<Value>] { body._keyframes() }
  }

  /// Keyframes of the engine.
  public protocol _PrimitiveKeyframes: Keyframes where Body == Self {}

  extension _PrimitiveKeyframes {
    public var body: Self { self }
  }

  /// Keyframes of a track of the engine.
  public protocol _PrimitiveKeyframeTrackContent: KeyframeTrackContent where Body == Self {}

  extension _PrimitiveKeyframeTrackContent {
    public var body: Self { self }
  }

  /// A value, and how long the change to it takes.
  public struct _Keyframe<Value> {
    let target: Value
    let duration: TimeInterval
  }

  /// A change of a value in the course of time.
  public struct _KeyframeTrack<Root> {
    let duration: TimeInterval
    let change: (inout Root, TimeInterval) -> Void
  }

  /// A sequence of keyframes for a property of a value.
  public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: _PrimitiveKeyframes {
    private let track: _KeyframeTrack<Root>

    /// - Parameter content: the keyframes, for the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
      self.init(\.self, content: content)
    }

    /// - Parameters:
    ///   - keyPath: the property that changes.
    ///   - content: the keyframes of the property.
    public init(
      _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
      let keyframes = content()._keyframes()
      track = _KeyframeTrack(duration: keyframes.reduce(0) { $0 + $1.duration }) { root, time in
        root[keyPath: keyPath] = keyframes.value(at: time, from: root[keyPath: keyPath])
      }
    }

    public func _tracks() -> [_KeyframeTrack<Root>] { [track] }
  }

  extension Array {
    /// The value at a time, on a straight line between two keyframes.
    fileprivate func value<Value: Animatable>(at time: TimeInterval, from start: Value) -> Value
    where Element == _Keyframe<Value> {
      var (value, begin) = (start, 0.0)
      for keyframe in self {
        let end = begin + keyframe.duration
        guard time < end else {
          (value, begin) = (keyframe.target, end)
          continue
        }
        var step = keyframe.target.animatableData - value.animatableData
        step.scale(by: Swift.max(0, (time - begin) / keyframe.duration))
        value.animatableData += step
        return value
      }
      return value
    }
  }

  /// A change at constant speed.
  public struct LinearKeyframe<Value: Animatable>: _PrimitiveKeyframeTrackContent {
    private let keyframe: _Keyframe<Value>

    /// - Parameters:
    ///   - to: the value at the end.
    ///   - duration: in seconds.
    ///   - timingCurve: without effect.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
      keyframe = _Keyframe(target: to, duration: duration)
    }

    public func _keyframes() -> [_Keyframe<Value>] { [keyframe] }
  }

  /// A change along a curve. The engine computes a straight line.
  public struct CubicKeyframe<Value: Animatable>: _PrimitiveKeyframeTrackContent {
    private let keyframe: _Keyframe<Value>

    /// - Parameters:
    ///   - to: the value at the end.
    ///   - duration: in seconds.
    ///   - startVelocity: without effect.
    ///   - endVelocity: without effect.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
      keyframe = _Keyframe(target: to, duration: duration)
    }

    public func _keyframes() -> [_Keyframe<Value>] { [keyframe] }
  }

  /// A change by a spring. The engine computes a straight line.
  public struct SpringKeyframe<Value: Animatable>: _PrimitiveKeyframeTrackContent {
    private let keyframe: _Keyframe<Value>

    /// - Parameters:
    ///   - to: the value at the end.
    ///   - duration: in seconds; nil for the spring's.
    ///   - spring: only its duration counts.
    ///   - startVelocity: without effect.
    public init(
      _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
      keyframe = _Keyframe(target: to, duration: duration ?? spring.duration)
    }

    public func _keyframes() -> [_Keyframe<Value>] { [keyframe] }
  }

  /// A change at once.
  public struct MoveKeyframe<Value: Animatable>: _PrimitiveKeyframeTrackContent {
    private let keyframe: _Keyframe<Value>

    public init(_ to: Value) { keyframe = _Keyframe(target: to, duration: 0) }

    public func _keyframes() -> [_Keyframe<Value>] { [keyframe] }
  }

  /// The builder's result for several keyframes.
  public struct _KeyframeList<Value: Animatable>: _PrimitiveKeyframeTrackContent {
    let keyframes: [_Keyframe<Value>]
    public func _keyframes() -> [_Keyframe<Value>] { keyframes }
  }

  /// Makes a list of the keyframes in a closure.
  @resultBuilder
  public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<Content: KeyframeTrackContent<Value>>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList(keyframes: []) }
    public static func buildPartialBlock<Content: KeyframeTrackContent<Value>>(first: Content) -> Content { first }
    public static func buildPartialBlock(
      accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeList<Value> { _KeyframeList(keyframes: accumulated._keyframes() + next._keyframes()) }
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeList<Value> {
      _KeyframeList(keyframes: components.flatMap { $0._keyframes() })
    }
    public static func buildEither(first: some KeyframeTrackContent<Value>) -> _KeyframeList<Value> {
      _KeyframeList(keyframes: first._keyframes())
    }
    public static func buildEither(second: some KeyframeTrackContent<Value>) -> _KeyframeList<Value> {
      _KeyframeList(keyframes: second._keyframes())
    }
  }

  /// The builder's result for several tracks.
  public struct _KeyframeTracks<Value>: _PrimitiveKeyframes {
    let tracks: [_KeyframeTrack<Value>]
    public func _tracks() -> [_KeyframeTrack<Value>] { tracks }
  }

  /// Makes keyframes of the tracks in a closure, or of the keyframes of the whole value.
  @resultBuilder
  public struct KeyframesBuilder<Value> {
    public static func buildExpression<Content: Keyframes<Value>>(_ content: Content) -> _KeyframeTracks<Value> {
      _KeyframeTracks(tracks: content._tracks())
    }
    public static func buildExpression<Content: KeyframeTrackContent<Value>>(
      _ content: Content
    ) -> _KeyframeList<Value> where Value: Animatable { _KeyframeList(keyframes: content._keyframes()) }
    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks(tracks: []) }
    public static func buildPartialBlock<Content>(first: Content) -> Content { first }
    public static func buildPartialBlock(
      accumulated: _KeyframeTracks<Value>, next: _KeyframeTracks<Value>
    ) -> _KeyframeTracks<Value> { _KeyframeTracks(tracks: accumulated.tracks + next.tracks) }
    public static func buildPartialBlock(
      accumulated: _KeyframeList<Value>, next: _KeyframeList<Value>
    ) -> _KeyframeList<Value> where Value: Animatable {
      _KeyframeList(keyframes: accumulated.keyframes + next.keyframes)
    }
    public static func buildFinalResult(_ content: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { content }
    public static func buildFinalResult(
      _ content: _KeyframeList<Value>
    ) -> KeyframeTrack<Value, Value, _KeyframeList<Value>> where Value: Animatable { KeyframeTrack { content } }
  }

  /// The course of a value along keyframes.
  public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [_KeyframeTrack<Value>]

    /// - Parameters:
    ///   - initialValue: the value at time 0.
    ///   - content: the tracks.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
      self.initialValue = initialValue
      tracks = content()._tracks()
    }

    /// The duration of the longest track, in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// The value at a time, in seconds. Curves and springs count as straight lines (our choice).
    public func value(time: Double) -> Value {
      var value = initialValue
      for track in tracks { track.change(&value, time) }
      return value
    }

    /// The value at a part of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
  }
#endif
