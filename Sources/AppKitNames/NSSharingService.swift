#if !canImport(Darwin)
  public import KitNames

  /// A way to share something, which keeps what it is given and shares nothing.
  @MainActor @preconcurrency
  public final class NSSharingService {
    /// The name of a service.
    public struct Name: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Keeps its arguments, and does nothing else.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let composeEmail = Name("com.apple.share.Mail.compose")
      public static let composeMessage = Name("com.apple.share.Messages.compose")
      public static let addToSafariReadingList = Name("com.apple.share.System.add-to-safari-reading-list")
      public static let addToIPhoto = Name("com.apple.share.System.add-to-iphoto")
      public static let addToAperture = Name("com.apple.share.System.add-to-aperture")
      public static let useAsDesktopPicture = Name("com.apple.share.System.set-desktop-image")
      public static let cloudSharing = Name("com.apple.share.CloudSharing")
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
    /// Kept, empty at first; nothing is shown.
    public var title = ""
    /// Kept, empty at first; nothing is shown.
    public var menuItemTitle = ""
    /// Kept; nothing is shown.
    public var image = NSImage()
    /// Kept, nil at first; nothing is shown.
    public var alternateImage: NSImage?
    /// A weak reference; no method of it is called.
    public weak var delegate: (any NSSharingServiceDelegate)?
    /// Always nil here.
    public var accountName: String? { nil }
    /// Always nil here.
    public var messageBody: String? { nil }
    /// Always nil here.
    public var permanentLink: URL? { nil }
    /// Always nil here.
    public var attachmentFileURLs: [URL]? { nil }
    /// Always empty: no service is installed.
    public class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
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
    /// Keeps its arguments, and does nothing else.
    public init(items: [Any]) { self.items = items }
    /// An item without an action; no menu opens.
    public var standardShareMenuItem: NSMenuItem { NSMenuItem(title: "Share…", action: nil, keyEquivalent: "") }
    /// Does nothing: the picker is not shown.
    public func close() {}
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
    /// A service with a closure, which `perform(withItems:)` runs.
    public convenience init(
      title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void
    ) {
      self.init(custom: Name(title), block)
      (self.title, menuItemTitle, self.image, self.alternateImage) = (title, title, image, alternateImage)
    }
  }

  /// Learns of sharing. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSSharingServiceDelegate: AnyObject {
    /// Only tests call it; empty by default.
    func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any])
    func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any])
    func sharingService(
      _ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error)
    func sharingService(
      _ sharingService: NSSharingService, sourceWindowForShareItems items: [Any],
      sharingContentScope: UnsafeMutablePointer<NSSharingService.SharingContentScope>
    ) -> NSWindow?
    func sharingService(_ sharingService: NSSharingService, sourceFrameOnScreenForShareItem item: Any) -> NSRect
  }

  extension NSSharingServiceDelegate {
    public func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any]) {}
    public func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any]) {}
    public func sharingService(
      _ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error
    ) {}
    public func sharingService(
      _ sharingService: NSSharingService, sourceWindowForShareItems items: [Any],
      sharingContentScope: UnsafeMutablePointer<NSSharingService.SharingContentScope>
    ) -> NSWindow? { nil }
    public func sharingService(
      _ sharingService: NSSharingService, sourceFrameOnScreenForShareItem item: Any
    ) -> NSRect { .zero }
  }

  extension NSSharingService {
    /// Parts of a window that are shared, numbered from 0.
    public enum SharingContentScope: Int, Sendable { case item, partial, full }
  }
#endif
