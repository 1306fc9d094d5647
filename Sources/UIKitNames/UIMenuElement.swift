#if !canImport(Darwin)
  import KitNames

  /// A line in a list of choices: an action, a shortcut or a submenu.
  @MainActor @preconcurrency
  open class UIMenuElement {
    /// The text of the line, empty by default.
    public internal(set) var title: String
    /// The smaller text, nil at first.
    open var subtitle: String?
    /// The picture beside the text, nil by default.
    public internal(set) var image: UIImage?
    init(title: String, image: UIImage?, subtitle: String? = nil) {
      (self.title, self.image, self.subtitle) = (title, image, subtitle)
    }

    /// A set of flags for greyed, red or invisible lines; no menu applies them.
    public struct Attributes: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let disabled = Attributes(rawValue: 1)
      public static let destructive = Attributes(rawValue: 2)
      public static let hidden = Attributes(rawValue: 4)
      public static let keepsMenuPresented = Attributes(rawValue: 8)
    }
    /// Checkmarks of a line; kept.
    public enum State: Int, Sendable { case off, on, mixed }
  }

  /// The shown parts of a line: its title and so on.
  @MainActor @preconcurrency
  public protocol UIMenuLeaf: AnyObject {
    /// The conforming object supplies the value.
    var title: String { get set }
    /// The conforming object supplies the value.
    var discoverabilityTitle: String? { get set }
    /// The conforming object supplies the value.
    var image: UIImage? { get set }
    /// The conforming object supplies the value.
    var attributes: UIMenuElement.Attributes { get set }
    /// The conforming object supplies the value.
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
    /// Keeps the closure.
    public class func uncached(
      _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
    /// Calls the closure. UIKit has no such method: tests need it.
    public func elements(_ completion: @escaping ([UIMenuElement]) -> Void) { provider(completion) }
  }
#endif
