/// An object that equals only itself, as most of AppKit's do.
public protocol _IdenticalObject: AnyObject, Hashable {}

extension _IdenticalObject {
  public static func == (one: Self, other: Self) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
extension NSAlert: nonisolated _IdenticalObject {}
extension NSBezierPath: _IdenticalObject {}
extension NSEvent: nonisolated _IdenticalObject {}
extension NSMenu: nonisolated _IdenticalObject {}
extension NSMenuItem: nonisolated _IdenticalObject {}
extension NSPasteboard: nonisolated _IdenticalObject {}
extension NSPasteboardItem: _IdenticalObject {}
extension NSSharingService: nonisolated _IdenticalObject {}
extension NSSound: nonisolated _IdenticalObject {}
extension NSSplitViewItem: nonisolated _IdenticalObject {}
extension NSStatusItem: nonisolated _IdenticalObject {}
extension NSToolbar: nonisolated _IdenticalObject {}
extension NSWorkspace: nonisolated _IdenticalObject {}
extension NSStatusItem: _KeyValueCodingAndObserving {}
extension NSRunningApplication: _KeyValueCodingAndObserving {}
extension NSMenuItem: _KeyValueCodingAndObserving {}
