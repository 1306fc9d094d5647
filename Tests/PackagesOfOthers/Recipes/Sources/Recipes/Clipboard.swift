#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// What is copied, on a telephone and on a Mac.
@MainActor
enum Clipboard {
  static func copy(_ text: String) {
    #if canImport(UIKit)
      UIPasteboard.general.string = text
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
    #elseif canImport(AppKit)
      NSPasteboard.general.clearContents()
      NSPasteboard.general.setString(text, forType: .string)
    #endif
  }
}
