#if !canImport(Darwin)
  public import Foundation

  // Codes of four letters.
  public typealias AEEventClass = UInt32
  public typealias AEEventID = UInt32
  public typealias AEKeyword = UInt32
  public typealias DescType = UInt32
  public typealias AEReturnID = Int16
  public typealias AETransactionID = Int32
  /// A code of the system, as four letters or a number.
  public let keyDirectObject: AEKeyword = 0x2d2d_2d2d
  /// A code of the system, as four letters or a number.
  public let kInternetEventClass: AEEventClass = 0x4755_524c
  /// A code of the system, as four letters or a number.
  public let kAEGetURL: AEEventID = 0x4755_524c
  /// A code of the system, as four letters or a number.
  public let kCoreEventClass: AEEventClass = 0x6165_7674
  /// A code of the system, as four letters or a number.
  public let kAEOpenApplication: AEEventID = 0x6f61_7070
  /// A code of the system, as four letters or a number.
  public let kAEReopenApplication: AEEventID = 0x7261_7070
  /// A code of the system, as four letters or a number.
  public let kAEOpenDocuments: AEEventID = 0x6f64_6f63
  /// A code of the system, as four letters or a number.
  public let kAEQuitApplication: AEEventID = 0x7175_6974
  /// A code of the system, as four letters or a number.
  public let keyAEPropData: AEKeyword = 0x7072_6474
  /// A code of the system, as four letters or a number.
  public let kAutoGenerateReturnID = -1
  /// A code of the system, as four letters or a number.
  public let kAnyTransactionID = 0

  /// A value of a script or an event between apps: a text, a number, a list or a record.
  open class NSAppleEventDescriptor: NSObject {
    private var value: Any?
    private var items: [NSAppleEventDescriptor] = []
    private var keyed: [AEKeyword: NSAppleEventDescriptor] = [:]
    /// A value without contents.
    public override init() {}
    private init(_ value: Any?) { self.value = value }
    public convenience init(string: String) { self.init(string as Any) }
    public convenience init(boolean: Bool) { self.init(boolean as Any) }
    public convenience init(int32 signedInt: Int32) { self.init(signedInt as Any) }
    public convenience init(double doubleValue: Double) { self.init(doubleValue as Any) }
    public convenience init(date: Date) { self.init(date as Any) }
    public convenience init(fileURL: URL) { self.init(fileURL as Any) }
    public convenience init(bundleIdentifier: String) { self.init(bundleIdentifier as Any) }
    public convenience init(processIdentifier: Int32) { self.init(processIdentifier as Any) }
    public convenience init(typeCode: OSType) { self.init(typeCode as Any) }
    public convenience init(enumCode: OSType) { self.init(enumCode as Any) }
    /// An event, which keeps its codes; it is never sent.
    public convenience init(
      eventClass: AEEventClass, eventID: AEEventID, targetDescriptor: NSAppleEventDescriptor?, returnID: AEReturnID,
      transactionID: AETransactionID
    ) {
      self.init()
      (self.eventClass, self.eventID) = (eventClass, eventID)
    }
    /// A new descriptor without contents.
    public class func null() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }
    /// A new descriptor without contents.
    public class func list() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }
    /// A new descriptor without contents.
    public class func record() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }
    public class func currentProcess() -> NSAppleEventDescriptor {
      NSAppleEventDescriptor(processIdentifier: ProcessInfo.processInfo.processIdentifier)
    }
    /// Kept, 0 at first; no part of the engine reads it.
    public private(set) var eventClass: AEEventClass = 0
    /// Kept, 0 at first; no part of the engine reads it.
    public private(set) var eventID: AEEventID = 0
    /// Always 0: a value keeps no code of its kind.
    open var descriptorType: DescType { 0 }
    open var data: Data { Data((stringValue ?? "").utf8) }
    /// The text, or the number as text; nil for a list.
    open var stringValue: String? {
      switch value {
      case let url as URL: url.absoluteString
      case let value?: "\(value)"
      case nil: nil
      }
    }
    open var booleanValue: Bool { value as? Bool ?? (int32Value != 0) }
    /// The number, 0 for a text that is none.
    open var int32Value: Int32 { Int32(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
    open var doubleValue: Double {
      switch value {
      case let number as Double: number
      case let number as Int32: Double(number)
      case let number as Bool: number ? 1 : 0
      default: stringValue.flatMap(Double.init) ?? 0
      }
    }
    open var dateValue: Date? { value as? Date }
    open var fileURLValue: URL? { value as? URL }
    open var typeCodeValue: OSType { value as? OSType ?? 0 }
    open var enumCodeValue: OSType { value as? OSType ?? 0 }
    open var isRecordDescriptor: Bool { !keyed.isEmpty }
    open var numberOfItems: Int { items.isEmpty ? keyed.count : items.count }
    /// The element at that place; the first is 1.
    open func atIndex(_ index: Int) -> NSAppleEventDescriptor? {
      items.indices.contains(index - 1) ? items[index - 1] : nil
    }
    /// Replaces the element at that place, or appends for 0 and for a place after the last.
    open func insert(_ descriptor: NSAppleEventDescriptor, at index: Int) {
      if items.indices.contains(index - 1) { items[index - 1] = descriptor } else { items.append(descriptor) }
    }
    open func remove(at index: Int) { if items.indices.contains(index - 1) { items.remove(at: index - 1) } }
    open func forKeyword(_ keyword: AEKeyword) -> NSAppleEventDescriptor? { keyed[keyword] }
    open func setDescriptor(_ descriptor: NSAppleEventDescriptor, forKeyword keyword: AEKeyword) {
      keyed[keyword] = descriptor
    }
    open func remove(withKeyword keyword: AEKeyword) { keyed[keyword] = nil }
    /// The same as `forKeyword(_:)`.
    open func paramDescriptor(forKeyword keyword: AEKeyword) -> NSAppleEventDescriptor? { keyed[keyword] }
    /// The same as `setDescriptor(_:forKeyword:)`.
    open func setParam(_ descriptor: NSAppleEventDescriptor, forKeyword keyword: AEKeyword) {
      keyed[keyword] = descriptor
    }
    /// The same as `forKeyword(_:)`.
    open func attributeDescriptor(forKeyword keyword: AEKeyword) -> NSAppleEventDescriptor? { keyed[keyword] }
    /// The same as `setDescriptor(_:forKeyword:)`.
    open func setAttribute(_ descriptor: NSAppleEventDescriptor, forKeyword keyword: AEKeyword) {
      keyed[keyword] = descriptor
    }
    /// The value itself.
    /// The object itself, as a second one would be the same.
    open func coerce(toDescriptorType descriptorType: DescType) -> NSAppleEventDescriptor? { self }
    /// Settings of sending, as the system's bits.
    public struct SendOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let noReply = SendOptions(rawValue: 1)
      public static let queueReply = SendOptions(rawValue: 2)
      public static let waitForReply = SendOptions(rawValue: 3)
      public static let neverInteract = SendOptions(rawValue: 16)
      public static let canInteract = SendOptions(rawValue: 32)
      public static let defaultOptions: SendOptions = [.waitForReply, .canInteract]
    }
    /// Throws: no app receives events.
    @discardableResult
    open func sendEvent(options sendOptions: SendOptions = [], timeout: TimeInterval) throws -> NSAppleEventDescriptor {
      throw CocoaError(.featureUnsupported)
    }
  }

  /// Receives events from other apps, of which there are none.
  open class NSAppleEventManager: NSObject {
    private nonisolated(unsafe) static let manager = NSAppleEventManager()
    /// The one of the process, as no event arrives.
    open class func shared() -> NSAppleEventManager { manager }
    /// Always nil: no event arrives.
    open var currentAppleEvent: NSAppleEventDescriptor? { nil }
    /// Without effect: no event arrives.
    open func setEventHandler(
      _ handler: Any, andSelector handleEventSelector: Selector, forEventClass eventClass: AEEventClass,
      andEventID eventID: AEEventID
    ) {}
    /// Without effect: no event arrives.
    open func removeEventHandler(forEventClass eventClass: AEEventClass, andEventID eventID: AEEventID) {}
  }
#endif
