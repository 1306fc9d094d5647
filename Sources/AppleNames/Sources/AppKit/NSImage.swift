@_spi(AppleNames) import ViewEngine

/// A picture of AppKit's: a name, or data whose head is read (PNG, JPEG or GIF). No pixel is drawn.
public final class NSImage: NSObject, @unchecked Sendable {
  public typealias Name = String
  let picture: Picture
  public var size: CGSize
  public var isTemplate = false
  public var accessibilityDescription: String?
  public var backgroundColor = NSColor.clear
  public var capInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public var resizingMode = ResizingMode.tile
  public var alignmentRect = CGRect.zero
  public var cacheMode = CacheMode.default
  public var usesEPSOnResolutionMismatch = false
  public var prefersColorMatch = true
  public var matchesOnMultipleResolution = true
  public var matchesOnlyOnBestFittingAxis = false
  public var symbolConfiguration = SymbolConfiguration(scale: .medium)
  private var keptName: Name?
  public func name() -> Name? { keptName }
  /// Keeps the name; `init(named:)` does not find the picture by it.
  @discardableResult
  public func setName(_ string: Name?) -> Bool {
    keptName = string
    return true
  }
  init(_ picture: Picture, size: CGSize? = nil) {
    self.picture = picture
    self.size = size ?? picture.size
  }
  public override convenience init() { self.init(Picture(.empty), size: .zero) }
  public convenience init(size: CGSize) { self.init(Picture(.empty), size: size) }
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
  public convenience init?(dataIgnoringOrientation data: Data) { self.init(data: data) }
  public convenience init?(byReferencing url: URL) { self.init(contentsOf: url) }
  public convenience init?(byReferencingFile fileName: String) { self.init(contentsOfFile: fileName) }
  public convenience init?(symbolName name: String, bundle: Bundle?, variableValue value: Double) {
    self.init(systemSymbolName: name, accessibilityDescription: nil)
  }
  public convenience init?(symbolName name: String, variableValue value: Double) {
    self.init(systemSymbolName: name, accessibilityDescription: nil)
  }
  public convenience init?(contentsOfFile fileName: String) { self.init(contentsOf: URL(fileURLWithPath: fileName)) }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSImage else { return false }
    return picture == other.picture && size == other.size
  }
  public override var hash: Int { picture.hashValue }
}

extension NSImage {
  package func encoded(as format: String) -> Data? {
    PictureHead.Format(rawValue: format).flatMap { picture.data(in: $0) }
  }
}

extension Image {
  public init(nsImage: NSImage) { self = nsImage.picture.image("nsImage") }
}

extension ImageRenderer {
  public var nsImage: NSImage? { nil }
}
