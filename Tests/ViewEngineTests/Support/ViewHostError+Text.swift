import Foundation
import Testing

@testable import ViewEngine

extension ViewHostError {
  /// The error with a whole message, which must have the form of all messages.
  init(_ reason: Reason, text: String) {
    let parts = text.components(separatedBy: "\n\nTo fix, ")
    let lines = parts[0].components(separatedBy: "\n")
    let heading = lines[0].components(separatedBy: ": ")
    self.init(
      reason, heading[0], String(heading.dropFirst().joined(separator: ": ").dropLast()),
      details: lines.dropFirst().map { String($0.dropFirst(2)) },
      toFix: String(parts.dropFirst().joined().dropLast()))
    #expect(message == text)
  }
}
