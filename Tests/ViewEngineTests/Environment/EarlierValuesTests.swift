import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Values by their earlier names", .timeLimit(.minutes(20))) struct EarlierValuesTests {
  private struct Reader: View {
    @Environment(\.sizeCategory) var category
    @Environment(\.dynamicTypeSize) var size
    @Environment(\.colorScheme) var scheme
    @Environment(\.isScrollEnabled) var isScrollEnabled
    var body: some View { Text("\("\(category)") \("\(size)") \("\(scheme)") \(isScrollEnabled)") }
  }

  @Test func `sizeCategory and dynamicTypeSize convert to each other`() {
    #expect(ViewHost(Reader()).texts == ["large large light true"])
    let host = ViewHost(Reader().environment(\.sizeCategory, .accessibilityMedium).scrollDisabled(true))
    #expect(host.texts == ["accessibilityMedium accessibility1 light false"])
    host.setEnvironment(\.dynamicTypeSize, to: .small)
    #expect(ContentSizeCategory(.xxxLarge) == .extraExtraExtraLarge)
    #expect(DynamicTypeSize(.extraSmall) == .xSmall)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
  }

  @Test func `colorScheme(_:) sets the colour scheme`() {
    #expect(ViewHost(Reader().colorScheme(.dark)).texts == ["large large dark true"])
  }

  private final class Box { var value = 0 }

  private struct Editor: View {
    let box: Box
    @Environment(\.undoManager) var undoManager
    var body: some View {
      Button("set") { set(box.value + 1) }
      Button("undo") { undoManager?.undo() }
      Button("redo") { undoManager?.redo() }
    }

    func set(_ value: Int) { Self.set(box, value, undoManager) }

    static func set(_ box: Box, _ value: Int, _ undoManager: UndoManager?) {
      let old = box.value
      box.value = value
      undoManager?.registerUndo(withTarget: box) { set($0, old, undoManager) }
      undoManager?.setActionName("Set")
    }
  }

  @Test func `an undo manager from the environment undoes and redoes changes`() throws {
    let (box, manager) = (Box(), UndoManager())
    // Its registered actions refer to the manager.
    defer { manager.removeAllActions() }
    manager.groupsByEvent = false
    let host = ViewHost(Editor(box: box).environment(\.undoManager, manager))
    func group(_ label: String) throws {
      manager.beginUndoGrouping()
      try host.tap(label)
      manager.endUndoGrouping()
    }
    try group("set")
    try group("set")
    #expect(box.value == 2)
    try host.tap("undo")
    #expect(box.value == 1)
    #expect(manager.canRedo)
    try host.tap("redo")
    #expect(box.value == 2)
    try host.tap("undo")
    try host.tap("undo")
    #expect((box.value, manager.canUndo) == (0, false))
    #expect(ViewHost(Editor(box: box)).texts == ["set", "undo", "redo"])
  }
}
