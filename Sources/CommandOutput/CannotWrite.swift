import Foundation

/// A file or stream that a command could not write, with the reason.
package struct CannotWrite: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ name: String, _ reason: String) { description = "cannot write \(name): \(reason)" }

  /// - Parameter error: what the system says.
  package init(_ name: String, because error: any Error) {
    let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace
    let system =
      isFull
      ? NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC))
      : (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    let isSystems = system.domain == NSPOSIXErrorDomain
    self.init(name, isSystems ? String(cString: strerror(Int32(system.code))) : (error as NSError).localizedDescription)
  }
}
