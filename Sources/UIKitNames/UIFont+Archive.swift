#if !canImport(Darwin)
  public import Foundation
  import KitNames

  // `UIFont` is a value here, so the archivers cannot take it as an object.
  extension NSKeyedArchiver {
    /// The archive of a font's name, size and looks.
    ///
    /// - Throws: as for any object.
    public static func archivedData(withRootObject font: UIFont, requiringSecureCoding: Bool) throws -> Data {
      let fields = [font.font.name, "\(font.font.size)"] + font.font.looks
      return try archivedData(
        withRootObject: NSString(string: fields.joined(separator: "\n")), requiringSecureCoding: requiringSecureCoding)
    }
  }

  extension NSKeyedUnarchiver {
    /// The font of such an archive; nil for different data.
    ///
    /// - Throws: if the data is no archive.
    public static func unarchivedObject(ofClass: UIFont.Type, from data: Data) throws -> UIFont? {
      guard let text = try unarchivedObject(ofClass: NSString.self, from: data) else { return nil }
      let fields = text.description.components(separatedBy: "\n")
      guard fields.count > 1, let size = Double(fields[1]) else { return nil }
      return UIFont(SystemFont(fields[0], size: size, looks: Array(fields.dropFirst(2))))
    }
  }
#endif
