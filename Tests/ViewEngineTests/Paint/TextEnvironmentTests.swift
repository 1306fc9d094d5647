import Foundation
import Testing
import ViewEngine

@MainActor
@Suite("Values of the environment that modifiers for looks set", .timeLimit(.minutes(20))) struct TextEnvironmentTests {
  private struct Reader: View {
    @Environment(\.lineSpacing) private var lineSpacing
    @Environment(\.truncationMode) private var truncationMode
    @Environment(\.textCase) private var textCase
    @Environment(\.imageScale) private var imageScale
    @Environment(\.symbolRenderingMode) private var renderingMode
    @Environment(\.headerProminence) private var prominence
    @Environment(\.autocorrectionDisabled) private var autocorrectionDisabled

    var body: some View {
      Text("\(lineSpacing) \(truncationMode) \(textCase.map { "\($0)" } ?? "none")")
      Text("\(imageScale) \(renderingMode?.description ?? "none") \(prominence) \(autocorrectionDisabled)")
    }
  }

  @Test func `views read the defaults without a modifier`() {
    #expect(ViewHost(Reader()).texts == ["0.0 tail none", "medium none standard false"])
  }

  @Test func `views inside read what the modifiers set`() {
    let view = VStack { Reader() }
      .lineSpacing(3).truncationMode(.middle).textCase(.uppercase).imageScale(.large)
      .symbolRenderingMode(.hierarchical).headerProminence(.increased).autocorrectionDisabled()
    #expect(ViewHost(view).texts == ["3.0 middle uppercase", "large hierarchical increased true"])
  }

  @Test func `correction is on again inside a view that asks for it`() {
    let view = VStack { Reader().disableAutocorrection(false) }.disableAutocorrection(true)
    #expect(ViewHost(view).texts.last == "medium none standard false")
  }
}
