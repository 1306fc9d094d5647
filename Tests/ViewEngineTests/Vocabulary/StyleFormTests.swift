import Foundation
import Testing
import ViewEngine

/// Each form of styles and of other names that only paint, once.
@MainActor
@Suite("The forms of styles and other names that only paint", .timeLimit(.minutes(20)))
struct StyleFormTests {
  @Test func `forms that only paint have the expected render tree`() {
    #expect(ViewHost(AllForms()).tree == Self.tree)
  }

  private static let tree = #"""
    background [containerBackground: for window]
      Text "behind"
    Text "g" [containerBackground: red for navigation, containerBackground: for window]
    Text "h" [toolbar: removing sidebarToggle]
    Text "l" [focusSection, focusEffectDisabled, handlesExternalEvents: preferring a allowing b]
    Text "m" [menuOrder: fixed]
    Menu
      Text "n"
      Button
        Text "item"
    Menu
      Text "o"
      Button
        Text "item"
    Text "p"
    ContextMenu
      Button
        Text "cut"
    Text "r" [accessibilityLabel: label, accessibilityHint: hint, accessibilityValue: v, accessibilityIdentifier: id, accessibilityHidden, accessibilityAddTraits: isButton, accessibilityRemoveTraits: isImage, accessibilitySortPriority: 2.0]
    Text "s" [colorScheme: dark]
    Text "w" [offset: x 3.0 y 0.0]
    Text "x" [animation: spring(0.5 s, 0.15, 0.0)]
    """#

  private struct AllForms: View {
    var body: some View {
      bars
      lists
      menus
      reading
      shapes
    }

    @ViewBuilder var bars: some View {
      Text("g").containerBackground(.red, for: .navigation).containerBackground(for: .window) { Text("behind") }
      Text("h").toolbar(removing: .sidebarToggle)
    }

    @ViewBuilder var lists: some View {
      Text("l").focusSection().focusEffectDisabled().handlesExternalEvents(preferring: ["a"], allowing: ["b"])
    }

    @ViewBuilder var menus: some View {
      Text("m").menuOrder(.fixed)
      MenuButton(label: Text("n")) { Button("item") {} }
      MenuButton(label: "o") { Button("item") {} }
      Text("p").contextMenu(ContextMenu { Button("cut") {} })
    }

    @ViewBuilder var reading: some View {
      Text("r").accessibility(label: Text("label")).accessibility(hint: Text("hint")).accessibility(value: Text("v"))
        .accessibility(identifier: "id").accessibility(hidden: true).accessibility(addTraits: .isButton)
        .accessibility(removeTraits: .isImage).accessibility(sortPriority: 2)
      Text("s").colorScheme(.dark)
    }

    @ViewBuilder var shapes: some View {
      Text("w").modifier(Moving(animatableData: 3))
      Text("x").animation(.spring(.snappy), value: 2)
    }
  }

  private struct Moving: AnimatableModifier {
    nonisolated var animatableData: CGFloat
    func body(content: Content) -> some View { content.offset(x: animatableData) }
  }
}
