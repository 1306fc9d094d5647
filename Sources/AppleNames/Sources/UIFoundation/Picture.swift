@_spi(AppleNames) import ViewEngine

/// The content of a picture of UIKit's or AppKit's: a name or data.
package struct Picture: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case empty
    case named(String)
    case symbol(String)
    case encoded(Data, PictureHead)
  }
  package let source: Source
  package init(_ source: Source) { self.source = source }
  /// A picture that is data; nil if the data is of no kind that the engine knows.
  package init?(_ data: Data) {
    guard let head = PictureHead(data) else { return nil }
    source = .encoded(data, head)
  }
  package init?(contentsOf file: URL) {
    guard let data = try? Data(contentsOf: file) else { return nil }
    self.init(data)
  }
  /// In pixels; zero where the size is unknown.
  package var size: CGSize {
    guard case .encoded(_, let head) = source else { return .zero }
    return CGSize(width: head.width, height: head.height)
  }
  /// The data, if it is in that format: the engine encodes no picture.
  package func data(in format: PictureHead.Format) -> Data? {
    guard case .encoded(let data, let head) = source, head.format == format else { return nil }
    return data
  }
  /// - Parameter kind: what the attribute is called that says that the picture is data.
  package func image(_ kind: String) -> Image {
    switch source {
    case .empty: Image("", kind: kind)
    case .named(let name): Image(name)
    case .symbol(let name): Image(systemName: name)
    // Views are compared by what the tree says of them, so other data has to read otherwise.
    case .encoded(let data, let head): Image("\(head) \(String(checksum(of: data), radix: 16))", kind: kind)
    }
  }
  private func checksum(of data: Data) -> UInt64 {
    data.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

/// The head of a picture's data: its format, and the number of its pixels. The engine knows three formats.
package struct PictureHead: Hashable, Sendable, CustomStringConvertible {
  package enum Format: String, Sendable { case png, jpeg, gif }
  package let format: Format
  package let width: Int
  package let height: Int
  package var description: String { "\(format.rawValue) \(width)×\(height)" }
  /// Nil if the data is in none of the formats, or ends before its size.
  package init?(_ data: Data) {
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
  private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
