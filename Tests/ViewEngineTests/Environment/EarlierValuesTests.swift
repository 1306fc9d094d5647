import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Values by their earlier names", .timeLimit(.minutes(20))) struct EarlierValuesTests {
  private struct Reader: View {
    @Environment(\.sizeCategory) var category
    @Environment(\.dynamicTypeSize) var size
    @Environment(\.colorScheme) var scheme
    var body: some View { Text("\("\(category)") \("\(size)") \("\(scheme)")") }
  }

  @Test func `sizeCategory and dynamicTypeSize convert to each other`() {
    #expect(ViewHost(Reader()).texts == ["large large light"])
    let host = ViewHost(Reader().environment(\.sizeCategory, .accessibilityMedium))
    #expect(host.texts == ["accessibilityMedium accessibility1 light"])
    host.setEnvironment(\.dynamicTypeSize, to: .small)
    #expect(ContentSizeCategory(.xxxLarge) == .extraExtraExtraLarge)
    #expect(DynamicTypeSize(.extraSmall) == .xSmall)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
  }

  @Test func `colorScheme(_:) sets the colour scheme`() {
    #expect(ViewHost(Reader().colorScheme(.dark)).texts == ["large large dark"])
  }
}
