import Foundation

extension URL {
  /// Always true: no sandbox keeps a file from the process.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing, as access is never withdrawn.
  public func stopAccessingSecurityScopedResource() {}
}
