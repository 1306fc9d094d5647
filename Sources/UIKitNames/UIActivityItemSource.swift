#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// An object that supplies an item to a share sheet. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UIActivityItemSource: AnyObject {
    /// The conforming object decides what happens.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Empty by default.
    func activityViewController(
      _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Empty by default.
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Nil by default.
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
  }

  extension UIActivityItemSource {
    public func activityViewController(
      _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
      _ activityViewController: UIActivityViewController,
      dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
      _ activityViewController: UIActivityViewController,
      thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
  }

  /// An operation that makes an item for a share sheet. No sheet starts it.
  ///
  /// NB: UIKit's class is an `Operation`, which belongs to no actor.
  open class UIActivityItemProvider: Operation, @unchecked Sendable {
    /// The item from the initializer.
    public let placeholderItem: Any?
    /// The placeholder, unless a subclass overrides it.
    open var item: Any { placeholderItem ?? NSNull() }
    /// Always nil: no service is chosen.
    open var activityType: UIActivity.ActivityType? { nil }
    /// Keeps the item.
    public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }
  }

  extension UIActivityItemProvider: UIActivityItemSource {
    /// The item from the initializer.
    public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
      placeholderItem ?? NSNull()
    }
    /// The subclass's item.
    public func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
  }

  /// Settings of a share sheet, kept.
  @MainActor @preconcurrency
  public protocol UIActivityItemsConfigurationReading: AnyObject {
    /// The conforming object supplies the value.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  }

  /// Items for a share sheet.
  @MainActor @preconcurrency
  open class UIActivityItemsConfiguration: UIActivityItemsConfigurationReading {
    /// The providers from the initializer.
    public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]
    /// Keeps the providers.
    public init(itemProviders: [NSItemProvider]) { itemProvidersForActivityItemsConfiguration = itemProviders }
    /// Makes a value for a key, nil at first; only a test calls it.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  }

  /// A key of values about a share.
  public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let title = UIActivityItemsConfigurationMetadataKey(rawValue: "title")
    public static let messageBody = UIActivityItemsConfigurationMetadataKey(rawValue: "messageBody")
  }
#endif
