#if !canImport(Darwin)
  public import AppKitNames
  import KitNames
  public import UIKitNames

  extension NSTextAttachment {
    /// AppKit's picture; kept, and separate from UIKit's property of that name.
    @MainActor @preconcurrency @_disfavoredOverload
    public var image: NSImage? {
      get { KeptValues.value(of: self, or: nil, key: "nsImage") }
      set { KeptValues.keep(newValue, for: self, key: "nsImage") }
    }
  }
#endif
