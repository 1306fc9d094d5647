// The content of `import SwiftUI` where the system has no module of that name: the shim, the engine, and the parts of
// UIKit, AppKit and Core Graphics that SwiftUI re-exports.
@_exported public import OnChangeCompat
#if !canImport(Darwin)
  @_exported public import AppKitNames
  @_exported public import UIKitNames
#endif
