import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Looks and inputs that the engine only keeps", .timeLimit(.minutes(20))) struct KeptInputTests {
  private struct Values: View {
    @Environment(\.labelsVisibility) private var labelsVisibility
    var body: some View {
      Text("\(labelsVisibility)")
    }
  }

  @Test func `labelsVisibility sets its environment value, and others have their default`() {
    let host = ViewHost {
      Values().labelsVisibility(.hidden)
      Values()
    }
    #expect(host.texts == ["hidden", "automatic"])
  }

  @Test func `an optional gesture acts only while there is one`() throws {
    let log = Log()
    for isOn in [true, false] {
      let tap = TapGesture().onEnded { log("tapped") }
      try? ViewHost { Text("a").gesture(isOn ? tap : nil) }.tap("a")
    }
    #expect(log.take() == ["tapped"])
  }
}

@MainActor
@Suite("Forms that stopped files of apps", .timeLimit(.minutes(20))) struct FormsOfAppsTests {
  private struct Choosing: View {
    @State private var chosen = "b"
    var body: some View {
      List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
      Text("chosen \(chosen)")._tightPadding()
    }
  }

  @Test func `a list with a required selection selects the tapped row`() throws {
    let host = ViewHost(Choosing())
    try host.tap("a")
    #expect(host.texts.last == "chosen a")
    #expect(host.tree.contains("[_tightPadding]"))
  }
}
