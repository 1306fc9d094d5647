#if !canImport(Darwin)
  public import Foundation
  import KitNames
  public import ViewEngine

  /// A picture of AppKit's: a name, or data whose head is read (PNG, JPEG or GIF). No pixel is drawn.
  public final class NSImage: NSObject, @unchecked Sendable {
    public typealias Name = String

    // Never written after init.
    let picture: Picture
    /// In points; zero for a name.
    public var size: CGSize
    /// Kept and false at first; no picture is tinted.
    public var isTemplate = false
    /// Kept, nil at first; nothing is read out.
    public var accessibilityDescription: String?

    /// Kept, `clear` at first; nothing is drawn.
    public var backgroundColor = NSColor.clear
    /// Kept, zero at first; nothing is drawn.
    public var capInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// Kept, `tile` at first; nothing is drawn.
    public var resizingMode = ResizingMode.tile
    /// Kept, zero at first; nothing is drawn.
    public var alignmentRect = CGRect.zero
    /// Kept, `default` at first; nothing is drawn.
    public var cacheMode = CacheMode.default
    /// Kept and false at first; nothing is drawn.
    public var usesEPSOnResolutionMismatch = false
    /// Kept and true at first; nothing is drawn.
    public var prefersColorMatch = true
    /// Kept and true at first; nothing is drawn.
    public var matchesOnMultipleResolution = true
    /// Kept and false at first; nothing is drawn.
    public var matchesOnlyOnBestFittingAxis = false
    /// Kept; nothing is drawn.
    public var symbolConfiguration = SymbolConfiguration(scale: .medium)
    private var keptName: Name?
    /// The name that `setName(_:)` kept; nil at first.
    public func name() -> Name? { keptName }
    /// Keeps the name; `init(named:)` does not find the picture by it.
    @discardableResult
    public func setName(_ string: Name?) -> Bool {
      keptName = string
      return true
    }
    /// Ways to fill a larger place, numbered from 0.
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    /// When pixels are kept, numbered from 0.
    public enum CacheMode: UInt, Sendable { case `default`, always, bySize, never }

    init(_ picture: Picture, size: CGSize? = nil) {
      self.picture = picture
      self.size = size ?? picture.size
    }

    /// A picture of no size.
    public override convenience init() { self.init(Picture(.empty), size: .zero) }

    /// A picture of that size with nothing in it.
    public convenience init(size: CGSize) { self.init(Picture(.empty), size: size) }

    /// A picture of a catalogue. The engine does not look, so that there is one for every name.
    public convenience init?(named name: Name) { self.init(Picture(.named(name))) }

    /// - Parameters:
    ///   - description: what is read out in place of the symbol, without effect.
    ///   - name: the name, which the render tree shows.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
      self.init(Picture(.symbol(name)))
      accessibilityDescription = description
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
    /// The picture of the first type with data on the pasteboard.
    @MainActor public convenience init?(pasteboard: NSPasteboard) {
      guard let data = pasteboard.data(forType: .png) ?? pasteboard.data(forType: .tiff) else { return nil }
      self.init(data: data)
    }
    /// Nil if the data is neither PNG nor JPEG nor GIF. The orientation has no effect.
    public convenience init?(dataIgnoringOrientation data: Data) { self.init(data: data) }
    /// Nil without such a file, or without a picture in it.
    public convenience init?(byReferencing url: URL) { self.init(contentsOf: url) }
    /// Nil without such a file, or without a picture in it.
    public convenience init?(byReferencingFile fileName: String) { self.init(contentsOfFile: fileName) }
    /// A symbol of that name; bundle and value have no effect.
    public convenience init?(symbolName name: String, bundle: Bundle?, variableValue value: Double) {
      self.init(systemSymbolName: name, accessibilityDescription: nil)
    }
    /// A symbol of that name; the value has no effect.
    public convenience init?(symbolName name: String, variableValue value: Double) {
      self.init(systemSymbolName: name, accessibilityDescription: nil)
    }
    /// Nil without such a file, or without a picture in it.
    public convenience init?(contentsOfFile fileName: String) { self.init(contentsOf: URL(fileURLWithPath: fileName)) }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? NSImage else { return false }
      return picture == other.picture && size == other.size
    }
    public override var hash: Int { picture.hashValue }
  }

  extension NSImage {
    /// The data from the initializer, if it is in that format: the engine encodes no picture.
    package func encoded(as format: String) -> Data? {
      PictureHead.Format(rawValue: format).flatMap { picture.data(in: $0) }
    }
  }

  extension Image {
    /// A picture of AppKit's.
    public init(nsImage: NSImage) { self = nsImage.picture.image("nsImage") }
  }

  extension ImageRenderer {
    /// Always nil.
    public var nsImage: NSImage? { nil }
  }
#endif
