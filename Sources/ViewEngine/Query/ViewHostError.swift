/// An error of a verb or a reader. All messages have this form:
///
///     tap: there is no button "Load" on screen.
///       On screen: "Save" (2 times), "Open".
///       Called at ShopTests/CartTests.swift:12.
///
///     To fix, use one of these labels, or perform the event that shows the button first.
public struct ViewHostError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of problem. Compare it in a test, instead of the text.
  public enum Reason: Hashable, Sendable {
    /// No element on screen has the label.
    case notFound
    /// An element that was found earlier is gone.
    case gone
    /// Several elements have the label, and no index or part selects one.
    case ambiguous
    /// The index is too large for the number of elements with the label.
    case indexOutOfRange
    /// The control is disabled.
    case disabled
    /// The control is hidden or off screen.
    case hidden
    /// A sheet or a dialog covers the control.
    case covered
    /// The control cannot take the value.
    case invalidValue
    /// The expected condition is false.
    case notReached
    /// The test ends with unfinished work, an unexpected warning or a presentation.
    case unfinished
    /// A body is being evaluated, so that there is no consistent screen.
    case busy
    /// The host has ended: `end()`, or `dismiss()`.
    case dismissed
  }

  /// The kind of problem; unlike the text, it is stable enough to compare in a test.
  public let reason: Reason
  /// The first sentence: the verb and the problem.
  private let heading: String
  /// The lines between the heading and the fix, without indentation.
  private var details: [String]
  /// The advice.
  private var fix: String
  /// The call that threw, as file and line: `ShopTests/CartTests.swift:12`.
  private var call: String?

  /// - Parameters:
  ///   - verb: the host's method.
  ///   - problem: the problem, as a sentence without its period.
  ///   - details: the alternatives on screen and other notes, each on its own line.
  ///   - fix: the advice that follows "To fix, ", without its period.
  package init(_ reason: Reason, _ verb: String, _ problem: String, details: [String] = [], toFix fix: String) {
    self.reason = reason
    heading = "\(verb): \(problem.inOneLine)."
    self.details = details.flatMap { $0.split(whereSeparator: \.isNewline).map { String($0) } }
    self.fix = "To fix, \(fix.inOneLine)."
  }

  /// The heading, the details and the fix, as an unchanged test gives them wherever its lines are.
  public var message: String { text(details) }

  /// The message, with file and line of the call that threw.
  public var description: String { text(details + (call.map { ["Called at \($0)."] } ?? [])) }

  private func text(_ details: [String]) -> String {
    ([heading] + details.map { "  \($0)" } + ["", fix]).joined(separator: "\n")
  }

  /// Whether two errors have one reason and one message. The calls that threw them may differ.
  public static func == (first: Self, second: Self) -> Bool {
    first.reason == second.reason && first.message == second.message
  }

  /// The error of an index with too few elements. `counted`: their number, as in `there is one row`.
  init(_ index: Int, outOf count: Int, _ verb: String, _ counted: String) {
    self.init(
      .indexOutOfRange, verb, "index \(index) is out of range: \(counted)",
      toFix: count == 1 ? "use at: 0, or leave the index out" : "use an index from 0 to \(count - 1)")
  }

  static func dismissed(_ verb: String) -> ViewHostError {
    ViewHostError(.dismissed, verb, "the host has ended and shows nothing", toFix: "make a new host")
  }

  /// The error with more details, after its own.
  func adding(_ notes: [String]) -> ViewHostError {
    var error = self
    error.details += notes
    return error
  }

  func called(from fileID: String, _ line: Int) -> ViewHostError {
    var error = self
    error.call = "\(fileID):\(line)"
    return error
  }

  /// The error with one more way to fix it, before its own.
  func fixedFirst(by way: String) -> ViewHostError {
    var error = self
    error.fix = "To fix, \(way), or \(fix.dropFirst("To fix, ".count))"
    return error
  }
}

/// Adds file and line to the error of a call. Of nested calls, the outermost counts, because it is the test's own.
@inline(__always)
func called<Result>(from fileID: String, _ line: Int, _ body: () throws -> Result) throws -> Result {
  do { return try body() } catch let error as ViewHostError { throw error.called(from: fileID, line) }
}

extension String {
  /// The text with spaces for line breaks, because a label may have several lines.
  fileprivate var inOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
