// always: 'AttributedSubstring'
import Foundation

@available(macOS 12.0, iOS 15.0, *)
func part(of text: AttributedString) -> AttributedString { text[text.startIndex..<text.endIndex] }
