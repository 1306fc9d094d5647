#if !canImport(Darwin)
  public import KitNames

  /// A way to share something, which keeps what it is given and shares nothing.
  @MainActor @preconcurrency
  public final class NSSharingService {
    /// The name of a service.
    public struct Name: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let composeEmail = Name("com.apple.share.Mail.compose")
      public static let composeMessage = Name("com.apple.share.Messages.compose")
      public static let sendViaAirDrop = Name("com.apple.share.AirDrop.send")
    }
    /// The name given to the initializer.
    public let name: Name
    /// Kept, nil at first.
    public var subject: String?
    /// Kept, nil at first.
    public var recipients: [String]?
    /// Items of `perform(withItems:)`, oldest first. For tests: AppKit has no such property.
    public static var performed: [(name: Name, items: [Any])] = []

    private let handler: (() -> Void)?
    /// A service of that name; never nil.
    public init?(named serviceName: Name) { (name, handler) = (serviceName, nil) }
    init(custom name: Name, _ handler: @escaping () -> Void) { (self.name, self.handler) = (name, handler) }
    /// Always true.
    public func canPerform(withItems items: [Any]?) -> Bool { true }
    /// Keeps the items in `performed`, and runs the closure of a service that has one.
    public func perform(withItems items: [Any]) {
      Self.performed.append((name, items))
      handler?()
    }
  }

  /// A choice of services, which is never shown.
  @MainActor @preconcurrency
  public final class NSSharingServicePicker {
    /// Held weakly; the picker calls no method on it.
    public weak var delegate: (any NSSharingServicePickerDelegate)?
    /// The items from the initializer.
    public let items: [Any]
    /// Keeps the items.
    public init(items: [Any]) { self.items = items }
    /// Does nothing.
    public func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
  }

  /// What a picker asks. The engine calls no method; a test does.
  @MainActor @preconcurrency
  public protocol NSSharingServicePickerDelegate: AnyObject {
    /// The proposed services by default.
    func sharingServicePicker(
      _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
      proposedSharingServices proposedServices: [NSSharingService]
    ) -> [NSSharingService]
    /// Does nothing by default.
    func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
  }

  extension NSSharingServicePickerDelegate {
    public func sharingServicePicker(
      _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
      proposedSharingServices proposedServices: [NSSharingService]
    ) -> [NSSharingService] { proposedServices }
    public func sharingServicePicker(
      _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?
    ) {}
  }

  extension NSSharingService {
    /// A service with a closure, which `perform(withItems:)` runs. The pictures are dropped.
    public convenience init(
      title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void
    ) {
      self.init(custom: Name(title), block)
    }
  }
#endif
