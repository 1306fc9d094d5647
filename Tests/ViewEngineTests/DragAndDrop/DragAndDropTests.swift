import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Drag and drop", .timeLimit(.minutes(5))) struct DragAndDropTests {
  private struct Boxes: View {
    let log: Log
    @State var isOver = false
    @State var isTargeted = false

    var body: some View {
      Text("source").draggable("a word")
      Text("number").draggable(7) { Text("preview") }
      Text("old").onDrag { NSItemProvider(object: "text" as NSString) }
      Text("words").dropDestination(for: String.self) { words, place in
        log("\(words) at \(place.x) while \(isOver)")
        return true
      } isTargeted: {
        log("over \($0)")
        isOver = $0
      }
      Text("providers").onDrop(of: [.plainText], isTargeted: $isTargeted) { providers in
        _ = providers[0].loadObject(ofClass: NSString.self) { text, _ in
          let text = text.map { "\($0)" } ?? "none"
          MainActor.assumeIsolated { log(text) }
        }
        return true
      }
      .onChange(isTargeted, log)
    }
  }

  @Test func `a view is dragged onto another one, which takes what it understands`() throws {
    let log = Log()
    let host = ViewHost(Boxes(log: log))
    try host.drag("source", onto: "words")
    #expect(log.take() == ["over true", #"["a word"] at 0.0 while true"#, "over false"])
    #expect(throws: ViewHostError.self) { try host.drag("number", onto: "words") }
    #expect(throws: ViewHostError.self) { try host.drag("words", onto: "words") }
    #expect(throws: ViewHostError.self) { try host.drag("source", onto: "source") }
    #expect(log.take() == [])
  }

  @Test func `a provider gives its item`() throws {
    let log = Log()
    let host = ViewHost(Boxes(log: log))
    try host.drag("old", onto: "providers")
    #expect(log.take() == ["targeted true", "text", "targeted false"])
    try host.drop(["word"], onto: "providers")
    #expect(log.take() == ["targeted true", "word", "targeted false"])
    #expect(throws: ViewHostError.self) { try host.drop([URL(fileURLWithPath: "/a")], onto: "providers") }
  }

  private struct Delegate: DropDelegate {
    let log: Log
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.fileURL]) }
    func dropEntered(info: DropInfo) { log("entered") }
    func dropExited(info: DropInfo) { log("exited") }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .copy) }
    func performDrop(info: DropInfo) -> Bool {
      log("dropped \(info.itemProviders(for: [.url]).count)")
      return true
    }
  }

  @Test func `a delegate is told of what comes, and takes what it has found good`() throws {
    let log = Log()
    let host = ViewHost { Text("here").onDrop(of: [.item], delegate: Delegate(log: log)) }
    try host.drop([URL(fileURLWithPath: "/a")], onto: "here")
    #expect(log.take() == ["entered", "dropped 1"])
    #expect(throws: ViewHostError.self) { try host.drop([URL(string: "https://example.org") as Any], onto: "here") }
    #expect(log.take() == [])
  }

  @Test func `a type knows those that it is one of`() {
    #expect(UTType.png.conforms(to: .item))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
    #expect(UTType("no.such.type") == nil)
    #expect(UTType(exportedAs: "my.type").identifier == "my.type")
    #expect(UTType.json.preferredFilenameExtension == "json")
  }
}

extension View {
  fileprivate func onChange(_ isTargeted: Bool, _ log: Log) -> some View {
    observe(isTargeted, followsCaptureRule: true) { log("targeted \($0)") }
  }
}
