/// A view with another one over or behind it that is made of a preference of the views in it.
private struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View> {
  let content: Content
  let look: LayerLook
  let layer: (Key.Value) -> Layer
  @State private var reader = PreferenceReader<Key>()
  @State private var changes = 0
  @Environment(\.[collector: PreferenceCollectorKey<Key>()]) private var outer

  nonisolated init(content: Content, look: LayerLook, layer: @escaping (Key.Value) -> Layer) {
    self.content = content
    self.look = look
    self.layer = layer
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

extension View {
  /// Puts a view over this one that is made of a preference of the views in it.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    PreferenceLayer<Self, Key, Layer>(content: self, look: .overlay(alignment), layer: transform)
  }

  /// Puts a view behind this one that is made of a preference of the views in it.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    PreferenceLayer<Self, Key, Layer>(content: self, look: .background(alignment), layer: transform)
  }
}
