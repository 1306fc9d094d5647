import CoreGraphics
import Foundation
import SwiftUI
import Testing
import ViewEngine

@MainActor
@Suite("Forms of SwiftUI's views and modifiers", .timeLimit(.minutes(20))) struct SwiftUIFormsTests {
  private struct Switched: View {
    let isEnabled: Bool
    var body: some View {
      Button("Save") {}.accessibilityLabel("Keep", isEnabled: isEnabled)
        .accessibilityIdentifier("save", isEnabled: isEnabled)
        .accessibilityHidden(true, isEnabled: isEnabled)
    }
  }

  @Test func `a type of SwiftUI's can be named by its module SwiftUICore`() {
    let font: SwiftUICore.Font = .title
    #expect(font == SwiftUI.Font.title)
  }

  @Test func `a form that is switched off changes nothing`() {
    let (on, off) = (ViewHost(Switched(isEnabled: true)).tree, ViewHost(Switched(isEnabled: false)).tree)
    #expect(on.contains("Keep") && on.contains("save"))
    #expect(!off.contains("Keep") && !off.contains("save"))
  }

  private struct Token: Identifiable { let id: Int }

  @Test func `glass is painted, and its buttons act`() throws {
    struct Glassy: View {
      @State private var count = 0
      var body: some View {
        GlassEffectContainer(spacing: 3) { Text("\(count)").glassEffect(.clear.tint(.red), in: .circle) }
        Button("Add") { count += 1 }.buttonStyle(.glass(.regular.interactive()))
        Button("Reset") { count = 0 }.buttonStyle(.glassProminent)
      }
    }
    let host = ViewHost(Glassy())
    try host.tap("Add")
    #expect(host.texts == ["1", "Add", "Reset"] && host.tree.contains("glassEffect: clear tint red"))
  }

  @Test func `a search keeps the count of its tokens`() {
    let view = Text("all").searchable(
      text: .constant(""), tokens: .constant([Token(id: 1), Token(id: 2)]), prompt: "Find"
    ) { Text("\($0.id)") }
    #expect(ViewHost(view).tree.contains("[searchTokens: 2]"))
  }

  private struct Controls: View {
    @State var count = 0
    @State var share = 0.5
    var body: some View {
      Text("count \(count)")
      Button("Add", systemImage: "plus") { count += 1 }
      Slider(
        value: $share, in: 0...1, step: 0.5, onEditingChanged: { _ in }, minimumValueLabel: Text("least"),
        maximumValueLabel: Text("most")
      ) { Text("Share") }
    }
  }

  @Test func `older forms show their texts and act`() throws {
    let host = ViewHost(Controls())
    try host.tap("Add")
    #expect(host.texts.contains("count 1") && host.texts.contains("least"))
  }
}
