#if !canImport(Darwin)
  public import KitNames

  /// An object that equals only itself, as most of AppKit's do.
  public protocol _IdenticalObject: AnyObject, Hashable {}

  extension _IdenticalObject {
    public static func == (one: Self, other: Self) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  extension NSAlert: nonisolated _IdenticalObject {}
  extension NSAnimation: nonisolated _IdenticalObject {}
  extension NSBezierPath: _IdenticalObject {}
  extension NSCell: nonisolated _IdenticalObject {}
  extension NSDocument: nonisolated _IdenticalObject {}
  extension NSEvent: nonisolated _IdenticalObject {}
  extension NSGestureRecognizer: nonisolated _IdenticalObject {}
  extension NSGradient: nonisolated _IdenticalObject {}
  extension NSLayoutGuide: nonisolated _IdenticalObject {}
  extension NSMenu: nonisolated _IdenticalObject {}
  extension NSMenuItem: nonisolated _IdenticalObject {}
  extension NSPasteboard: nonisolated _IdenticalObject {}
  extension NSPasteboardItem: _IdenticalObject {}
  extension NSSharingService: nonisolated _IdenticalObject {}
  extension NSSound: nonisolated _IdenticalObject {}
  extension NSSplitViewItem: nonisolated _IdenticalObject {}
  extension NSStatusItem: nonisolated _IdenticalObject {}
  extension NSTabViewItem: nonisolated _IdenticalObject {}
  extension NSTableColumn: nonisolated _IdenticalObject {}
  extension NSToolbar: nonisolated _IdenticalObject {}
  extension NSTouchBar: nonisolated _IdenticalObject {}
  extension NSTrackingArea: nonisolated _IdenticalObject {}
  extension NSWorkspace: nonisolated _IdenticalObject {}

  // Observers of these get the first value, and later ones only as a program announces them.
  extension NSStatusItem: _KeyValueCodingAndObserving {}
  extension NSRunningApplication: _KeyValueCodingAndObserving {}
  extension NSMenuItem: _KeyValueCodingAndObserving {}
#endif
