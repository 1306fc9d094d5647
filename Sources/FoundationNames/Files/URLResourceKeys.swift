#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  // Foundation here returns no values for these keys.
  extension URLResourceKey {
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
      rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
      rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
    public static let fileContentIdentifierKey = URLResourceKey(rawValue: "NSURLFileContentIdentifierKey")
    public static let fileIdentifierKey = URLResourceKey(rawValue: "NSURLFileIdentifierKey")
    public static let fileProtectionKey = URLResourceKey(rawValue: "NSURLFileProtectionKey")
    public static let ubiquitousItemIsSharedKey = URLResourceKey(rawValue: "NSURLUbiquitousItemIsSharedKey")
    public static let ubiquitousSharedItemCurrentUserRoleKey = URLResourceKey(
      rawValue: "NSURLUbiquitousSharedItemCurrentUserRoleKey")
    public static let ubiquitousSharedItemCurrentUserPermissionsKey = URLResourceKey(
      rawValue: "NSURLUbiquitousSharedItemCurrentUserPermissionsKey")
    public static let isSparseKey = URLResourceKey(rawValue: "NSURLIsSparseKey")
    public static let isPurgeableKey = URLResourceKey(rawValue: "NSURLIsPurgeableKey")
    public static let mayHaveExtendedAttributesKey = URLResourceKey(rawValue: "NSURLMayHaveExtendedAttributesKey")
    public static let mayShareFileContentKey = URLResourceKey(rawValue: "NSURLMayShareFileContentKey")
    public static let directoryEntryCountKey = URLResourceKey(rawValue: "NSURLDirectoryEntryCountKey")
  }

  /// How much of a file in iCloud is on the device.
  public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notDownloaded = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusNotDownloaded")
    public static let downloaded = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusDownloaded")
    public static let current = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusCurrent")
  }

  /// The time in which a file can be read.
  public struct URLFileProtection: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = Self(rawValue: "NSURLFileProtectionNone")
    public static let complete = Self(rawValue: "NSURLFileProtectionComplete")
    public static let completeUnlessOpen = Self(rawValue: "NSURLFileProtectionCompleteUnlessOpen")
    public static let completeUntilFirstUserAuthentication = Self(
      rawValue: "NSURLFileProtectionCompleteUntilFirstUserAuthentication")
  }

  extension URLResourceValues {
    /// The free bytes, if the values of `volumeAvailableCapacityKey` were asked for.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// The free bytes, if the values of `volumeAvailableCapacityKey` were asked for.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// Nil: there is no iCloud.
    public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
    /// Nil: there is no iCloud.
    public var ubiquitousItemIsShared: Bool? { nil }
    /// Nil: no file is encrypted.
    public var fileProtection: URLFileProtection? { nil }
    /// Nil: it is not read.
    public var fileContentIdentifier: Int64? { nil }
    /// Nil: it is not read.
    public var fileIdentifier: UInt64? { nil }
    /// Nil: there are no icons.
    public var effectiveIcon: Any? { nil }
    /// Nil: there are no icons.
    public var customIcon: Any? { nil }
    /// Always nil, and a new value is dropped: there are no tags.
    // Foundation's own cannot be set.
    /// A folder of this user, as a URL.
    @_disfavoredOverload
    public var tagNames: [String]? {
      get { nil }
      set {}
    }
  }

  extension URL {
    public static var userDirectory: URL { URL(filePath: "/home", directoryHint: .isDirectory) }
    public static var sharedPublicDirectory: URL {
      homeDirectory.appending(path: "Public", directoryHint: .isDirectory)
    }
    public static var trashDirectory: URL {
      homeDirectory.appending(path: ".local/share/Trash/files", directoryHint: .isDirectory)
    }

    /// The URL with a name, which gets the type's extension if it has none of it.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
      let url = appendingPathComponent(partialName)
      return UTType(filenameExtension: url.pathExtension)?.conforms(to: contentType) == true
        ? url : url.appendingPathExtension(for: contentType)
    }
    /// The URL with the type's extension, if it has one.
    public func appendingPathExtension(for contentType: UTType) -> URL {
      contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }
    /// The same in place.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
      self = appendingPathComponent(partialName, conformingTo: contentType)
    }
    /// The same in place.
    public mutating func appendPathExtension(for contentType: UTType) {
      self = appendingPathExtension(for: contentType)
    }
  }
#endif
