#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A sound without playback: every name and every file makes one.
  @MainActor @preconcurrency
  public final class NSSound {
    public typealias Name = String
    /// Never nil: the engine does not look the name up.
    public init?(named name: Name) { self.name = name }
    /// Never nil. The file stays unread, and its last path component becomes the name.
    public init?(contentsOf url: URL, byReference byRef: Bool) { name = url.lastPathComponent }
    /// The given name, or the file's last path component.
    public let name: Name?
    /// Never nil. The file stays unread, and its last path component becomes the name.
    public convenience init?(contentsOfFile path: String, byReference byRef: Bool) {
      self.init(contentsOf: URL(fileURLWithPath: path), byReference: byRef)
    }
    /// Never nil. The data stays unread.
    public init?(data: Data) { name = nil }
    /// A weak reference; no method of it is called.
    public weak var delegate: (any NSSoundDelegate)?
    /// Kept, 0 at first; nothing is heard.
    public var currentTime: TimeInterval = 0
    /// Kept, nil at first; nothing is heard.
    public var playbackDeviceIdentifier: String?
    /// Always 0 seconds: the file stays unread.
    public var duration: TimeInterval { 0 }
    // Always true, without effect.
    /// Always true: without effect.
    @discardableResult
    public func pause() -> Bool { true }
    /// Always true: without effect.
    @discardableResult
    public func resume() -> Bool { true }
    /// A factor, 1 at first, not clamped to 0...1.
    public var volume: Float = 1
    /// False at first; playback never begins, so it never repeats.
    public var loops = false
    /// Always false, even after `play()`.
    public var isPlaying: Bool { false }
    /// No effect, and silent.
    public nonisolated static func beep() {}
    /// Always true; `isPlaying` stays false.
    @discardableResult
    public func play() -> Bool { true }
    /// Always true, without a sound to end.
    @discardableResult
    public func stop() -> Bool { true }
  }

  /// Learns of the end of a sound. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSSoundDelegate: AnyObject {
    /// Only tests call it; empty by default.
    func sound(_ sound: NSSound, didFinishPlaying flag: Bool)
  }
  extension NSSoundDelegate {
    public func sound(_ sound: NSSound, didFinishPlaying flag: Bool) {}
  }
#endif
