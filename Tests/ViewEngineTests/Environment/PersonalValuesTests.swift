import Foundation
import Testing

@testable import ViewEngine

/// The values of the environment for a person's preferences and for the available space.
@MainActor
@Suite("Values that views look different for", .timeLimit(.minutes(20))) struct PersonalValuesTests {
  private struct Reader: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.layoutDirection) private var direction
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.dynamicTypeSize) private var size
    @ScaledMetric private var side = 17.0

    var body: some View {
      Text(
        [
          width.map { "\($0)" } ?? "none", "\(direction)", "\(reducesMotion)", "\(reasons)", "\(size)",
          "\(side)",
        ].joined(separator: " "))
    }
  }

  @Test func `setEnvironment updates the readers of layout, accessibility and text size values`() {
    let host = ViewHost(Reader())
    #expect(host.texts == ["none leftToRight false  large 17.0"])
    host.setEnvironment(\.horizontalSizeClass, to: .compact)
    host.setEnvironment(\.layoutDirection, to: .rightToLeft)
    host.setEnvironment(\.accessibilityReduceMotion, to: true)
    host.setEnvironment(\.dynamicTypeSize, to: .accessibility1)
    #expect(host.texts == ["compact rightToLeft true  accessibility1 28.0"])
  }

  @Test func `@ScaledMetric grows with the text style that it is relative to`() {
    struct Lengths: View {
      @ScaledMetric(relativeTo: .largeTitle) private var title = 34.0
      @ScaledMetric(relativeTo: .caption) private var caption = 24.0
      @ScaledMetric private var plain = 34.0
      var body: some View { Text("\(title) \(caption) \(plain)") }
    }
    let host = ViewHost(Lengths())
    #expect(host.texts == ["34.0 24.0 34.0"])
    host.setEnvironment(\.dynamicTypeSize, to: .accessibility5)
    #expect(host.texts == ["60.0 86.0 106.0"])
    host.setEnvironment(\.dynamicTypeSize, to: .xSmall)
    #expect(host.texts == ["31.0 22.0 28.0"])
  }

  @Test func `dynamicTypeSize(_:) limits the text size to a range`() {
    let host = ViewHost {
      Reader().dynamicTypeSize(...DynamicTypeSize.xLarge)
      Reader().dynamicTypeSize(.xSmall)
    }
    host.setEnvironment(\.dynamicTypeSize, to: .accessibility5)
    let sizes = host.texts.map { $0.split(separator: " ").suffix(2).joined(separator: " ") }
    #expect(sizes == ["xLarge 19.0", "xSmall 14.0"])
  }

  @Test func `redaction reasons of nested views add up, and unredacted() removes them`() {
    let host = ViewHost {
      VStack {
        Reader().redacted(reason: .privacy)
        Reader().unredacted()
        Reader().redacted(reason: [])
      }.redacted(reason: .placeholder)
    }
    #expect(
      host.texts.map { $0.dropFirst("none leftToRight false ".count).dropLast(" large 17.0".count) }
        == ["placeholder privacy", "", "placeholder"])
  }
}
