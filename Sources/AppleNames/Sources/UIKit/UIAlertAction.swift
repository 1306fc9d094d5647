/// A button of an alert; a test presses it with `run()`.
@MainActor @preconcurrency
public final class UIAlertAction {
  public let title: String?
  public let style: Style
  public var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
  public func run() { handler?(self) }
}
