import Foundation

extension FileManager {
  /// A folder for the group in the folder of temporary files, which apps of this user share.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let url = temporaryDirectory.appending(path: "Group Containers", directoryHint: .isDirectory)
      .appending(path: groupIdentifier, directoryHint: .isDirectory)
    try? createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  public func startDownloadingUbiquitousItem(at url: URL) throws {}
  public func evictUbiquitousItem(at url: URL) throws {}
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.featureUnsupported)
  }
  /// Moves the item to the folder of trashed files in this user's home.
  public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?) throws {
    let trash = homeDirectoryForCurrentUser.appending(path: ".local/share/Trash/files", directoryHint: .isDirectory)
    try createDirectory(at: trash, withIntermediateDirectories: true)
    let (name, suffix) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
    var (target, number) = (trash.appending(path: url.lastPathComponent), 2)
    while fileExists(atPath: target.path) {
      target = trash.appending(path: "\(name) \(number)" + (suffix.isEmpty ? "" : "." + suffix))
      number += 1
    }
    try moveItem(at: url, to: target)
    outResultingURL?.pointee = target as NSURL
  }
  public func unmountVolume(
    at url: URL, options mask: UnmountOptions = [], completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(CocoaError(.featureUnsupported)) }
}
