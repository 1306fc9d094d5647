import CoreGraphics
import Foundation
import OnChangeCompat
import SwiftUI
import Testing
import UIKit
import ViewEngine

@MainActor
@Suite("Containers, documents and labels of SwiftUI", .timeLimit(.minutes(20))) struct ContainerFormsTests {
  private struct Named: View {
    @State var isOn = false
    var body: some View {
      Button("Light") { isOn.toggle() }
        .accessibilityLabel { label in
          Text(isOn ? "On" : "Off")
          label
        }
    }
  }

  @Test func `a control has the texts of the label's closure as its name`() throws {
    let host = ViewHost(Named())
    try host.tap("Off, Light")
    try host.tap("On, Light")
  }

  private struct Opening: View {
    @Environment(\.openURL) var openURL
    @State var answer = "none"
    var body: some View {
      Text(answer)
      Button("Open") { openURL(URL(string: "https://swift.org")!) { answer = $0 ? "opened" : "refused" } }
    }
  }

  @Test func `an opened URL calls its completion with the handler's answer`() throws {
    let host = ViewHost(Opening().environment(\.openURL, OpenURLAction { _ in .handled }))
    try host.tap("Open")
    #expect(host.texts == ["opened", "Open"])
  }

  private struct Lamp: Identifiable {
    let id: Int
    var level = 1
  }

  private struct Lamps: View {
    @State var lamps = [Lamp(id: 1), Lamp(id: 2)]
    var body: some View {
      Picker("Level", sources: $lamps, selection: \.level) {
        Text("low").tag(1)
        Text("high").tag(2)
      }
      Text(lamps.map { "\($0.level)" }.joined(separator: " "))
    }
  }

  @Test func `a picker of several values writes all of them`() throws {
    let host = ViewHost(Lamps())
    try host.pick("high", from: "Level")
    #expect(host.texts.last == "2 2")
  }
}

#if OpenCombine
  @MainActor
  @Suite("Groups of documents", .timeLimit(.minutes(20))) struct DocumentGroupTests {
    private struct Note: FileDocument {
      static let readableContentTypes = [UTType.plainText]
      var text = "new"
      init() {}
      init(configuration: ReadConfiguration) throws {}
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
      }
    }

    private struct NoteView: View {
      @Binding var note: Note
      var body: some View {
        Text(note.text)
        Button("Write") { note.text = "written" }
      }
    }

    struct Notes: App {
      var body: some Scene {
        DocumentGroup(newDocument: Note()) { file in NoteView(note: file.$document) }
      }
    }

    @Test func `a host of an app for documents shows a new one, which can be changed`() throws {
      let host = ViewHost(app: Notes())
      #expect(host.texts == ["new", "Write"])
      try host.tap("Write")
      #expect(host.texts == ["written", "Write"])
    }
  }
#endif
