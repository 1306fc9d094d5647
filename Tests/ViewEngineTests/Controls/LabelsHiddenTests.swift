import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("labelsHidden", .timeLimit(.minutes(20))) struct LabelsHiddenTests {
  struct Settings: View {
    @State private var isOn = false
    @State private var count = 1
    @State private var color = Color.red
    var body: some View {
      VStack {
        Toggle("Loud", isOn: $isOn)
        Stepper("Count", value: $count)
        Picker("Size", selection: $count) {
          Text("S").tag(1)
          Text("M").tag(2)
        }
        ColorPicker("Colour", selection: $color)
        LabeledContent("Name", value: "Value")
        Button("Go") {}
      }.labelsHidden()
      Text("\(isOn) \(count) \(color)")
    }
  }

  @Test func `labelsHidden removes labels from the texts, but controls are still found by them`() throws {
    let host = ViewHost(Settings())
    #expect(host.texts == ["S", "Value", "Go", "false 1 red"])
    try host.toggle("Loud")
    try host.increment("Count")
    try host.pick(.blue, from: "Colour")
    #expect(host.texts == ["M", "Value", "Go", "true 2 blue"])
    try host.pick("S", from: "Size")
    #expect(host.texts == ["S", "Value", "Go", "true 1 blue"])
  }

  @Test func `a Picker's currentValueLabel is read instead of the selected option`() throws {
    let host = ViewHost(
      Picker(selection: .constant(1)) {
        Text("S").tag(1)
      } label: {
        Text("Size")
      } currentValueLabel: {
        Text("small")
      })
    #expect(host.texts == ["Size", "small"])
    try host.pick("S", from: "Size small")
  }

  @Test func `labelsVisibility and labelsHidden set the environment value`() throws {
    struct Shown: View {
      @Environment(\.labelsVisibility) var visibility
      let name: String
      var body: some View { Text("\(name) \(visibility)") }
    }
    let host = ViewHost {
      Shown(name: "outside")
      Shown(name: "a").labelsVisibility(.visible).labelsHidden()
      Shown(name: "b").labelsHidden()
      Toggle("Loud", isOn: .constant(true)).labelsVisibility(.visible)
      Toggle("Quiet", isOn: .constant(true)).labelsVisibility(.hidden)
    }
    #expect(host.texts == ["outside automatic", "a visible", "b hidden", "Loud"])
  }
}
