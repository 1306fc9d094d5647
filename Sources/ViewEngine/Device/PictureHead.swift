#if !canImport(Darwin)
  import Foundation

  /// What the first bytes of a picture say: its format, and how many pixels it has. The engine knows three formats.
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
#endif
