#if !canImport(Darwin)
  public import Foundation

  /// The content of a picture of UIKit's or AppKit's: a name or data.
  struct Picture: Hashable, Sendable {
    enum Source: Hashable, Sendable {
      case empty
      /// One of a catalogue, where the engine does not look.
      case named(String)
      case symbol(String)
      case encoded(Data, PictureHead)
    }

    let source: Source

    init(_ source: Source) { self.source = source }

    /// A picture that is data; nil if the data is of no kind that the engine knows.
    init?(_ data: Data) {
      guard let head = PictureHead(data) else { return nil }
      source = .encoded(data, head)
    }

    init?(contentsOf file: URL) {
      guard let data = try? Data(contentsOf: file) else { return nil }
      self.init(data)
    }

    /// In pixels; zero where the size is unknown.
    var size: CGSize {
      guard case .encoded(_, let head) = source else { return .zero }
      return CGSize(width: head.width, height: head.height)
    }

    /// The data, if it is in that format: the engine encodes no picture.
    func data(in format: PictureHead.Format) -> Data? {
      guard case .encoded(let data, let head) = source, head.format == format else { return nil }
      return data
    }

    /// - Parameter kind: what the attribute is called that says that the picture is data.
    func image(_ kind: String) -> Image {
      switch source {
      case .empty: Image("", kind: kind)
      case .named(let name): Image(name)
      case .symbol(let name): Image(systemName: name)
      // Views are compared by what the tree says of them, so other data has to read otherwise.
      case .encoded(let data, let head): Image("\(head) \(String(checksum(of: data), radix: 16))", kind: kind)
      }
    }

    /// An FNV-1a hash. Unlike hash values, it is the same in each run of a program.
    private func checksum(of data: Data) -> UInt64 {
      data.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
  }

  /// The head of a picture's data: its format, and the number of its pixels. The engine knows three formats.
  struct PictureHead: Hashable, Sendable, CustomStringConvertible {
    enum Format: String, Sendable { case png, jpeg, gif }

    let format: Format
    let width: Int
    let height: Int

    var description: String { "\(format.rawValue) \(width)×\(height)" }

    /// Nil if the data is in none of the formats, or ends before its size.
    init?(_ data: Data) {
      let bytes = [UInt8](data)
      guard let (format, width, height) = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) else { return nil }
      (self.format, self.width, self.height) = (format, width, height)
    }

    private typealias Fields = (Format, Int, Int)

    private static func png(_ bytes: [UInt8]) -> Fields? {
      guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 else { return nil }
      return (.png, number(bytes[16..<20]), number(bytes[20..<24]))
    }

    private static func gif(_ bytes: [UInt8]) -> Fields? {
      guard bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
      return (.gif, number(bytes[6..<8].reversed()), number(bytes[8..<10].reversed()))
    }

    private static func jpeg(_ bytes: [UInt8]) -> Fields? {
      guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
      var position = 2
      // A segment is a marker of two bytes, its length with these two, and what it holds.
      while position + 9 <= bytes.count, bytes[position] == 0xFF {
        let marker = bytes[position + 1]
        if marker == 0xFF {
          position += 1
          continue
        }
        let isFrame = 0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker)
        if isFrame {
          let size = position + 5
          return (.jpeg, number(bytes[(size + 2)..<(size + 4)]), number(bytes[size..<(size + 2)]))
        }
        position += 2 + number(bytes[(position + 2)..<(position + 4)])
      }
      return nil
    }

    /// The highest byte comes first.
    private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
  }

  /// A picture of UIKit's: a name, or data whose head is read (PNG, JPEG or GIF). No pixel is drawn.
  public final class UIImage: NSObject, @unchecked Sendable {
    // Never written after init.
    let picture: Picture
    /// Pixels to a point, along each side.
    public let scale: CGFloat
    private let blankSize: CGSize?

    private init(_ picture: Picture, scale: CGFloat = 1, blankSize: CGSize? = nil) {
      self.picture = picture
      self.scale = scale
      self.blankSize = blankSize
    }

    /// A picture of that size with nothing in it.
    package convenience init(blank size: CGSize, scale: CGFloat) {
      self.init(Picture(.empty), scale: scale, blankSize: size)
    }

    /// A picture of no size.
    public override convenience init() { self.init(Picture(.empty)) }

    /// A picture of a catalogue. The engine does not look, so that there is one for every name.
    public convenience init?(named name: String) { self.init(Picture(.named(name))) }

    /// - Parameters:
    ///   - bundle: where the picture is; the engine does not look.
    ///   - name: the name, which the render tree shows.
    ///   - traitCollection: not used, as there is one screen.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
      self.init(named: name)
    }

    /// A symbol of that name; never nil, as the engine has no list of symbols.
    public convenience init?(systemName name: String) { self.init(Picture(.symbol(name))) }

    /// Nil if the data is neither PNG nor JPEG nor GIF.
    ///
    /// - Parameters:
    ///   - scale: how many pixels a point is wide.
    ///   - data: the elements, one for each row.
    public convenience init?(data: Data, scale: CGFloat = 1) {
      guard let picture = Picture(data) else { return nil }
      self.init(picture, scale: scale)
    }

    /// Nil if there is no such file, or no picture in it.
    public convenience init?(contentsOfFile path: String) {
      guard let picture = Picture(contentsOf: URL(fileURLWithPath: path)) else { return nil }
      self.init(picture)
    }

    /// In points; zero for a name.
    public var size: CGSize {
      blankSize ?? CGSize(width: picture.size.width / scale, height: picture.size.height / scale)
    }

    /// The data from the initializer, if it is PNG: the engine encodes no picture.
    public func pngData() -> Data? { picture.data(in: .png) }

    /// The data from the initializer, if it is JPEG: the engine encodes no picture.
    ///
    /// - Parameter compressionQuality: from 0 to 1, without effect.
    public func jpegData(compressionQuality: CGFloat) -> Data? { picture.data(in: .jpeg) }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage else { return false }
      return picture == other.picture && scale == other.scale && blankSize == other.blankSize
    }
    public override var hash: Int { picture.hashValue }
  }

  extension Image {
    /// A picture of UIKit's.
    public init(uiImage: UIImage) { self = uiImage.picture.image("uiImage") }
  }

  /// A picture of AppKit's: a name, or data whose head is read (PNG, JPEG or GIF). No pixel is drawn.
  public final class NSImage: NSObject, @unchecked Sendable {
    public typealias Name = String
    public static let applicationIconName = "NSApplicationIcon"

    // Never written after init.
    let picture: Picture
    /// In points; zero for a name.
    public var size: CGSize
    /// Kept and false at first; no picture is tinted.
    public var isTemplate = false
    /// Kept, nil at first; nothing is read out.
    public var accessibilityDescription: String?

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
#endif
