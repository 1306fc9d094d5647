import QuartzCore
import SwiftUI
import Testing

@MainActor
@Suite("Names that keep what a file asks for", .timeLimit(.minutes(20))) struct KeptRequestsTests {
  @Test func `a picture of a context has the context's size, and contexts end in reverse order`() {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 2))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 4), false, 2)
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    #expect(inner?.size == CGSize(width: 3, height: 4) && inner?.scale == 2)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 1, height: 2))
    #expect(UIGraphicsGetCurrentContext()?.width == 1)
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `an image renderer keeps its view and makes no picture`() {
    let renderer = ImageRenderer(content: Text("Card"))
    renderer.scale = 3
    var draws = 0
    renderer.render { _, _ in draws += 1 }
    #expect(renderer.uiImage == nil && renderer.nsImage == nil && renderer.cgImage == nil && draws == 0)
    #expect(renderer.scale == 3 && ViewHost(renderer.content).texts == ["Card"])
  }

  @Test func `a font of UIKit or AppKit as a CTFont is the same font`() {
    let (one, other) = (UIFont.systemFont(ofSize: 9), NSFont.systemFont(ofSize: 8))
    #expect(Font(one as CTFont) == Font(one) && Font(other as CTFont) == Font(other))
  }

  @Test func `a list of bindings with an identity by key path edits its elements`() throws {
    struct Server: Equatable { var address: String }
    struct Servers: View {
      @State private var servers = [Server(address: "a"), Server(address: "b")]
      @State private var selected: String?
      var body: some View {
        List($servers, id: \.address, selection: $selected) { server in
          Button(server.wrappedValue.address) { server.wrappedValue.address += "!" }
        }
        .listStyle(.bordered(alternatesRowBackgrounds: true))
      }
    }
    let host = ViewHost(Servers())
    try host.tap("b")
    #expect(host.texts == ["a", "b!"])
  }
}
