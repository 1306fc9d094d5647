import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Looks and inputs that the engine only keeps", .timeLimit(.minutes(20))) struct LaterLooksTests {
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
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.tabBarPlacement) private var placement
    var body: some View {
      Text("\(labelsVisibility) \(appearsActive) \(prominence == .standard) \(placement == nil)")
    }
  }

  @Test func `labelsVisibility sets its environment value, and others have their default`() {
    let host = ViewHost {
      Values().labelsVisibility(.hidden)
      Values()
    }
    #expect(host.texts == ["hidden true true true", "automatic true true true"])
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

  @Test func `an optional gesture acts only while there is one, and an AnyGesture acts as the gesture in it`() throws {
    let log = Log()
    for isOn in [true, false] {
      let tap = TapGesture().onEnded { log("tapped") }
      try? ViewHost { Text("a").gesture(isOn ? tap : nil) }.tap("a")
    }
    try ViewHost { Text("a").gesture(AnyGesture(TapGesture().onEnded { log("any") })) }.tap("a")
    #expect(log.take() == ["tapped", "any"])
  }

  private final class Note: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    let text: String
    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws { text = "" }
    func snapshot(contentType: UTType) throws -> String { text }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  private struct Exporting: View {
    @State private var isShown = true
    @State private var result = ""
    var body: some View {
      Text(result).fileExporter(isPresented: $isShown, document: Note("words"), contentType: .plainText) {
        result = (try? $0.get()).flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "failed"
      }
    }
  }

  @Test func `a document that is an object is exported to the chosen file`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    let host = ViewHost(Exporting())
    try host.chooseFile(url)
    #expect(host.texts == ["words"])
  }
}

@MainActor
@Suite("Forms that stopped files of apps", .timeLimit(.minutes(20))) struct FormsOfAppsTests {
  private struct Choosing: View {
    @State private var chosen = "b"
    @State private var isAsked = true
    @State private var photos: [Int] = []
    var body: some View {
      List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
      Text("chosen \(chosen)")._tightPadding()
        .photosPicker(isPresented: $isAsked, selection: $photos, matching: .any(of: [.images, .not(.videos)]))
    }
  }

  @Test func `a list with a required selection selects the tapped row`() throws {
    let host = ViewHost(Choosing())
    try host.tap("a")
    #expect(host.texts.last == "chosen a")
    #expect(host.tree.contains("[_tightPadding, photosPicker]"))
  }

  #if !canImport(Darwin)
    private struct Note {}
    private struct Requesting: View {
      @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>
      var body: some View { Text("\(notes.count)") }
    }

    @Test func `a request without an order compiles, and has no results`() {
      #expect(ViewHost(Requesting()).texts == ["0"])
    }

    private struct Asking: View {
      @State private var isAsked = true
      @State private var name = ""
      let title: LocalizedStringResource
      var body: some View {
        Text("asking").confirmationDialog(title, isPresented: $isAsked) {
          Button("Yes") {}
        } message: {
          Text("message")
        }
        TextField(title, text: $name)
        Menu(title) { Button("item") {} }
        Picker(title, selection: $name) { Text("a").tag("a") }
      }
    }

    @Test func `titles can be resources`() throws {
      let host = ViewHost(Asking(title: "Title"))
      #expect(host.texts.filter { $0 == "Title" }.count >= 2)
      try host.tap("Yes")
      #expect(!host.texts.contains("message"))
    }
  #endif
}
