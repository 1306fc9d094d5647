#if os(macOS)
  public import AppKit

  @available(macOS 10.15, *)
  open class NSHostingView<Content: View>: NSView {
    public required init(rootView: Content) { super.init() }
  }
#endif
