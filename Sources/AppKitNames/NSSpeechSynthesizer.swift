#if !canImport(Darwin)
  public import KitNames

  /// A voice, which says nothing.
  @MainActor @preconcurrency
  open class NSSpeechSynthesizer {
    /// The name of a voice.
    public struct VoiceName: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
    }
    /// The name of a value of a voice.
    public struct VoiceAttributeKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let name = VoiceAttributeKey(rawValue: "VoiceName")
      public static let identifier = VoiceAttributeKey(rawValue: "VoiceIdentifier")
      public static let gender = VoiceAttributeKey(rawValue: "VoiceGender")
      public static let localeIdentifier = VoiceAttributeKey(rawValue: "VoiceLocaleIdentifier")
    }
    /// Where a text stops, numbered from 0.
    public enum Boundary: UInt, Sendable { case immediateBoundary, wordBoundary, sentenceBoundary }
    public init() {}
    /// Keeps the voice; never nil.
    public convenience init?(voice: VoiceName?) {
      self.init()
      self.keptVoice = voice
    }
    private var keptVoice: VoiceName?
    /// The one last set; nil at first.
    open func voice() -> VoiceName? { keptVoice }
    @discardableResult
    open func setVoice(_ voice: VoiceName?) -> Bool {
      keptVoice = voice
      return true
    }
    /// Kept, 175 at first; nothing is heard.
    open var rate: Float = 175
    /// Kept, 1 at first; nothing is heard.
    open var volume: Float = 1
    /// Kept and false at first; nothing is heard.
    open var usesFeedbackWindow = false
    /// Nil at first; a weak reference, told of the end.
    open weak var delegate: (any NSSpeechSynthesizerDelegate)?
    /// Texts that were to be said, oldest first. For tests: AppKit has no such property.
    public static var spoken: [String] = []
    /// Always false: a text takes no time.
    open var isSpeaking: Bool { false }
    /// Always false, unless a subclass overrides it.
    open class var isAnyApplicationSpeaking: Bool { false }
    /// Keeps the text in `spoken`, and tells the delegate of the end.
    @discardableResult
    open func startSpeaking(_ string: String) -> Bool {
      Self.spoken.append(string)
      delegate?.speechSynthesizer(self, didFinishSpeaking: true)
      return true
    }
    /// Returns false: no file is written.
    @discardableResult
    open func startSpeaking(_ string: String, to url: URL) -> Bool { false }
    /// Without effect: a text takes no time.
    open func stopSpeaking() {}
    open func stopSpeaking(at boundary: Boundary) {}
    /// Without effect: a text takes no time.
    open func pauseSpeaking(at boundary: Boundary) {}
    /// Without effect: a text takes no time.
    open func continueSpeaking() {}
    /// Always empty: no voice is installed.
    open class var availableVoices: [VoiceName] { [] }
    open class var defaultVoice: VoiceName { VoiceName(rawValue: "") }
    /// Always empty, unless a subclass overrides it.
    open class func attributes(forVoice voice: VoiceName) -> [VoiceAttributeKey: Any] { [:] }
    /// Always empty, unless a subclass overrides it.
    open func phonemes(from text: String) -> String { "" }
  }

  /// Learns of a text's progress.
  @MainActor @preconcurrency
  public protocol NSSpeechSynthesizerDelegate: AnyObject {
    func speechSynthesizer(_ sender: NSSpeechSynthesizer, didFinishSpeaking finishedSpeaking: Bool)
    /// Only a test calls it.
    func speechSynthesizer(
      _ sender: NSSpeechSynthesizer, willSpeakWord characterRange: NSRange, of string: String)
  }
  extension NSSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ sender: NSSpeechSynthesizer, didFinishSpeaking finishedSpeaking: Bool) {}
    public func speechSynthesizer(
      _ sender: NSSpeechSynthesizer, willSpeakWord characterRange: NSRange, of string: String
    ) {}
  }
#endif
