#if !canImport(Darwin)
  // What views of apps use of UIKit and AppKit, though their files import SwiftUI only. What the engine has of them stands in
  // Device/; the rest is known, so that its use is an error that says what to do.

  @available(
    *, unavailable, message: "The engine has no pictures but those with a name: put the code in #if canImport(UIKit)."
  )
  public class UIImage {}

  @available(
    *, unavailable, message: "The engine has no pictures but those with a name: put the code in #if canImport(AppKit)."
  )
  public class NSImage {}

  @available(
    *, unavailable, message: "The engine has no AppKit: ask for files with fileImporter, or use #if canImport(AppKit)."
  )
  public class NSOpenPanel {}

  @available(*, unavailable, message: "The engine has no AppKit: put the code in #if canImport(AppKit).")
  public class NSSavePanel {}
#endif
