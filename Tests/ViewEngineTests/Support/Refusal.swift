import Testing

@testable import ViewEngine

/// A verb that a host refuses, and the whole message.
struct Refusal: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  private let act: @MainActor @Sendable () throws -> Void

  init(_ name: String, _ text: String, _ act: @escaping @MainActor @Sendable () throws -> Void) {
    testDescription = name
    self.text = text
    self.act = act
  }

  /// The message that the host gives.
  @MainActor var message: String? { #expect(throws: ViewHostError.self) { try act() }?.message }
}
