#if !canImport(Darwin)
  public import Foundation

  public typealias AEEventClass = UInt32
  public typealias AEEventID = UInt32
  public typealias AEKeyword = UInt32
  public typealias DescType = UInt32
  /// A code of the events between programs, of which none arrives.
  public let kInternetEventClass: AEEventClass = 0x4755_524C
  /// A code of the events between programs, of which none arrives.
  public let kAEGetURL: AEEventID = 0x4755_524C
  /// A code of the events between programs, of which none arrives.
  public let kCoreEventClass: AEEventClass = 0x6165_7674
  /// A code of the events between programs, of which none arrives.
  public let kAEOpenApplication: AEEventID = 0x6F61_7070
  /// A code of the events between programs, of which none arrives.
  public let kAEQuitApplication: AEEventID = 0x7175_6974
  /// A code of the events between programs, of which none arrives.
  public let keyDirectObject: AEKeyword = 0x2D2D_2D2D

  /// A value of an event between programs.
  open class NSAppleEventDescriptor: NSObject, @unchecked Sendable {
    private let value: Any?
    private init(_ value: Any?) { self.value = value }
    /// Keeps the value, as text or number.
    public convenience init(string: String) { self.init(string as Any?) }
    public convenience init(boolean: Bool) { self.init(boolean as Any?) }
    public convenience init(int32: Int32) { self.init(int32 as Any?) }
    /// An empty value.
    public class func null() -> NSAppleEventDescriptor { NSAppleEventDescriptor(nil as Any?) }
    /// Empty, or the kept value: no event comes from a program.
    public class func list() -> NSAppleEventDescriptor { null() }

    /// The text; nil for an empty value.
    open var stringValue: String? { value.map { "\($0)" } }
    /// Empty, or the kept value: no event comes from a program.
    open var booleanValue: Bool { value as? Bool ?? false }
    /// Empty, or the kept value: no event comes from a program.
    open var int32Value: Int32 { value as? Int32 ?? 0 }
    /// Empty, or the kept value: no event comes from a program.
    open var doubleValue: Double { Double(int32Value) }
    /// Empty, or the kept value: no event comes from a program.
    open var numberOfItems: Int { 0 }
    /// Empty, or the kept value: no event comes from a program.
    open var descriptorType: DescType { 0 }
    /// Empty, or the kept value: no event comes from a program.
    open var data: Data { Data() }
    /// Nil: no value is a list.
    open func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
    /// Nil: no event comes from a program.
    open func paramDescriptor(forKeyword keyword: AEKeyword) -> NSAppleEventDescriptor? { nil }
    /// Empty, or the kept value: no event comes from a program.
    open func forKeyword(_ keyword: AEKeyword) -> NSAppleEventDescriptor? { nil }
    /// Empty, or the kept value: no event comes from a program.
    open func attributeDescriptor(forKeyword keyword: AEKeyword) -> NSAppleEventDescriptor? { nil }
  }

  /// A script. Nothing runs it here.
  open class NSAppleScript: NSObject, @unchecked Sendable {
    /// Empty, or the kept value: no event comes from a program.
    public let source: String?
    public static let errorMessage = "NSAppleScriptErrorMessage"
    public static let errorNumber = "NSAppleScriptErrorNumber"
    public static let errorBriefMessage = "NSAppleScriptErrorBriefMessage"
    public static let errorAppName = "NSAppleScriptErrorAppName"

    /// A script of that text; never nil.
    public init?(source: String) { self.source = source }
    /// A script of the file; nil if it cannot be read.
    public init?(contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) {
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      source = text
    }
    /// Empty, or the kept value: no event comes from a program.
    open var isCompiled: Bool { false }
    /// False, with an error: nothing compiles it here.
    @discardableResult
    open func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool {
      errorInfo?.pointee = failure
      return false
    }
    /// An empty value, and an error: nothing runs it here.
    @discardableResult
    open func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor {
      errorInfo?.pointee = failure
      return .null()
    }
    private var failure: NSDictionary {
      [Self.errorMessage: "There is no AppleScript on this system.", Self.errorNumber: -1] as [String: Any]
        as NSDictionary
    }
  }

  /// Events from other programs. None arrives.
  open class NSAppleEventManager: NSObject, @unchecked Sendable {
    private static let manager = NSAppleEventManager()
    /// Empty, or the kept value: no event comes from a program.
    open class func shared() -> NSAppleEventManager { manager }
    /// Does nothing: no event arrives.
    open func setEventHandler(
      _ handler: Any, andSelector handleEventSelector: Selector, forEventClass eventClass: AEEventClass,
      andEventID eventID: AEEventID
    ) {}
    /// Does nothing.
    open func removeEventHandler(forEventClass eventClass: AEEventClass, andEventID eventID: AEEventID) {}
    /// Empty, or the kept value: no event comes from a program.
    open var currentAppleEvent: NSAppleEventDescriptor? { nil }
  }
#endif
