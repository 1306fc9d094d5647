#if !canImport(Darwin)
  public import ViewEngine

  extension View {
    /// Kept in the render tree; nothing is spoken.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
      painted("speechSpellsOutCharacters", "\(value)")
    }
    /// Kept in the render tree; nothing is spoken.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
      painted("speechAdjustedPitch", "\(value)")
    }
    /// Kept in the render tree; nothing is spoken.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
      painted("speechAlwaysIncludesPunctuation", "\(value)")
    }
    /// Kept in the render tree; nothing is spoken.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
      painted("speechAnnouncementsQueued", "\(value)")
    }
    /// Kept in the render tree; no keyboard offers formats.
    public nonisolated func textInputFormattingControlVisibility(
      _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { painted("textInputFormattingControlVisibility", "\(visibility)") }
    /// Kept in the render tree; nothing is dictated.
    public nonisolated func textInputDictationActivation(_ activation: TextInputDictationActivation) -> some View {
      painted("textInputDictationActivation", "\(activation)")
    }
    /// Kept in the render tree; nothing is dictated.
    public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
      painted("searchDictationBehavior", dictationBehavior.name)
    }
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func toolbarForegroundStyle<Style: ShapeStyle>(
      _ style: Style, for bars: ToolbarPlacement...
    ) -> some View { painted("toolbarForegroundStyle", "\(style)") }
  }

  /// When a microphone listens.
  public enum TextInputDictationActivation: Hashable, Sendable { case onLook, onSelect }

  /// Whether a microphone is offered beside a text.
  public struct TextInputDictationBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = TextInputDictationBehavior(name: "automatic")
    public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
    /// - Parameter activation: when it would listen.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
      TextInputDictationBehavior(name: "inline \(activation)")
    }
  }

  /// The place of controls for formats.
  public enum TextInputFormattingControlPlacement: Hashable, Sendable {
    case contextMenu, inputAssistant
    /// A set of such places.
    public struct Set: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let contextMenu = Set(rawValue: 1)
      public static let inputAssistant = Set(rawValue: 2)
      public static let all: Set = [.contextMenu, .inputAssistant]
    }
  }
#endif
