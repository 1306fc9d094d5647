#if !canImport(Darwin)
  public import Foundation

  extension NSKeyedUnarchiver {
    /// The objects of an archived array.
    ///
    /// - Throws: `CocoaError` for data of another kind.
    public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
      ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedObjectType]? {
      try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [DecodedObjectType]
    }
    /// The objects of an archived array.
    ///
    /// - Throws: `CocoaError` for data of another kind.
    public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
      try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
    }
    /// The objects of an archived dictionary.
    ///
    /// - Throws: `CocoaError` for data of another kind.
    public static func unarchivedDictionary<Key: NSObject & NSCopying & NSCoding, Object: NSObject & NSCoding>(
      ofKeyClass keyCls: Key.Type, objectClass valueCls: Object.Type, from data: Data
    ) throws -> [Key: Object]? {
      try unarchivedObject(ofClasses: [NSDictionary.self, keyCls, valueCls], from: data) as? [Key: Object]
    }
  }

  extension NSError {
    /// The errors below this one.
    public var underlyingErrors: [any Error] {
      (userInfo["NSMultipleUnderlyingErrorsKey"] as? [any Error] ?? [])
        + [userInfo[NSUnderlyingErrorKey] as? any Error].compactMap { $0 }
    }
  }
#endif
