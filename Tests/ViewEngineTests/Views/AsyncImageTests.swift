import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Pictures that are loaded", .timeLimit(.minutes(20))) struct AsyncImageTests {
  private struct Failure: Error {}

  private struct Pictures: View {
    @State var name = "a"
    var url: URL? { URL(string: "https://example.org/\(name)") }

    var body: some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: ProgressView("loading")
        case .success(let image): image.resizable()
        case .failure: Text("failed")
        }
      }
      AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        Text("waiting")
      }
      Button("other") { name = "b" }
    }
  }

  @Test func `finishLoading() sets the image of an AsyncImage, and a new URL restarts the loading`() throws {
    let host = ViewHost(Pictures())
    let (a, b) = (
      try #require(URL(string: "https://example.org/a")), try #require(URL(string: "https://example.org/b"))
    )
    #expect(host.texts == ["loading", "waiting", "other"])
    try host.finishLoading(a, with: .success(Image("picture")))
    #expect(host.texts == ["other"])
    #expect(throws: ViewHostError.self) { try host.finishLoading(b, with: .failure(Failure())) }
    try host.tap("other")
    #expect(host.texts == ["loading", "waiting", "other"])
    try host.finishLoading(b, with: .failure(Failure()))
    #expect(host.texts == ["failed", "waiting", "other"])
  }

  @Test func `an AsyncImage without a content closure shows the loaded image`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let host = ViewHost(AsyncImage(url: url))
    #expect(host.tree == "AsyncImage [url: https://example.org/a]\n  Color [gray]")
    try host.finishLoading(url, with: .success(Image("picture")))
    #expect(host.tree == "AsyncImage [url: https://example.org/a]\n  Image [name: picture]")
  }
}
