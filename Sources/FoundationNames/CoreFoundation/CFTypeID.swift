#if !canImport(Darwin)
  public import Foundation

  // The numbers have no meaning beyond their equality.

  /// A number that stands for the class.
  public func CFStringGetTypeID() -> CFTypeID { 7 }
  /// A number that stands for the class.
  public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
  /// A number that stands for the class.
  public func CFArrayGetTypeID() -> CFTypeID { 19 }
  /// A number that stands for the class.
  public func CFDataGetTypeID() -> CFTypeID { 20 }
  /// A number that stands for the class.
  public func CFBooleanGetTypeID() -> CFTypeID { 21 }
  /// A number that stands for the class.
  public func CFNumberGetTypeID() -> CFTypeID { 22 }
  /// A number that stands for the class.
  public func CFURLGetTypeID() -> CFTypeID { 29 }
  /// A number that stands for the class.
  public func CFDateGetTypeID() -> CFTypeID { 42 }
  /// A number that stands for the class.
  public func CFNullGetTypeID() -> CFTypeID { 16 }
  /// A number that stands for the class.
  public func CFSetGetTypeID() -> CFTypeID { 17 }

  /// The kind of an object, by its class; 0 for classes that Core Foundation has no counterpart of.
  public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf {
    case is NSString: CFStringGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSData: CFDataGetTypeID()
    case let number as NSNumber: number.isBoolean ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    case is NSURL: CFURLGetTypeID()
    case is NSDate: CFDateGetTypeID()
    case is NSNull: CFNullGetTypeID()
    case is NSSet: CFSetGetTypeID()
    default: 0
    }
  }

  extension NSNumber {
    /// Whether the number was made of a `Bool`.
    fileprivate var isBoolean: Bool { self === NSNumber(value: true) || self === NSNumber(value: false) }
  }

  /// Whether the objects are equal.
  public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    (cf1 as? NSObject).map { $0.isEqual(cf2) } ?? (cf1 === cf2)
  }
  /// The hash of the object.
  public func CFHash(_ cf: CFTypeRef!) -> CFHashCode { CFHashCode(bitPattern: (cf as? NSObject)?.hash ?? 0) }
  /// The text that describes the object.
  public func CFCopyDescription(_ cf: CFTypeRef!) -> CFString! { NSString(string: cf.map { "\($0)" } ?? "(null)") }
#endif
