/// A view that sets or changes a preference for the views around it.
public struct _PreferenceView<Content: View, Key: PreferenceKey> {
  public let content: Content
  let setting: PreferenceSetting<Key>
}

extension _PreferenceView: _WrappingView {
  public struct _Mounted {
    var content: Content._Mounted
    var setting: PreferenceSetting<Key>
  }

  public static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _Mounted {
    tellCollector(in: pass)
    return _Mounted(content: Content._mount(view.content, in: &pass), setting: view.setting)
  }

  public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    tellCollector(in: pass)
    mounted.setting = view.setting
    Content._update(&mounted.content, to: view.content, in: &pass)
  }

  public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    if presence == .removed { tellCollector(in: pass) }
    Content._change(&mounted.content, to: presence, in: &pass)
  }

  public static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }

  public static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    guard let walk = visitor as? PreferenceWalk else { return Content._visit(mounted.content, by: visitor) }
    let key = ObjectIdentifier(Key.self)
    walk.visit(.begin(key: key))
    Content._visit(mounted.content, by: walk)
    walk.visit(.end(key: key, setting: mounted.setting))
  }

  @MainActor private static func tellCollector(in pass: borrowing _Pass) {
    let values = EnvironmentValues(in: pass.scope, readBy: nil)
    let collector = values[collector: PreferenceCollectorKey<Key>()].collector
    if let collector { pass.graph.preferences.note(collector) }
  }
}

/// A view that runs an action when the preference of its content changes.
public struct _PreferenceObserver<Content: View, Key: PreferenceKey> where Key.Value: Equatable {
  public let content: Content
  let action: (Key.Value) -> Void
  // Made where it is mounted, because a modifier may use its content twice.
  private let owned = Owned<PreferenceCollector<Key>>()
  @Environment(\.[collector: PreferenceCollectorKey<Key>()]) private var outer

  nonisolated init(content: Content, action: @escaping (Key.Value) -> Void) {
    (self.content, self.action) = (content, action)
  }
}

extension _PreferenceObserver: _ModifiedView, _EngineView {
  public var body: some View {
    PassView { pass in
      let collector = owned.wrappedValue
      collector.follow(action, in: outer.collector, at: pass.node)
      return content.environment(
        \.[collector: PreferenceCollectorKey<Key>()], PreferenceCollectorReference(collector: collector))
    }
  }
}

extension View {
  /// Sets a preference for the views around; what views inside of this one have set is not seen there.
  public nonisolated func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    _PreferenceView<Self, Key>(content: self, setting: PreferenceSetting { $0 = value })
  }

  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View { _PreferenceView<Self, Key>(content: self, setting: PreferenceSetting(callback)) }

  /// Runs `action` with what the views in this one have set, at the first appearance and whenever it is
  /// another value, by `==`. It runs after the other actions of the pass (our choice), inner before outer; the
  /// newest closure does.
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable { _PreferenceObserver<Self, Key>(content: self, action: action) }

  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View { PreferenceLayer<Self, Key, Layer>(content: self, look: .overlay(alignment), layer: transform) }

  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    PreferenceLayer<Self, Key, Layer>(content: self, look: .background(alignment), layer: transform)
  }
}

/// A view with a layer over or behind it that is made from a preference of its content.
private struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View> {
  let content: Content
  let look: LayerLook
  let layer: (Key.Value) -> Layer
  @State private var reader = PreferenceReader<Key>()
  @State private var changes = 0
  @Environment(\.[collector: PreferenceCollectorKey<Key>()]) private var outer

  nonisolated init(content: Content, look: LayerLook, layer: @escaping (Key.Value) -> Layer) {
    (self.content, self.look, self.layer) = (content, look, layer)
  }
}

extension PreferenceLayer: _ModifiedView, _EngineView {
  var body: some View {
    PassView { [reader, changes = $changes, outer] pass in
      _ = changes.wrappedValue
      reader.follow(in: outer.collector, at: pass.node) { changes.wrappedValue += 1 }
      return
        content
        .environment(\.[collector: PreferenceCollectorKey<Key>()], PreferenceCollectorReference(collector: reader))
        .layered(layer(reader.value), look)
    }
  }
}

/// Gathers a preference for a view that is made of it; see `PreferenceCollector`.
private final class PreferenceReader<Key: PreferenceKey>: AnyPreferenceCollector {
  private(set) weak var node: _Node?
  private(set) weak var outer: (any AnyPreferenceCollector)?
  private(set) var value = Key.defaultValue
  private var onChange: () -> Void = {}
  private var loopGuard = LoopGuard()
  nonisolated init() {}

  func follow(in outer: (any AnyPreferenceCollector)?, at node: _Node, onChange: @escaping () -> Void) {
    self.outer = outer
    self.onChange = onChange
    guard self.node == nil else { return }
    self.node = node
    node.graph.preferences.add(self)
    node.graph.preferences.note(self)
  }

  func collect() -> (() -> Void)? {
    guard let node, node.isMounted else { return nil }
    let value = Key.value(of: PreferenceWalk.marks(below: node))
    guard !isEqual(self.value, value) else { return nil }
    guard loopGuard.allowsRun(in: node.graph.frame, budget: UInt32(clamping: node.graph.budget)) else {
      node.graph.warn("Bound preference \(Key.self) tried to update multiple times per frame.")
      return nil
    }
    self.value = value
    return onChange
  }
}
