import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Further ways to present", .timeLimit(.minutes(20))) struct PresentationFormsTests {
  struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
  }

  struct Item: Identifiable { let id: Int }

  struct Everything: View {
    let log: Log
    @State var isOn = false
    @State var item: Item?
    @State var failure: Failure?
    @State var isFailed = false
    @State var isAsked = false
    @State var isSheet = false
    var body: some View {
      Button("Popover") { isOn = true }.popover(isPresented: $isOn, attachmentAnchor: .point(.top), arrowEdge: .bottom)
      {
        Text("over")
      }
      Button("Item") { item = Item(id: 3) }.popover(item: $item) { Text("item \($0.id)") }
      Button("Fail") {
        failure = Failure()
        isFailed = true
      }
      .alert(isPresented: $isFailed, error: failure) { Button("Retry") { log("retry") } }
      Button("Ask") { isAsked = true }.confirmationDialog("Sure?", isPresented: $isAsked, presenting: 5) { number in
        Button("Take \(number)") { log("took \(number)") }
      }
      Button("Sheet") { isSheet = true }.actionSheet(isPresented: $isSheet) {
        ActionSheet(
          title: Text("Title"), message: Text("message"),
          buttons: [.default(Text("Go")) { log("go") }, .cancel()])
      }
    }
  }

  @Test func `popovers, alerts, dialogs and action sheets show their content and can be closed`() throws {
    let log = Log()
    let host = ViewHost(Everything(log: log))
    let buttons = host.texts
    func presented() -> String {
      host.tree.split(separator: "\n").filter {
        !$0.hasPrefix("Button") && !$0.hasPrefix("  Text") || $0.hasPrefix("  Text \"over")
          || $0.hasPrefix("  Text \"item")
      }.joined(separator: "|")
    }
    try host.tap("Popover")
    #expect(presented() == "Popover [attachmentAnchor: point((0.5, 0.0)), arrowEdge: bottom]|  Text \"over\"")
    try host.dismissSheet()
    try host.tap("Item")
    #expect(presented() == "Popover|  Text \"item 3\"")
    try host.dismissSheet()
    try host.tap("Fail")
    #expect(host.texts.filter { !buttons.contains($0) } == ["It failed", "Retry"])
    try host.tap("Retry")
    try host.tap("Ask")
    try host.tap("Take 5")
    try host.tap("Sheet")
    #expect(host.texts.filter { !buttons.contains($0) } == ["Title", "message", "Go", "Cancel"])
    try host.tap("Go")
    #expect(log.take() == ["retry", "took 5", "go"])
    #expect(host.texts == buttons)
  }
}
