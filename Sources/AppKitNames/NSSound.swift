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
#endif
