/// An object that a pasteboard can keep.
public protocol NSPasteboardWriting {
  var _pasteboardData: [NSPasteboard.PasteboardType: Data] { get }
}

/// An object that a pasteboard can make of its data.
public protocol NSPasteboardReading {
  @MainActor static func _read(_ pasteboard: NSPasteboard) -> Any?
}

extension NSString: NSPasteboardWriting, NSPasteboardReading {
  public var _pasteboardData: [NSPasteboard.PasteboardType: Data] { [.string: Data(String(describing: self).utf8)] }
  @MainActor public static func _read(_ pasteboard: NSPasteboard) -> Any? { pasteboard.string(forType: .string) }
}

extension NSURL: NSPasteboardWriting, NSPasteboardReading {
  public var _pasteboardData: [NSPasteboard.PasteboardType: Data] {
    let data = Data(absoluteString.utf8)
    return isFileURL ? [.fileURL: data, .URL: data] : [.URL: data]
  }
  @MainActor public static func _read(_ pasteboard: NSPasteboard) -> Any? {
    (pasteboard.string(forType: .fileURL) ?? pasteboard.string(forType: .URL)).flatMap { URL(string: $0) }
  }
}

extension NSImage: NSPasteboardWriting, NSPasteboardReading {
  public var _pasteboardData: [NSPasteboard.PasteboardType: Data] { encoded(as: "png").map { [.png: $0] } ?? [:] }
  @MainActor public static func _read(_ pasteboard: NSPasteboard) -> Any? {
    pasteboard.data(forType: .png).flatMap { NSImage(data: $0) }
  }
}

/// One thing on a pasteboard, in several formats.
public final class NSPasteboardItem: NSPasteboardWriting {
  public private(set) var _pasteboardData: [NSPasteboard.PasteboardType: Data] = [:]
  public init() {}
  public var types: [NSPasteboard.PasteboardType] { _pasteboardData.keys.sorted { $0.rawValue < $1.rawValue } }
  public func data(forType type: NSPasteboard.PasteboardType) -> Data? { _pasteboardData[type] }
  public func string(forType type: NSPasteboard.PasteboardType) -> String? {
    data(forType: type).flatMap { String(data: $0, encoding: .utf8) }
  }
  public func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    data(forType: type).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
  }
  /// Keeps the value as a property list; false if it is none.
  @discardableResult
  public func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool {
    guard
      let data = try? PropertyListSerialization.data(fromPropertyList: propertyList, format: .binary, options: 0)
    else { return false }
    return setData(data, forType: type)
  }
  public func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? {
    types.first { data(forType: $0) != nil }
  }
  /// Keeps the bytes and returns true.
  @discardableResult
  public func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    _pasteboardData[type] = data
    return true
  }
  /// Keeps the UTF-8 bytes of the text and returns true.
  @discardableResult
  public func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }
}

extension NSPasteboard {
  /// The one item, with all formats; nil for an empty pasteboard.
  public var pasteboardItems: [NSPasteboardItem]? {
    guard let types else { return nil }
    let item = NSPasteboardItem()
    for type in types { if let data = data(forType: type) { item.setData(data, forType: type) } }
    return [item]
  }
  /// Keeps the data of the objects, and returns true. The pasteboard has one item: of two objects with the same
  /// format, the last one stays.
  @discardableResult
  public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    for object in objects { for (type, data) in object._pasteboardData { setData(data, forType: type) } }
    return true
  }
  /// The object of the first class that the pasteboard has data for, as the only element.
  public func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
    for type in classArray {
      if let reading = type as? any NSPasteboardReading.Type, let object = reading._read(self) { return [object] }
    }
    return []
  }
  public func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
    readObjects(forClasses: classArray, options: options)?.isEmpty == false
  }
  public func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { data(forType: $0) != nil }
  }
  @discardableResult
  public func prepareForNewContents(with options: ContentsOptions = []) -> Int { clearContents() }
}
