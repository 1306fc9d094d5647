#if !canImport(Darwin)
  public import Foundation

  /// A picture of AppKit's: a name, or data in PNG, JPEG or GIF, of which the head is read. Nobody draws it.
  public final class NSImage: NSObject, @unchecked Sendable {
    public typealias Name = String
    public static let applicationIconName = "NSApplicationIcon"

    // NB: never written after init.
    let picture: Picture
    /// In points; zero for a name.
    public let size: CGSize

    init(_ picture: Picture, size: CGSize? = nil) {
      self.picture = picture
      self.size = size ?? picture.size
    }

    /// A picture of that size with nothing in it.
    public convenience init(size: CGSize) { self.init(Picture(.empty), size: size) }

    /// A picture of a catalogue. The engine does not look, so that there is one for every name.
    public convenience init?(named name: Name) { self.init(Picture(.named(name))) }

    /// - Parameter accessibilityDescription: what is read out in place of the symbol, without effect.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
      self.init(Picture(.symbol(name)))
    }

    /// Nil if the data is neither PNG nor JPEG nor GIF.
    public convenience init?(data: Data) {
      guard let picture = Picture(data) else { return nil }
      self.init(picture)
    }

    /// Nil if there is no such file, or no picture in it.
    public convenience init?(contentsOf url: URL) {
      guard let picture = Picture(contentsOf: url) else { return nil }
      self.init(picture)
    }
    public convenience init?(contentsOfFile fileName: String) { self.init(contentsOf: URL(fileURLWithPath: fileName)) }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? NSImage else { return false }
      return picture == other.picture && size == other.size
    }
    public override var hash: Int { picture.hashValue }
  }

  extension Image {
    /// A picture of AppKit's.
    public init(nsImage: NSImage) { self = nsImage.picture.image("nsImage") }
  }
#endif
