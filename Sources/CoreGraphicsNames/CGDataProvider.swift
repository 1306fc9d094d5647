#if !canImport(Darwin)
  public import FoundationNames

  /// The bytes of a picture or a font.
  public final class CGDataProvider: @unchecked Sendable {
    private let bytes: CFData
    public init?(data: CFData) { bytes = data }
    /// The bytes of the file; nil if it cannot be read.
    public init?(url: CFURL) {
      guard let data = try? Data(contentsOf: url as URL) else { return nil }
      bytes = data as CFData
    }
    /// The bytes of the file; nil if it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
      self.init(url: NSURL(fileURLWithPath: String(cString: filename)))
    }
    /// Nothing is read of the font: there are no glyphs.
    public var data: CFData? { bytes }
  }

  /// A font of a file. It has no glyphs.
  public final class CGFont: Sendable {
    private let name: String?
    /// Keeps nothing of the data, and is never nil.
    public init?(_ provider: CGDataProvider) { name = nil }
    /// A font of that name; never nil.
    public init?(_ name: CFString) { self.name = String(describing: name) }
    /// The name from the initializer; nil for a font of data.
    public var postScriptName: CFString? { name.map { CFString(string: $0) } }
    /// Nothing is read of the font: there are no glyphs.
    public var fullName: CFString? { postScriptName }
    /// Nothing is read of the font: there are no glyphs.
    public var numberOfGlyphs: Int { 0 }
    /// Nothing is read of the font: there are no glyphs.
    public var unitsPerEm: Int32 { 1000 }
    /// Nothing is read of the font: there are no glyphs.
    public var ascent: Int32 { 0 }
    /// Nothing is read of the font: there are no glyphs.
    public var descent: Int32 { 0 }
  }

  /// For which programs a font is registered.
  public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

  /// True; the font is not used: there are no glyphs.
  @discardableResult
  public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
  ) -> Bool { true }
  /// True; the font is not used: there are no glyphs.
  @discardableResult
  public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
  ) -> Bool { true }
  /// Calls the handler with no errors; the fonts are not used: there are no glyphs.
  public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
  ) { _ = registrationHandler?([], true) }
  /// True: no font is used.
  @discardableResult
  public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
  ) -> Bool { true }
  /// True: no font is used.
  @discardableResult
  public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
  ) -> Bool { true }
  /// Empty: there are no fonts.
  public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray { [] }
  /// Empty: there are no fonts.
  public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { [] }
#endif
