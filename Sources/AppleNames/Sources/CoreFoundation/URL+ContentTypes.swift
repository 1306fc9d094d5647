import Foundation
@_spi(AppleNames) import ViewEngine

extension URL {
  /// The name gets the extension of the type, unless it has one of it.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let name = contentType.preferredFilenameExtension, name != pathExtension else { return self }
    return appendingPathExtension(name)
  }
}
