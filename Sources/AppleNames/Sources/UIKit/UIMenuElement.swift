/// A line in a list of choices: an action, a shortcut or a submenu.
@MainActor @preconcurrency
open class UIMenuElement {
  public internal(set) var title: String
  open var subtitle: String?
  public internal(set) var image: UIImage?
  init(title: String, image: UIImage?, subtitle: String? = nil) {
    (self.title, self.image, self.subtitle) = (title, image, subtitle)
  }
}

/// The shown parts of a line: its title and so on.
@MainActor @preconcurrency
public protocol UIMenuLeaf: AnyObject {
  var title: String { get set }
  var discoverabilityTitle: String? { get set }
  var image: UIImage? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
}

/// Lines that a closure supplies when a menu opens; none opens, a test calls `elements(_:)`.
@MainActor @preconcurrency
public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  /// Keeps the closure.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
  public func elements(_ completion: @escaping ([UIMenuElement]) -> Void) { provider(completion) }
}
