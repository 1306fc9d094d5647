#if !canImport(Darwin)
  public import Foundation

  /// How many elements or units it has; 0 for nil.
  public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.length ?? 0 }
  /// How many elements or units it has; 0 for nil.
  public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }
  /// How many elements or units it has; 0 for nil.
  public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }
  /// How many elements or units it has; 0 for nil.
  public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }
  /// The bytes, which exist as long as the object.
  public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData?.bytes.assumingMemoryBound(to: UInt8.self)
  }
  /// Does what the class of Foundation does, in the spelling of C.
  public func CFDataCreate(
    _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
  ) -> CFData! { NSData(bytes: bytes, length: length) }
  /// Does what the class of Foundation does, in the spelling of C.
  public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData(capacity: capacity)
  }
  /// Does what the class of Foundation does, in the spelling of C.
  public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }
  /// Whether the number has a fraction, or could have one.
  public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
    number.map { ["f", "d"].contains(String(cString: $0.objCType)) } ?? false
  }

  /// Does what the class of Foundation does, in the spelling of C.
  public func CFDateCreate(_ allocator: CFAllocator!, _ at: CFAbsoluteTime) -> CFDate! {
    NSDate(timeIntervalSinceReferenceDate: at)
  }
  /// Does what the class of Foundation does, in the spelling of C.
  public func CFDateGetAbsoluteTime(_ theDate: CFDate!) -> CFAbsoluteTime {
    theDate?.timeIntervalSinceReferenceDate ?? 0
  }

  /// Does what the class of Foundation does, in the spelling of C.
  public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }
  /// Does what the class of Foundation does, in the spelling of C.
  public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! {
    uuid.map { NSString(string: $0.uuidString) }
  }

  /// Does what the class of Foundation does, in the spelling of C.
  public func CFLocaleCopyCurrent() -> CFLocale! { NSLocale(localeIdentifier: Locale.current.identifier) }
  /// Does what the class of Foundation does, in the spelling of C.
  public func CFBundleGetMainBundle() -> CFBundle! { .main }

  /// Does what the class of Foundation does, in the spelling of C.
  public func CFErrorCopyDescription(_ err: CFError!) -> CFString! {
    err.map { NSString(string: $0.localizedDescription) }
  }
  /// Does what the class of Foundation does, in the spelling of C.
  public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err?.code ?? 0 }
  /// Does what the class of Foundation does, in the spelling of C.
  public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.map { NSString(string: $0.domain) } }
  /// Does what the class of Foundation does, in the spelling of C.
  public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! {
    err.map { NSDictionary(dictionary: $0.userInfo) }
  }

  /// The form of a path.
  public enum CFURLPathStyle: Int, Sendable { case cfurlposixPathStyle, cfurlhfsPathStyle, cfurlWindowsPathStyle }

  /// A file's URL; the style has no effect.
  public func CFURLCreateWithFileSystemPath(
    _ allocator: CFAllocator!, _ filePath: CFString!, _ pathStyle: CFURLPathStyle, _ isDirectory: Bool
  ) -> CFURL! { filePath.map { NSURL(fileURLWithPath: String(describing: $0), isDirectory: isDirectory) } }

  /// Does what the class of Foundation does, in the spelling of C.
  public func CFURLCreateWithString(_ allocator: CFAllocator!, _ URLString: CFString!, _ baseURL: CFURL!) -> CFURL! {
    URLString.flatMap { URL(string: String(describing: $0)) }.map { $0 as NSURL }
  }

  // Names of Core Foundation's keys in an app's `Info.plist`.
  /// A key of the app's Info.plist.
  public nonisolated(unsafe) let kCFBundleNameKey: CFString! = "CFBundleName"
  /// A key of the app's Info.plist.
  public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = "CFBundleVersion"
  /// A key of the app's Info.plist.
  public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
  /// A key of the app's Info.plist.
  public nonisolated(unsafe) let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
  /// A key of the app's Info.plist.
  public nonisolated(unsafe) let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
  /// A key of the app's Info.plist.
  public nonisolated(unsafe) let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
  /// A key of the app's Info.plist.
  public nonisolated(unsafe) let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
#endif
