import Foundation
import SwiftUI
import Testing

/// A view of a different framework, whose methods would trap.
private final class Canvas {
  init() { preconditionFailure("the engine makes nothing of another framework") }
}

private struct MapView: UIViewRepresentable {
  let place: String
  @Binding var zoom: Int

  func makeUIView(context: Context) -> Canvas { Canvas() }
  func updateUIView(_ uiView: Canvas, context: Context) { context.coordinator.count += 1 }
  func makeCoordinator() -> Coordinator { Coordinator() }
  final class Coordinator { var count = 0 }
}

private struct Page: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Canvas { Canvas() }
  func updateUIViewController(_ uiViewController: Canvas, context: Context) {}
}

private struct Field: NSViewRepresentable {
  func makeNSView(context: Context) -> Canvas { Canvas() }
  func updateNSView(_ nsView: Canvas, context: Context) {}
}

private struct Sidebar: NSViewControllerRepresentable {
  func makeNSViewController(context: Context) -> Canvas { Canvas() }
  func updateNSViewController(_ nsViewController: Canvas, context: Context) {}
}

private struct Swipe: UIGestureRecognizerRepresentable {
  var action: (CGPoint?) -> Void = { _ in }

  func makeUIGestureRecognizer(context: Context) { preconditionFailure("the engine makes no recognizer") }
  func handleUIGestureRecognizerAction(_ recognizer: Void, context: Context) {
    action(context.converter.translation(in: .global))
  }
}

private struct Screen: View {
  @State var zoom = 1
  @State var place = "Rome"
  var body: some View {
    VStack {
      MapView(place: place, zoom: $zoom)
      Text("zoom \(zoom)")
      Button("Paris") { (place, zoom) = ("Paris", zoom + 10) }
    }
  }
}

@MainActor
@Suite("Views of UIKit and AppKit", .timeLimit(.minutes(20))) struct RepresentableTests {
  @Test func `a representable is a named leaf in the render tree, and its methods are not called`() throws {
    let host = ViewHost(Screen())
    #expect(host.tree.contains("UIViewRepresentable [of: MapView]"))
    try host.tap("Paris")
    #expect(host.texts == ["zoom 11", "Paris"])
    #expect(host.warnings == [])
  }

  @Test func `the render tree names the kind and type of each representable`() {
    let host = ViewHost {
      Page()
      Field()
      Sidebar()
    }
    for line in [
      "UIViewControllerRepresentable [of: Page]", "NSViewRepresentable [of: Field]",
      "NSViewControllerRepresentable [of: Sidebar]",
    ] {
      #expect(host.tree.contains(line))
    }
  }

  @Test func `a host can replace a representable with a view that gets its values`() throws {
    var configuration = ViewHost.Configuration()
    configuration.replace(MapView.self) { map in
      Text("map of \(map.place)")
      Button("Zoom in") { map.zoom += 1 }
    }
    let host = ViewHost(Screen(), configuration: configuration)
    #expect(host.texts == ["map of Rome", "Zoom in", "zoom 1", "Paris"])
    try host.tap("Zoom in")
    try host.tap("Paris")
    #expect(host.texts == ["map of Paris", "Zoom in", "zoom 12", "Paris"])
    #expect(!host.tree.contains("MapView"))
  }

  @Test func `a replacement affects only the given representable type`() {
    var configuration = ViewHost.Configuration()
    configuration.replace(Page.self) { _ in Text("page") }
    let host = ViewHost(configuration: configuration) {
      Page()
      Field()
    }
    #expect(host.texts == ["page"] && host.tree.contains("NSViewRepresentable [of: Field]"))
  }

  @Test func `a test can make a context and call a coordinator itself`() {
    let map = MapView(place: "Oslo", zoom: .constant(1))
    let context = MapView.Context(coordinator: map.makeCoordinator())
    context.coordinator.count = 3
    #expect(context.coordinator.count == 3)

  }

  @Test func `a gesture recognizer leaves its name at its view, and nothing of it is called`() {
    let host = ViewHost(Text("row").gesture(Swipe()))
    #expect(host.tree == #"Text "row" [gesture: Swipe]"#)
    #expect(host.warnings == [])
  }

  @Test func `a test can call a gesture's action with the places that it chooses`() {
    var translations: [CGPoint?] = []
    let swipe = Swipe { translations.append($0) }
    let converter = Swipe.CoordinateSpaceConverter(localTranslation: CGPoint(x: 4, y: 0))
    swipe.handleUIGestureRecognizerAction(
      (), context: Swipe.Context(coordinator: swipe.makeCoordinator(converter: converter), converter: converter))
    #expect(translations == [CGPoint(x: 4, y: 0)])
    #expect(converter.location(in: .local) == .zero && converter.velocity(in: .global) == nil)
  }
}
