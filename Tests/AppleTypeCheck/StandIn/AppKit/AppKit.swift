public struct NSRect {
  public init(x: Int, y: Int, width: Int, height: Int) {}
}

public struct Date {
  public init() {}
}

open class RunLoop {
  public struct Mode: Sendable {
    public static let `default` = Mode()
  }
  open class var main: RunLoop { RunLoop() }
  @discardableResult open func run(mode: Mode, before limitDate: Date) -> Bool { false }
}

@MainActor open class NSView {
  public init() {}
  open func layoutSubtreeIfNeeded() {}
}

@MainActor open class NSWindow {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var titled: StyleMask { StyleMask(rawValue: 1) }
  }
  public enum BackingStoreType: Sendable { case buffered }
  public init(contentRect: NSRect, styleMask style: StyleMask, backing: BackingStoreType, defer flag: Bool) {}
  open var contentView: NSView?
  open var isReleasedWhenClosed = true
  open func orderBack(_ sender: Any?) {}
}
