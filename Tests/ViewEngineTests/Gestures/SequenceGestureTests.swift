import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Gestures in a row", .timeLimit(.minutes(20))) struct SequenceGestureTests {
  private struct Card: View {
    let log: Log
    @State var changes = 0

    var body: some View {
      Text("card").gesture(
        LongPressGesture().sequenced(before: DragGesture())
          .onChanged { value in
            switch value {
            case .first(let isPressing): log("first \(isPressing)")
            case .second(_, let drag): log("second \(drag.map { "\($0.translation.width)" } ?? "none")")
            }
            changes += 1
          }
          .onEnded { value in
            if case .second(_, let drag?) = value { log("ended \(drag.translation.width)") }
            changes += 1
          })
      Text("\(changes)")
    }
  }

  @Test func `a sequenced gesture starts its second part after the first, even if the view changes`() throws {
    let log = Log()
    let host = ViewHost(Card(log: log))
    try host.drag("card", by: CGSize(width: 20, height: 0))
    #expect(log.take() == [])
    try host.longPress("card")
    #expect(log.take() == ["first true", "second none"])
    try host.drag("card", by: CGSize(width: 30, height: 0))
    #expect(log.take() == ["second 30.0", "ended 30.0"])
    try host.drag("card", by: CGSize(width: 40, height: 0))
    #expect(log.take() == [])
    #expect(host.texts == ["card", "4"])
  }
}
