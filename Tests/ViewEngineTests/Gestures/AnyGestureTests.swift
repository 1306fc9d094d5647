import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Gestures without a type, and optional ones", .timeLimit(.minutes(20))) struct AnyGestureTests {
  @Test func `an AnyGesture recognizes the touches of its base, and maps values`() throws {
    var trace: [String] = []
    struct Swipe: Gesture {
      let name: String
      var body: AnyGesture<String> { AnyGesture(DragGesture().map { "\(name) \($0.translation.width)" }) }
    }
    let view = Text("Card").gesture(
      Swipe(name: "drag").onChanged { trace.append("\($0)…") }.onEnded { trace.append($0) })
    let host = ViewHost(view, configuration: .silent)
    try host.drag("Card", by: CGSize(width: 30, height: 0))
    #expect(trace == ["drag 30.0…", "drag 30.0"])
  }

  @Test func `a gesture that is nil is not offered, and is once it has a value`() throws {
    struct Card: View {
      @State var isEditing = false
      @State var taps = 0
      var body: some View {
        Text("Card").gesture(isEditing ? TapGesture().onEnded { taps += 1 } : nil)
        Text("\(taps)")
        Button("Edit") { isEditing.toggle() }
      }
    }
    let host = ViewHost(Card(), configuration: .silent)
    #expect(throws: ViewHostError.self) { try host.tap("Card") }
    try host.tap("Edit")
    try host.tap("Card")
    #expect(host.texts == ["Card", "1", "Edit"])
    try host.tap("Edit")
    #expect(throws: ViewHostError.self) { try host.tap("Card") }
  }

  @Test func `the results of onChanged, onEnded and updating have SwiftUI's names`() throws {
    struct Names<Base: Gesture> where Base.Value: Equatable {
      let base: Base
      func ended(_ state: GestureState<Int>) -> _EndedGesture<_ChangedGesture<GestureStateGesture<Base, Int>>> {
        base.updating(state) { _, count, _ in count += 1 }.onChanged { _ in }.onEnded { _ in }
      }
    }
    let host = ViewHost(
      Text("Card").gesture(Names(base: DragGesture()).ended(GestureState(wrappedValue: 0))), configuration: .silent)
    try host.drag("Card", by: CGSize(width: 30, height: 0))
    #expect(host.warnings.isEmpty)
  }

  @Test func `a button gesture runs beside the button's own action, between two changes of pressing`() throws {
    var trace: [String] = []
    let view = Button("Go") { trace.append("button") }
      ._onButtonGesture {
        trace.append("pressing \($0)")
      } perform: {
        trace.append("perform")
      }
    let host = ViewHost(view, configuration: .silent)
    try host.tap("Go")
    #expect(trace.sorted() == ["button", "perform", "pressing false", "pressing true"])
    #expect(trace.filter { $0 != "button" } == ["pressing true", "perform", "pressing false"])
  }
}
