import Foundation

public typealias CFString = NSString
public typealias CFMutableString = NSMutableString
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFURL = NSURL
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFDate = NSDate
public typealias CFError = NSError
public typealias CFAttributedString = NSAttributedString
public typealias CFBundle = Bundle

/// Any object.
public typealias CFTypeRef = AnyObject

/// Any object that a property list can hold.
public typealias CFPropertyList = AnyObject
public typealias CFIndex = Int
public typealias CFTypeID = UInt
public typealias CFStringEncoding = UInt32
public typealias OSStatus = Int32

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

/// A part of a string or an array.
public struct CFRange: Hashable, Sendable {
  public var location: CFIndex
  public var length: CFIndex
  public init() { self.init(location: 0, length: 0) }
  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// The same as `CFRange(location:length:)`, in the spelling of C.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}
