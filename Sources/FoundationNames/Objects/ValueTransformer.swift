#if !canImport(Darwin)
  public import Foundation

  /// The name of a transformer.
  public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Kept by name; only a program asks for it.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let negateBooleanTransformerName = Self("NSNegateBoolean")
    public static let isNilTransformerName = Self("NSIsNil")
    public static let isNotNilTransformerName = Self("NSIsNotNil")
    public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
  }

  /// Turns values into others. Core Data uses them on Apple's systems; here only a program does.
  open class ValueTransformer: NSObject, @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var transformers: [NSValueTransformerName: ValueTransformer] = [:]

    public override init() { super.init() }
    /// Keeps the transformer; nil removes it.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
      lock.withLock { transformers[name] = transformer }
    }
    /// Kept by name; only a program asks for it.
    public convenience init?(forName name: NSValueTransformerName) { return nil }
    /// Kept by name; only a program asks for it.
    open class func valueTransformerNames() -> [NSValueTransformerName] { lock.withLock { Array(transformers.keys) } }
    /// Kept by name; only a program asks for it.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Kept by name; only a program asks for it.
    open class func allowsReverseTransformation() -> Bool { true }
    /// The value itself.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// The value itself.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
  }

  /// Turns objects into archived data, and back.
  open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
    /// Kept by name; only a program asks for it.
    open class var allowedTopLevelClasses: [AnyClass] {
      [NSArray.self, NSDictionary.self, NSString.self, NSNumber.self]
    }
    open override func transformedValue(_ value: Any?) -> Any? {
      (value as? Data).flatMap {
        try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: $0)
      }
    }
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
      value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
    }
  }
#endif
