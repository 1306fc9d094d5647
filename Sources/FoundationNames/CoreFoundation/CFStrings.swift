#if !canImport(Darwin)
  public import Foundation

  // Names of transforms, which ICU knows.
  /// A name for a transform or an encoding.
  public nonisolated(unsafe) let kCFStringTransformStripCombiningMarks: CFString! =
    "NFD; [:nonspacing mark:]Remove; NFC"
  /// A name for a transform or an encoding.
  public nonisolated(unsafe) let kCFStringTransformStripDiacritics: CFString! = "NFD; [:nonspacing mark:]Remove; NFC"
  /// A name for a transform or an encoding.
  public nonisolated(unsafe) let kCFStringTransformToLatin: CFString! = "Any-Latin"
  /// A name for a transform or an encoding.
  public nonisolated(unsafe) let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
  /// A name for a transform or an encoding.
  public nonisolated(unsafe) let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
  /// A name for a transform or an encoding.
  public nonisolated(unsafe) let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
  /// A name for a transform or an encoding.
  public nonisolated(unsafe) let kCFStringTransformHiraganaKatakana: CFString! = "Hiragana-Katakana"
  /// A name for a transform or an encoding.
  public nonisolated(unsafe) let kCFStringTransformFullwidthHalfwidth: CFString! = "Fullwidth-Halfwidth"
  /// A name for a transform or an encoding.
  public nonisolated(unsafe) let kCFStringTransformToUnicodeName: CFString! = "Any-Name"
  /// A name for a transform or an encoding.
  public nonisolated(unsafe) let kCFStringTransformToXMLHex: CFString! = "Any-Hex/XML"

  /// Changes the whole text; a range has no effect.
  ///
  /// - Returns: false if the transform is unknown; the text is then unchanged.
  @discardableResult
  public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
  ) -> Bool {
    guard let string, let transform else { return false }
    let name = StringTransform(rawValue: String(describing: transform))
    guard let result = string.applyingTransform(name, reverse: reverse) else { return false }
    string.setString(result)
    return true
  }

  /// The encodings that Core Foundation always has.
  public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x0500
    case isoLatin1 = 0x0201
    case nextStepLatin = 0x0B01
    case ASCII = 0x0600
    case UTF16 = 0x0100
    case UTF8 = 0x0800_0100
    case nonLossyASCII = 0x0BFF
    case UTF16BE = 0x1000_0100
    case UTF16LE = 0x1400_0100
    case UTF32 = 0x0C00_0100
    case UTF32BE = 0x1800_0100
    case UTF32LE = 0x1C00_0100
  }

  /// A name for a transform or an encoding.
  public let kCFStringEncodingUTF8 = CFStringBuiltInEncodings.UTF8.rawValue
  /// A name for a transform or an encoding.
  public let kCFStringEncodingASCII = CFStringBuiltInEncodings.ASCII.rawValue

  /// Other encodings, by their numbers.
  public enum CFStringEncodings: CFIndex, Sendable {
    case shiftJIS = 0x0A01
    case big5 = 0x0A03
    case GB_2312_80 = 0x0630
    case GBK_95 = 0x0631
    case GB_18030_2000 = 0x0632
    case EUC_JP = 0x0920
    case EUC_CN = 0x0930
    case EUC_KR = 0x0940
    case isoLatin2 = 0x0202
    case windowsCyrillic = 0x0502
    case KOI8_R = 0x0A02
  }

  private let encodings: [CFStringEncoding: String.Encoding] = [
    CFStringBuiltInEncodings.macRoman.rawValue: .macOSRoman,
    CFStringBuiltInEncodings.windowsLatin1.rawValue: .windowsCP1252,
    CFStringBuiltInEncodings.isoLatin1.rawValue: .isoLatin1, CFStringBuiltInEncodings.nextStepLatin.rawValue: .nextstep,
    CFStringBuiltInEncodings.ASCII.rawValue: .ascii, CFStringBuiltInEncodings.UTF16.rawValue: .utf16,
    CFStringBuiltInEncodings.UTF8.rawValue: .utf8, CFStringBuiltInEncodings.nonLossyASCII.rawValue: .nonLossyASCII,
    CFStringBuiltInEncodings.UTF16BE.rawValue: .utf16BigEndian,
    CFStringBuiltInEncodings.UTF16LE.rawValue: .utf16LittleEndian,
    CFStringBuiltInEncodings.UTF32.rawValue: .utf32, CFStringBuiltInEncodings.UTF32BE.rawValue: .utf32BigEndian,
    CFStringBuiltInEncodings.UTF32LE.rawValue: .utf32LittleEndian, 0x0A01: .shiftJIS, 0x0920: .japaneseEUC,
    0x0202: .isoLatin2, 0x0502: .windowsCP1251,
  ]

  /// The number of Foundation for an encoding; one of Core Foundation alone gets the top bit, as on Apple's systems.
  public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    encodings[encoding]?.rawValue ?? 0x8000_0000 | UInt(encoding)
  }
  /// The number of Core Foundation for an encoding of Foundation.
  public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    encodings.first { $0.value.rawValue == encoding }?.key
      ?? CFStringEncoding(truncatingIfNeeded: encoding & 0x7FFF_FFFF)
  }

  /// Converts by the encodings that Foundation knows.
  public func CFStringCreateWithCString(
    _ alloc: CFAllocator!, _ cStr: UnsafePointer<CChar>!, _ encoding: CFStringEncoding
  ) -> CFString! {
    cStr.flatMap { NSString(cString: $0, encoding: CFStringConvertEncodingToNSStringEncoding(encoding)) }
  }

  /// How texts are compared.
  public struct CFStringCompareFlags: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    public static let compareCaseInsensitive = CFStringCompareFlags(rawValue: 1)
    public static let compareBackwards = CFStringCompareFlags(rawValue: 4)
    public static let compareAnchored = CFStringCompareFlags(rawValue: 8)
    public static let compareNumerically = CFStringCompareFlags(rawValue: 64)
    public static let compareDiacriticInsensitive = CFStringCompareFlags(rawValue: 128)
    public static let compareWidthInsensitive = CFStringCompareFlags(rawValue: 256)
  }

  /// The order of two texts.
  public func CFStringCompare(
    _ theString1: CFString!, _ theString2: CFString!, _ compareOptions: CFStringCompareFlags
  ) -> CFComparisonResult {
    let (one, other) = (String(describing: theString1!), String(describing: theString2!))
    let result = one.compare(other, options: String.CompareOptions(rawValue: compareOptions.rawValue))
    return CFComparisonResult(rawValue: result.rawValue)!
  }
#endif
