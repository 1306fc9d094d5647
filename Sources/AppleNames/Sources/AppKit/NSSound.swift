/// A sound without playback: every name and every file makes one.
@MainActor @preconcurrency
public final class NSSound {
  public typealias Name = String
  public init?(named name: Name) { self.name = name }
  public init?(contentsOf url: URL, byReference byRef: Bool) { name = url.lastPathComponent }
  public let name: Name?
  public convenience init?(contentsOfFile path: String, byReference byRef: Bool) {
    self.init(contentsOf: URL(fileURLWithPath: path), byReference: byRef)
  }
  public init?(data: Data) { name = nil }
  public var duration: TimeInterval { 0 }
  public var volume: Float = 1
  public var isPlaying: Bool { false }
  public nonisolated static func beep() {}
  @discardableResult
  public func play() -> Bool { true }
  @discardableResult
  public func stop() -> Bool { true }
}
