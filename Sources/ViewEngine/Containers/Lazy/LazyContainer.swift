/// What a lazy container shows: its rows, as far as they are in its window.
struct LazyContainer<Content: View> {
  private let name: String
  private let look: [_Attribute]
  private let content: Content
  private let part: OutlinePart?
  private let window = Owned<RowWindow>()
  @Environment(\.rowPosition) private var position

  nonisolated init(_ name: String, _ look: [_Attribute] = [], part: OutlinePart? = nil, _ content: Content) {
    self.part = part
    self.name = name
    self.look = look
    self.content = content
  }
}

extension LazyContainer: _EngineView {
  var body: some View {
    PassView { pass in
      let window = window.wrappedValue
      window.follow(name, showing: position.position, at: pass.node)
      return LazyContainerView(
        content: AmongRows(content: content)
          .environment(\.rowWindow, RowWindowReference(window: window)),
        _look: LazyElement(name: name, attributes: look, window: window, part: part))
    }
  }
}

private struct LazyContainerView<Content: View> {
  let content: Content
  let _look: LazyElement
}

extension LazyContainerView: _WrapperView {
  static func _render(_ look: LazyElement, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(ScrollTrait(window: look.window)) {
      rendering.note(landmark: RowWindow.self)
      rendering.add(look, around: content)
    }
  }

  // What is said about a view in it, is said to it and not to what is around.
  func _addTraits(to traits: inout _ViewTraits) {}
  static func _addTraitKeys(to keys: inout _ViewTraitKeys) {}
}

/// A container that shows some of its rows at a time.
struct LazyElement: ShownElement {
  let name: String
  let attributes: [_Attribute]
  let window: RowWindow
  let part: OutlinePart?
}
