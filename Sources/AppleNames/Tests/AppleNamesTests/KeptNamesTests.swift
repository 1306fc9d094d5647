import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Names of SwiftUI that a view only keeps", .timeLimit(.minutes(20))) struct KeptNamesTests {
  private struct Phases: View {
    var body: some View {
      PhaseAnimator([1, 2]) {
        Text("phase \($0)")
      } animation: { _ in
        .linear
      }
      Text("v").phaseAnimator([false, true], trigger: 3) { view, phase in view.opacity(phase ? 1 : 0.5) }
    }
  }

  @Test func `an animator shows the view of its first phase`() {
    #expect(ViewHost(Phases()).texts == ["phase 1", "v"])
  }

  private struct Photos: View {
    @State private var isAsked = true
    @State private var photos: [Int] = []
    var body: some View {
      Text("a").photosPicker(
        isPresented: $isAsked, selection: $photos, matching: .any(of: [.images, .not(.videos)]))
    }
  }

  @Test func `a picker of photos is in the tree`() {
    #expect(ViewHost(Photos()).tree == #"Text "a" [photosPicker]"#)
  }
}
