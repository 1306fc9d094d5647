// What everybody who imports this module can use without importing anything else, as with SwiftUI.
@_exported public import Foundation
#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#endif
