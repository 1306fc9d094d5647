/// Why a host could not do what it was asked for: what was looked for, what is there, and what is in the way.
public struct ViewHostError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What kind of obstacle there was, for a test that does not compare the words.
  public enum Reason: Hashable, Sendable {
    /// Nothing on screen is called that.
    case notFound
    /// What was found earlier is not there any more.
    case gone
    /// There are several of that name, and nothing says which one is meant.
    case ambiguous
    /// There are fewer of that name.
    case indexOutOfRange
    /// The control is there, and does not react.
    case disabled
    /// The control is there, and cannot be seen.
    case hidden
    /// The control is there, and something that was presented over it is in the way.
    case covered
    /// The control is there, and cannot take that value.
    case invalidValue
    /// What was waited for has not come about.
    case notReached
    /// A test has left something behind.
    case unfinished
    /// A body is being evaluated: the host has nothing to show at this moment.
    case busy
    /// The host was dismissed: it shows nothing any more.
    case dismissed
  }

  /// What kind of obstacle there was.
  public let reason: Reason
  /// What was looked for, what is there, and what to do.
  public let description: String

  package init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }
}
