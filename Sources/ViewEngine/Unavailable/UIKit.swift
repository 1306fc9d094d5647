#if !canImport(UIKit) && !canImport(AppKit)
  // What views of apps use of UIKit and AppKit, though their files import SwiftUI only. What the engine has of them stands in
  // Device/; the rest is known, so that its use is an error that says what to do.

  @available(
    *, unavailable,
    message: "The engine has no UIKit: open URLs with @Environment(\\.openURL), or use #if canImport(UIKit)."
  )
  public class UIApplication {}

  @available(
    *, unavailable, message: "The engine has no pictures but those with a name: put the code in #if canImport(UIKit)."
  )
  public class UIImage {}

  @available(
    *, unavailable, message: "The engine has no pictures but those with a name: put the code in #if canImport(AppKit)."
  )
  public class NSImage {}

  @available(*, unavailable, message: "The engine has no AppKit: put the code in #if canImport(AppKit).")
  public class NSApplication {}

  @available(
    *, unavailable,
    message: "The engine has no AppKit: open URLs with @Environment(\\.openURL), or use #if canImport(AppKit)."
  )
  public class NSWorkspace {}

  @available(
    *, unavailable, message: "The engine has no AppKit: put the code in #if canImport(AppKit), UIPasteboard in #else."
  )
  public class NSPasteboard {}

  @available(
    *, unavailable, message: "The engine has no AppKit: ask for files with fileImporter, or use #if canImport(AppKit)."
  )
  public class NSOpenPanel {}

  @available(*, unavailable, message: "The engine has no AppKit: put the code in #if canImport(AppKit).")
  public class NSSavePanel {}
#endif
