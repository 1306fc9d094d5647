import Foundation
import Testing
import ViewEngine

/// Every form of what was painted with later systems, and of earlier names, once.
@MainActor
@Suite("The forms of later and of earlier names", .timeLimit(.minutes(20))) struct LaterForms {
  @Test func `forms with later and earlier names have the expected render tree`() {
    #expect(ViewHost(AllForms()).tree == Self.tree)
  }

  private static let tree = #"""
    GlassEffectContainer [spacing: 3.0]
      Text "a" [glassEffect: regular, glassEffect: clear tint red interactive in Circle, glassEffectID: a, glassEffectUnion: 1, glassEffectTransition: materialize, backgroundExtensionEffect]
    Button [buttonStyle: glass]
      Text "b"
    Button [buttonStyle: glass clear]
      Text "c"
    Button [buttonStyle: glassProminent]
      Text "d"
    Button [buttonStyle: card]
      Text "e"
    Text "f" [safeAreaBar]
    safeAreaInset [edge: bottom, safeAreaBar]
      Text "bar"
    background [containerBackground: for window, scenePadding, scenePadding: top]
      Text "behind"
    Text "g" [containerBackground: red for navigation, containerBackground: for window, scenePadding, scenePadding: top]
    Text "h" [toolbar: removing sidebarToggle, scrollEdgeEffectStyle: hard for top, scrollEdgeEffectHidden, scrollIndicatorsFlash: onAppear true, scrollIndicatorsFlash: trigger 3, horizontalRadioGroupLayout, onScrollGeometryChange]
    Text "i"
    Toolbar
      ToolbarTitleMenu
        Button
          Text "title"
    Text "j" [presentationDetents: custom Low]
    Text "k" [listRowHoverEffectDisabled, listRowHoverEffect: lift, hoverEffectDisabled: false, sectionIndexLabel: K, sectionIndexLabel: L, listSectionIndexVisibility: hidden, listSectionMargins: horizontal 4.0, alternatingRowBackgrounds: disabled, copyable, contentShape: Circle for interaction, contentShape: Rectangle for hoverEffect focusEffect]
    Text "l" [focusSection, focusEffectDisabled, handlesExternalEvents: preferring a allowing b]
    Text "m" [menuOrder: fixed, menuActionDismissBehavior: disabled, buttonSizing: flexible]
    Menu [menuButtonStyle: pullDown]
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
    Text "q"
    AccessibilityActions
      Button
        Text "archive"
    Text "r" [accessibilityLabel: label, accessibilityHint: hint, accessibilityValue: v, accessibilityIdentifier: id, accessibilityHidden, accessibilityAddTraits: isButton, accessibilityRemoveTraits: isImage, accessibilityInputLabels: a, accessibilitySortPriority: 2.0]
    Text "s" [accessibilityHeading: h2, accessibilityRespondsToUserInteraction: false, typesettingLanguage: de-Latn-DE, colorScheme: dark]
    ConcentricRectangle
    ConcentricRectangle(fixed 3.0) [fill: red]
    Circle [fill: MeshGradient(2 × 1 red blue)]
    Image [name: t, allowedDynamicRange: high]
    Text "u" [allowedDynamicRange: none]
    ProgressView [timer: Jan 1, 12:00 AM – Jan 1, 12:01 AM]
    ProgressView [timer: Jan 1, 12:00 AM – Jan 1, 12:01 AM]
      Text "label"
      Text "value"
    Text "w" [offset: x 3.0 y 0.0]
    Text "x" [animation: spring(0.5 s, 0.15, 0.0)]
    """#

  private struct AllForms: View {
    @Namespace var names

    var body: some View {
      glass
      bars
      lists
      menus
      reading
      shapes
    }

    @ViewBuilder var glass: some View {
      GlassEffectContainer(spacing: 3) {
        Text("a").glassEffect().glassEffect(.clear.tint(.red).interactive(), in: .circle)
          .glassEffectID("a", in: names).glassEffectUnion(id: 1, namespace: names)
          .glassEffectTransition(.materialize).backgroundExtensionEffect()
      }
      Button("b") {}.buttonStyle(.glass)
      Button("c") {}.buttonStyle(.glass(.clear))
      Button("d") {}.buttonStyle(.glassProminent)
      Button("e") {}.buttonStyle(.card)
    }

    @ViewBuilder var bars: some View {
      Text("f").safeAreaBar(edge: .bottom) { Text("bar") }
      Text("g").containerBackground(.red, for: .navigation).containerBackground(for: .window) { Text("behind") }
        .scenePadding().scenePadding(.top)
      Text("h").toolbar(removing: .sidebarToggle).scrollEdgeEffectStyle(.hard, for: .top).scrollEdgeEffectHidden()
        .scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: 3).horizontalRadioGroupLayout()
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { _, _ in }
      Text("i").toolbar { ToolbarTitleMenu { Button("title") {} } }
      Text("j").presentationDetents([.custom(Low.self)])
    }

    @ViewBuilder var lists: some View {
      Text("k").listRowHoverEffectDisabled().listRowHoverEffect(.lift).hoverEffectDisabled(false)
        .sectionIndexLabel("K").sectionIndexLabel(Text("L")).listSectionIndexVisibility(.hidden)
        .listSectionMargins(.horizontal, 4).alternatingRowBackgrounds(.disabled).copyable([1, 2])
        .contentShape(.interaction, Circle()).contentShape([.focusEffect, .hoverEffect], Rectangle())
      Text("l").focusSection().focusEffectDisabled().handlesExternalEvents(preferring: ["a"], allowing: ["b"])
    }

    @ViewBuilder var menus: some View {
      Text("m").menuOrder(.fixed).menuActionDismissBehavior(.disabled).buttonSizing(.flexible)
      MenuButton(label: Text("n")) { Button("item") {} }.menuButtonStyle(PullDownMenuButtonStyle())
      MenuButton(label: "o") { Button("item") {} }
      Text("p").contextMenu(ContextMenu { Button("cut") {} })
      Text("q").accessibilityActions { Button("archive") {} }
    }

    @ViewBuilder var reading: some View {
      Text("r").accessibility(label: Text("label")).accessibility(hint: Text("hint")).accessibility(value: Text("v"))
        .accessibility(identifier: "id").accessibility(hidden: true).accessibility(addTraits: .isButton)
        .accessibility(removeTraits: .isImage).accessibility(inputLabels: [Text("a")]).accessibility(sortPriority: 2)
      Text("s").accessibilityHeading(.h2).accessibilityRespondsToUserInteraction(false)
        .typesettingLanguage(Locale.Language(identifier: "de")).colorScheme(.dark)
    }

    @ViewBuilder var shapes: some View {
      ConcentricRectangle()
      ConcentricRectangle(corners: .fixed(3)).fill(.red)
      Circle().fill(
        MeshGradient(
          width: 2, height: 1, points: [SIMD2<Float>(0, 0), SIMD2<Float>(1, 0)], colors: [.red, .blue]))
      Image("t").allowedDynamicRange(.high)
      Text("u").allowedDynamicRange(nil)
      ProgressView(timerInterval: Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 60))
      ProgressView(
        timerInterval: Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 60),
        countsDown: false
      ) {
        Text("label")
      } currentValueLabel: {
        Text("value")
      }
      Text("w").modifier(Moving(animatableData: 3))
      Text("x").animation(.spring(.snappy), value: 2)
    }
  }

  private struct Low: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }

  private struct Moving: AnimatableModifier {
    nonisolated var animatableData: CGFloat
    func body(content: Content) -> some View { content.offset(x: animatableData) }
  }
}
