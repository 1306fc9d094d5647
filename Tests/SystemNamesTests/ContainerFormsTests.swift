#if !canImport(Darwin)
  import CoreGraphicsNames
  import Foundation
  import OnChangeCompat
  import SwiftUINames
  import Testing
  import UIKitNames
  import ViewEngine

  private struct RankKey: ContainerValueKey { static let defaultValue = 0 }

  extension ContainerValues {
    fileprivate var rank: Int {
      get { self[RankKey.self] }
      set { self[RankKey.self] = newValue }
    }
  }

  @MainActor
  @Suite("Containers, documents and labels of SwiftUI", .timeLimit(.minutes(20))) struct ContainerFormsTests {
    private struct Ranks<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        ForEach(subviews: content) { subview in Text("rank \(subview.containerValues.rank)") }
      }
    }

    @Test func `a container reads the values of its views, of which the outer one wins`() {
      let view = Ranks {
        Text("a").containerValue(\.rank, 1)
        Text("b").containerValue(\.rank, 1).containerValue(\.rank, 2)
        Text("c")
      }
      #expect(ViewHost(view).texts == ["rank 1", "rank 2", "rank 0"])
    }

    private struct Outline<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        ForEach(sections: content) { section in
          section.header
          Text("rows \(section.content.count)")
          section.content.first
          section.footer
        }
      }
    }

    @Test func `sections have their header, rows and footer, and loose rows are a section`() {
      let view = Outline {
        Text("loose")
        Section("Fruit") {
          Text("apple")
          Text("pear")
        }
        Section {
          Text("bread")
        } footer: {
          Text("fresh")
        }
      }
      #expect(
        ViewHost(view).texts == ["rows 1", "loose", "Fruit", "rows 2", "apple", "rows 1", "bread", "fresh"])
    }

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

    @Test func `literals are colours and pictures of UIKit`() {
      #expect(UIColor(_colorLiteralRed: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      let color: UIColor = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)
      #expect(color == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test func `an arc between two lines touches both`() {
      var path = Path()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
      let end = path.currentPoint ?? .zero
      #expect(abs(end.x - 10) < 0.001 && abs(end.y - 4) < 0.001)
    }

    @Test func `a custom animation can be asked for its values`() {
      var context = AnimationContext<Double>()
      #expect(Half().animate(value: 4, time: 0, context: &context) == 2)
      #expect(Animation(Half()).description == "Half")
    }

    private struct Half: CustomAnimation {
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        value.scaled(by: 0.5)
      }
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
#endif
