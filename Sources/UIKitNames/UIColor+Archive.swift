#if !canImport(Darwin)
  public import Foundation
  import ViewEngine

  // `UIColor` is a value here, so the archivers cannot take it as an object.
  extension NSKeyedArchiver {
    /// Archives the colour's description, which is all that a colour has here.
    public static func archivedData(withRootObject color: UIColor, requiringSecureCoding: Bool) throws -> Data {
      try archivedData(
        withRootObject: NSString(string: color.description), requiringSecureCoding: requiringSecureCoding)
    }
  }

  extension NSKeyedUnarchiver {
    /// Reads a colour that this module's archiver wrote. Data from an Apple system throws or gives nil.
    public static func unarchivedObject(ofClass: UIColor.Type, from data: Data) throws -> UIColor? {
      guard let name = try unarchivedObject(ofClass: NSString.self, from: data) else { return nil }
      return UIColor(Color(name.description))
    }
  }
#endif
