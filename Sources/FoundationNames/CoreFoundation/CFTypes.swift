#if !canImport(Darwin)
  public import Foundation

  // Core Foundation's types are Foundation's classes here, so that `text as CFString` and `array as? CFArray` compile.

  public typealias CFString = NSString
  public typealias CFMutableString = NSMutableString
  public typealias CFArray = NSArray
  public typealias CFMutableArray = NSMutableArray
  public typealias CFDictionary = NSDictionary
  public typealias CFMutableDictionary = NSMutableDictionary
  public typealias CFSet = NSSet
  public typealias CFMutableSet = NSMutableSet
  public typealias CFData = NSData
  public typealias CFMutableData = NSMutableData
  public typealias CFURL = NSURL
  public typealias CFNumber = NSNumber
  public typealias CFBoolean = NSNumber
  public typealias CFDate = NSDate
  public typealias CFError = NSError
  public typealias CFUUID = NSUUID
  public typealias CFLocale = NSLocale
  public typealias CFTimeZone = NSTimeZone
  public typealias CFCharacterSet = NSCharacterSet
  public typealias CFAttributedString = NSAttributedString
  public typealias CFMutableAttributedString = NSMutableAttributedString
  public typealias CFBundle = Bundle
  public typealias CFNull = NSNull
  /// Any object.
  public typealias CFTypeRef = AnyObject
  /// Any object that a property list can hold.
  public typealias CFPropertyList = AnyObject
  public typealias CFIndex = Int
  public typealias CFTypeID = UInt
  public typealias CFOptionFlags = UInt
  public typealias CFHashCode = UInt
  public typealias CFStringEncoding = UInt32
  public typealias OSStatus = Int32
  public typealias OSType = UInt32
  public typealias FourCharCode = UInt32
  /// A code that says that nothing failed.
  public let noErr: OSStatus = 0

  /// A source of memory; there is only the default one.
  public final class CFAllocator: Sendable {}
  /// Nil, which names the default source of memory.
  public let kCFAllocatorDefault: CFAllocator! = nil
  /// A value of Core Foundation, in the spelling of C.
  public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
  /// A value of Core Foundation, in the spelling of C.
  public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
  /// A value of Core Foundation, in the spelling of C.
  public let kCFNull: CFNull! = NSNull()

  /// A part of a string or an array.
  public struct CFRange: Hashable, Sendable {
    /// A value of Core Foundation, in the spelling of C.
    public var location: CFIndex
    /// A value of Core Foundation, in the spelling of C.
    public var length: CFIndex

    public init() { self.init(location: 0, length: 0) }
    /// A value of Core Foundation, in the spelling of C.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
  }

  /// The same as `CFRange(location:length:)`, in the spelling of C.
  public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
    CFRange(location: location, length: length)
  }

  /// The result of a comparison.
  public enum CFComparisonResult: Int, Sendable {
    case compareLessThan = -1
    case compareEqualTo, compareGreaterThan
  }
#endif
