extension SkeletonRuntime {
  /// The state that stands for what each reader's content is given.
  static let readerStates = ["GeometryReader": ["geometry"], "TimelineView": ["timeline"]]
  /// Views whose content reads what no view owns: here it is a state that the parent sets.
  static let geometryReader = #"""
    import Foundation
    import OnChangeCompat
    struct GeometryReader<Content: View>: View {
      @ViewBuilder var content: (GeometryProxy) -> Content
      @Environment(\.__depth) private var depth
      var body: some View {
        let _ = __hook("geometry", set: { __run.size = .__sample($0 + 1) }, get: { __run.size })
        OnChangeCompat.GeometryReader { content(GeometryProxy(base: $0, given: .zero, depth: depth)).environment(\.__depth, depth + 1) }
      }
    }
    struct __Depth: EnvironmentKey { static let defaultValue = 0 }
    extension EnvironmentValues { var __depth: Int { get { self[__Depth.self] } set { self[__Depth.self] = newValue } } }
    /// The proxy of a reader, or one of a given size, which a parent passes.
    struct GeometryProxy: __Sample {
      let (base, given): (OnChangeCompat.GeometryProxy?, CGSize)
      var depth = 0
      /// A nested reader has a different size, larger or smaller.
      var size: CGSize {
        let size = base?.size ?? given
        let factor = pow(Int(size.width / 10) % 2 == 0 ? 0.5 : 2, CGFloat(depth))
        return CGSize(width: size.width * factor, height: size.height / factor)
      }
      var safeAreaInsets: OnChangeCompat.EdgeInsets { .init() }
      private var frame: CGRect { CGRect(origin: CGPoint(x: -size.width, y: -size.height), size: size) }
      func frame(in space: OnChangeCompat.CoordinateSpace) -> CGRect { frame }
      func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame }
      subscript<T>(anchor: OnChangeCompat.Anchor<T>) -> T { base.map { $0[anchor] } ?? __valueOf(T.self, 0) }
      static func __sample(_ n: Int) -> GeometryProxy { GeometryProxy(base: nil, given: .__sample(n + 1)) }
    }
    """#
  static let timelineView = #"""
    import Foundation
    import OnChangeCompat
    struct __Moment { let date: Date; let cadence = TimelineViewDefaultContext.Cadence.live }
    struct TimelineView<Content: View>: View {
      let content: (__Moment) -> Content
      init(_ schedule: some TimelineSchedule, @ViewBuilder content: @escaping (__Moment) -> Content) { self.content = content }
      init(_ schedule: __Recorder, @ViewBuilder content: @escaping (__Moment) -> Content) { self.content = content }
      var body: some View {
        let _ = __hook("timeline", set: { __run.date = .__sample($0 + 1) }, get: { __run.date })
        content(__Moment(date: __run.date))
      }
    }
    """#
}
