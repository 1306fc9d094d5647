import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Drag and drop", .timeLimit(.minutes(20))) struct DragAndDropTests {
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

  @Test func `drag(_:onto:) drops an item, and throws if the destination does not accept it`() throws {
    let log = Log()
    let host = ViewHost(Boxes(log: log))
    try host.drag("source", onto: "words")
    #expect(log.take() == ["over true", #"["a word"] at 0.0 while true"#, "over false"])
    #expect(throws: ViewHostError.self) { try host.drag("number", onto: "words") }
    #expect(throws: ViewHostError.self) { try host.drag("words", onto: "words") }
    #expect(throws: ViewHostError.self) { try host.drag("source", onto: "source") }
    #expect(log.take() == [])
  }

  @Test func `drag(_:onto:) lists the candidates if several views match`() throws {
    struct Box: View {
      let name: String
      let log: Log
      var body: some View {
        Section(name) {
          Text("card").draggable("card of \(name)")
          Text("bin").dropDestination(for: String.self) { items, _ in
            log("\(items[0]) in \(name)")
            return true
          }
        }
      }
    }
    let log = Log()
    let host = ViewHost {
      Box(name: "Old", log: log)
      Box(name: "New", log: log)
      Text("shelf").dropDestination(for: String.self) { items, _ in
        log("\(items[0]) on the shelf")
        return true
      }
    }
    let error = #expect(throws: ViewHostError.self) { try host.drag("card", onto: "shelf") }
    #expect(
      error?.message == """
        drag: there are 2 views to drag labelled "card", and no index selects one.
          at: 0 is in the Section with "Old", "bin"
          at: 1 is in the Section with "New", "bin"

        To fix, add one of these indices.
        """)
    try host.drag("card", onto: "shelf", at: 1)
    try host.drag("card", onto: "bin", in: host.section("New"))
    #expect(log.take() == ["card of New on the shelf", "card of New in New"])
    #expect(throws: ViewHostError.self) { try host.drag("card", onto: "shelf", in: host.section("New")) }
    #expect(throws: ViewHostError.self) { try host.drag("card", onto: "bin", at: 0) }
    #expect(log.take() == [])
  }

  @Test func `an onDrop action loads the item from its NSItemProvider`() throws {
    let log = Log()
    let host = ViewHost(Boxes(log: log))
    try host.drag("old", onto: "providers")
    #expect(log.take() == ["targeted true", "text", "targeted false"])
    try host.drop(["word"], onto: "providers")
    #expect(log.take() == ["targeted true", "word", "targeted false"])
    #expect(throws: ViewHostError.self) { try host.drop([URL(fileURLWithPath: "/a")], onto: "providers") }
  }

  private struct Rows: View {
    let log: Log
    @State var words = ["a", "b"]

    var body: some View {
      ForEach(words, id: \.self) { word in Text(word) }
        .onInsert(of: [.plainText]) { offset, providers in
          log("at \(offset)")
          for provider in providers {
            _ = provider.loadObject(ofClass: NSString.self) { word, _ in
              let word = word.map { "\($0)" }
              MainActor.assumeIsolated { if let word { words.insert(word, at: offset) } }
            }
          }
        }
      ForEach(["x", "y"], id: \.self) { word in Text(word) }
        .onInsert(of: ["public.url"]) { offset, providers in log("\(providers.count) at \(offset)") }
      Text("other").dropDestination(for: String.self) { _, _ in true }
    }
  }

  @Test func `an item dropped on a row is inserted before it, or after it with drop(_:after:)`() throws {
    let log = Log()
    let host = ViewHost(Rows(log: log))
    try host.drop(["c"], onto: "b")
    try host.drop(["d"], after: "b")
    #expect(log.take() == ["at 1", "at 3"])
    #expect(host.texts == ["a", "c", "b", "d", "x", "y", "other"])
    try host.drop([URL(string: "https://example.org") as Any], onto: "y")
    #expect(log.take() == ["1 at 1"])
  }

  @Test func `a row refuses items of a different type, and drop(_:after:) throws for a plain view`() {
    let log = Log()
    let host = ViewHost(Rows(log: log))
    #expect {
      try host.drop([7], after: "a")
    } throws: {
      ($0 as? ViewHostError)?.message == """
        drop: the view "a" does not accept items of type Int.

        To fix, drop items of a type that its modifier names; an action of .dropDestination also has to return true.
        """
    }
    #expect {
      try host.drop(["e"], after: "other")
    } throws: {
      ($0 as? ViewHostError)?.message == """
        drop: "other" is no row of a ForEach with .onInsert, so nothing can be dropped after it.

        To fix, drop the items onto it: drop(…, onto: "other").
        """
    }
    #expect(log.take() == [])
    #expect(host.texts == ["a", "b", "x", "y", "other"])
  }

  #if !canImport(Darwin)
    @Test func `loadItem(forTypeIdentifier:) returns the item for a matching type, and fails otherwise`() async throws {
      let provider = NSItemProvider(object: URL(fileURLWithPath: "/a") as any NSItemProviderWriting)
      let item = try await provider.loadItem(forTypeIdentifier: UTType.fileURL.identifier)
      #expect(item as? URL == URL(fileURLWithPath: "/a"))
      await #expect(throws: CocoaError.self) { try await provider.loadItem(forTypeIdentifier: UTType.png.identifier) }
      let log = Log()
      provider.loadItem(forTypeIdentifier: "public.url") { item, error in log("\(item is URL), \(error == nil)") }
      provider.loadItem(forTypeIdentifier: "public.png") { item, error in log("\(item is URL), \(error == nil)") }
      #expect(log.take() == ["true, true", "false, false"])
      #expect(provider.canLoadObject(ofClass: URL.self) && provider.canLoadObject(ofClass: NSURL.self))
      #expect(!provider.canLoadObject(ofClass: NSString.self))
    }
  #endif

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

  @Test func `a DropDelegate receives dropEntered and performDrop only if validateDrop accepts`() throws {
    let log = Log()
    let host = ViewHost { Text("here").onDrop(of: [.item], delegate: Delegate(log: log)) }
    try host.drop([URL(fileURLWithPath: "/a")], onto: "here")
    #expect(log.take() == ["entered", "dropped 1"])
    #expect(throws: ViewHostError.self) { try host.drop([URL(string: "https://example.org") as Any], onto: "here") }
    #expect(log.take() == [])
  }

  @Test func `a DropDelegate that proposes forbidden or cancel receives dropExited and no drop`() throws {
    struct Gate: DropDelegate {
      let log: Log
      let operation: DropOperation
      func dropEntered(info: DropInfo) { log("entered") }
      func dropExited(info: DropInfo) { log("exited") }
      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
      func performDrop(info: DropInfo) -> Bool {
        log("dropped")
        return true
      }
    }
    let log = Log()
    for operation in [DropOperation.forbidden, .cancel] {
      let host = ViewHost { Text("here").onDrop(of: [.item], delegate: Gate(log: log, operation: operation)) }
      #expect(throws: ViewHostError.self) { try host.drop([URL(fileURLWithPath: "/a")], onto: "here") }
      #expect(log.take() == ["entered", "exited"])
    }
    let host = ViewHost { Text("here").onDrop(of: [.item], delegate: Gate(log: log, operation: .move)) }
    try host.drop([URL(fileURLWithPath: "/a")], onto: "here")
    #expect(log.take() == ["entered", "dropped"])
  }

  @MainActor
  private final class Basket {
    var count = 0
  }

  /// A delegate that calls main-actor code, as one with a view model does.
  private struct Filling: DropDelegate {
    let basket: Basket
    func validateDrop(info: DropInfo) -> Bool { basket.count < 2 }
    func performDrop(info: DropInfo) -> Bool {
      basket.count += 1
      return true
    }
  }

  @Test func `a DropDelegate runs on the main actor`() throws {
    let basket = Basket()
    let host = ViewHost(Text("here").onDrop(of: [.item], delegate: Filling(basket: basket)))
    try host.drop([URL(fileURLWithPath: "/a")], onto: "here")
    try host.drop([URL(fileURLWithPath: "/b")], onto: "here")
    #expect(basket.count == 2)
    #expect(throws: ViewHostError.self) { try host.drop([URL(fileURLWithPath: "/c")], onto: "here") }
  }

  @Test func `a UTType conforms to its parent types, and is found by its filename extension`() {
    #expect(UTType.png.conforms(to: .item))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
    #expect(UTType("no.such.type") == nil)
    #expect(UTType(exportedAs: "my.type").identifier == "my.type")
    #expect(UTType(importedAs: "my.type", conformingTo: .json).conforms(to: .text))
    #expect(UTType(importedAs: "my.type", conformingTo: .json) == UTType(exportedAs: "my.type"))
    #expect(!UTType(exportedAs: "my.type").conforms(to: .data))
    #expect(UTType.json.preferredFilenameExtension == "json")
  }
}

extension View {
  fileprivate func onChange(_ isTargeted: Bool, _ log: Log) -> some View {
    observe(isTargeted, followsCaptureRule: true) { log("targeted \($0)") }
  }
}
