import SwiftUI
import Testing

@MainActor
@Suite("Fonts of UIKit and AppKit", .timeLimit(.minutes(20))) struct FontTests {
  @Test func `new traits and designs of a font replace the former ones`() throws {
    let bold = UIFont.boldSystemFont(ofSize: 9).fontDescriptor
    #expect(bold.symbolicTraits == .traitBold)
    let both = try #require(bold.withSymbolicTraits(bold.symbolicTraits.union(.traitItalic)))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    let italic = try #require(both.withSymbolicTraits(.traitItalic))
    #expect(UIFont(descriptor: italic, size: 0) == .italicSystemFont(ofSize: 9))
    let serif = bold.withDesign(.rounded)?.withDesign(.serif)
    #expect(serif?.withDesign(.default).map { UIFont(descriptor: $0, size: 0) } == .boldSystemFont(ofSize: 9))
  }

  @Test func `a dictionary of a font and a colour needs no type`() {
    let attributes = ["font": UIFont.systemFont(ofSize: 9), "color": UIColor.systemRed]
    #expect(attributes["color"] == UIColor.systemRed)
  }

  @Test func `an NSFont of size 0 has the default size on a Mac`() {
    let fonts: [NSFont] = [
      .systemFont(ofSize: 0), .boldSystemFont(ofSize: 0), .menuFont(ofSize: 0), .messageFont(ofSize: 0),
      .titleBarFont(ofSize: 0), .labelFont(ofSize: 0), .monospacedSystemFont(ofSize: 0, weight: .bold),
    ]
    #expect(fonts.map(\.pointSize) == [13, 13, 13, 13, 13, 10, 13])
    #expect(NSFont.systemFont(ofSize: 9).pointSize == 9)
  }
}
