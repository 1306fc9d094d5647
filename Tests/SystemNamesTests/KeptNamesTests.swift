#if !canImport(Darwin)
  import Foundation
  import SwiftUINames
  import Testing

  @MainActor
  @Suite("Names of SwiftUI that a view only keeps", .timeLimit(.minutes(20))) struct KeptNamesTests {
    @Test func `each modifier is in the tree`() {
      let host = ViewHost {
        Text("a").symbolColorRenderingMode(.gradient).symbolVariableValueMode(.draw).searchToolbarBehavior(.minimize)
          .searchPresentationToolbarBehavior(.avoidHidingContent).paletteSelectionEffect(.custom)
          .labelReservedIconWidth(3).labelIconToTitleSpacing(4).defaultWheelPickerItemHeight(5)
          .materialActiveAppearance(.active).pointerVisibility(.hidden).windowToolbarFullScreenVisibility(.onHover)
          .fileDialogURLEnabled { _ in true }.onPencilDoubleTap { _ in }.onPencilSqueeze { _ in }
          .navigationDocument(URL(fileURLWithPath: "/a")).navigationDocument("b")
        Text("b").colorEffect(ShaderLibrary.wave(.float(1), .boundingRect))
          .distortionEffect(ShaderLibrary.default.bend(), maxSampleOffset: .zero)
          .layerEffect(Shader(function: ShaderLibrary.blur, arguments: []), maxSampleOffset: .zero, isEnabled: false)
          .foregroundStyle(ShaderLibrary.paint(.color(.red)))
          .visualEffect { content, _ in content.colorEffect(ShaderLibrary.wave()) }
        Text("c").accessibilityRotor("places") { AccessibilityRotorEntry("first", id: 1) }
          .accessibilityDirectTouch(options: .silentOnTouch).accessibilityZoomAction { _ in }
        ScrollView { Text("d") }.scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      }
      #expect(
        host.tree == """
          Text "a" [symbolColorRenderingMode: gradient, symbolVariableValueMode: draw, searchToolbarBehavior: minimize, searchPresentationToolbarBehavior: avoidHidingContent, paletteSelectionEffect: custom, labelReservedIconWidth: 3.0, labelIconToTitleSpacing: 4.0, defaultWheelPickerItemHeight: 5.0, materialActiveAppearance: active, pointerVisibility: hidden, windowToolbarFullScreenVisibility: onHover, fileDialogURLEnabled, onPencilDoubleTap, onPencilSqueeze, navigationDocument: file:///a, navigationDocument]
          Text "b" [colorEffect: wave, distortionEffect: bend, layerEffect: disabled, foregroundStyle: shader paint, visualEffect]
          Text "c" [accessibilityRotor: places, accessibilityDirectTouch, accessibilityZoomAction]
          ScrollView [scrollTargetBehavior: viewAligned]
            Text "d"
          """)
      AccessibilityNotification.Announcement("news").post()
    }

    private struct Values: View {
      @Environment(\.backgroundProminence) private var prominence
      @Environment(\.tabBarPlacement) private var placement
      var body: some View { Text("\(prominence == .standard) \(placement == nil)") }
    }

    @Test func `values of later systems have their default`() {
      #expect(ViewHost(Values()).texts == ["true true"])
      #expect(ViewHost(Values().environment(\.backgroundProminence, .increased)).texts == ["false true"])
    }

    private struct Phases: View {
      var body: some View {
        PhaseAnimator([1, 2]) {
          Text("phase \($0)")
        } animation: { _ in
          .linear
        }
        Text("v").phaseAnimator([false, true], trigger: 3) { view, phase in view.opacity(phase ? 1 : 0.5) }
      }
    }

    @Test func `an animator shows the view of its first phase`() {
      #expect(ViewHost(Phases()).texts == ["phase 1", "v"])
    }

    private struct Photos: View {
      @State private var isAsked = true
      @State private var photos: [Int] = []
      var body: some View {
        Text("a").photosPicker(
          isPresented: $isAsked, selection: $photos, matching: .any(of: [.images, .not(.videos)]))
      }
    }

    @Test func `a picker of photos is in the tree`() {
      #expect(ViewHost(Photos()).tree == #"Text "a" [photosPicker]"#)
    }

    private struct Choosing: View {
      @AppStorage("tabs") private var customization = TabViewCustomization()
      var body: some View {
        TabView {
          Tab("One", systemImage: "1.circle") { Text("first") }.customizationID("one").tabPlacement(.pinned)
            .customizationBehavior(.disabled, for: .sidebar).defaultVisibility(.hidden, for: .tabBar)
        }
        .tabViewCustomization($customization).tabViewSidebarHeader { Text("header") }
        .tabViewSidebarBottomBar { Text("bottom") }.defaultAdaptableTabBarPlacement(.tabBar)
      }
    }

    @Test func `the choice of tabs hides no tab, and views around the sidebar are shown`() {
      let texts = ViewHost(Choosing()).texts
      #expect(texts.contains("first") && texts.contains("header") && texts.contains("bottom"))
    }

    private struct Refreshing: App {
      var body: some Scene {
        WindowGroup { Text("shown") }
          .backgroundTask(.appRefresh("refresh")) {}
          .commandsRemoved()
      }
    }

    @Test func `background tasks and removed commands leave the window as it is`() {
      #expect(ViewHost(app: Refreshing()).texts == ["shown"])
    }

    @Test func `the modifiers and buttons of a pasteboard are in the tree`() {
      let host = ViewHost {
        Text("a").cuttable(for: String.self) { [] }.pasteDestination(for: String.self) { _ in }
          .onCopyCommand { [] }.onCutCommand(perform: nil).onPasteCommand(of: [.plainText]) { _ in }
        PasteButton(payloadType: String.self) { _ in }
        HelpLink {}
      }
      #expect(
        host.tree == """
          Text "a" [cuttable, pasteDestination, onCopyCommand, onCutCommand, onPasteCommand]
          Button
            Text "Paste"
          Button
            Text "Help"
          """)
    }
  }
#endif
