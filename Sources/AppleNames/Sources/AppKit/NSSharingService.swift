/// A way to share something, which keeps what it is given and shares nothing.
@MainActor @preconcurrency
public final class NSSharingService {
  public let name: Name
  public var subject: String?
  public var recipients: [String]?
  public static var performed: [(name: Name, items: [Any])] = []
  private let handler: (() -> Void)?
  public init?(named serviceName: Name) { (name, handler) = (serviceName, nil) }
  init(custom name: Name, _ handler: @escaping () -> Void) { (self.name, self.handler) = (name, handler) }
  public var title = ""
  public var image = NSImage()
  public class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
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
  public let items: [Any]
  public init(items: [Any]) { self.items = items }
  public var standardShareMenuItem: NSMenuItem { NSMenuItem(title: "Share…", action: nil, keyEquivalent: "") }
  public func close() {}
  public func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
}
