#if !canImport(Darwin)
  public import Foundation
  import ViewEngine

  extension NSKeyedArchiver {
    /// Archives the colour's description, which is all that a colour has here.
    public static func archivedData(withRootObject color: NSColor, requiringSecureCoding: Bool) throws -> Data {
      try archivedData(
        withRootObject: NSString(string: color.description), requiringSecureCoding: requiringSecureCoding)
    }
  }

  extension NSKeyedUnarchiver {
    /// Reads a colour that this module's archiver wrote. Data from an Apple system throws or gives nil.
    public static func unarchivedObject(ofClass: NSColor.Type, from data: Data) throws -> NSColor? {
      guard let name = try unarchivedObject(ofClass: NSString.self, from: data) else { return nil }
      return NSColor(Color(name.description))
    }
  }
#endif
