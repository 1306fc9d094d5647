#if !canImport(Darwin)
  public import Foundation

  // Core Foundation's types, as Foundation's: a cast from one to the other changes nothing.
  public typealias CFTypeRef = AnyObject
  public typealias CFString = String
  public typealias CFData = Data
  public typealias CFURL = URL
  public typealias CFArray = [Any]
  public typealias CFDictionary = [AnyHashable: Any]
  public typealias CFNumber = NSNumber
  public typealias CFBoolean = NSNumber
  public typealias CFUUID = NSUUID
  public typealias CFError = any Error
  public typealias CFIndex = Int
  public typealias CFTypeID = UInt

  /// A way to get memory, of which there is one.
  public final class CFAllocator: Sendable {}
  /// Always nil, which is the default allocator.
  public let kCFAllocatorDefault: CFAllocator? = nil
  public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
  public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

  /// A number for the class of the object.
  public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID {
    cf.map { UInt(bitPattern: ObjectIdentifier(type(of: $0)).hashValue) } ?? 0
  }
  /// Whether both are equal by `isEqual(_:)`, or else the same object.
  public func CFEqual(_ cf1: CFTypeRef?, _ cf2: CFTypeRef?) -> Bool {
    if let one = cf1 as? NSObject, let other = cf2 as? NSObject { return one.isEqual(other) }
    return cf1 === cf2
  }
  /// A new random number.
  public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { NSUUID() }
  /// The number as text.
  public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! { uuid.uuidString }
#endif
