#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  // Names of later systems for looks and inputs that the engine does not have: accepted, and kept in the tree.

  /// Whether and how often a picture of several layers takes a colour.
  public struct SymbolColorRenderingMode: Hashable, Sendable {
    fileprivate let name: String
    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
  }

  /// How a symbol shows its value.
  public struct SymbolVariableValueMode: Hashable, Sendable {
    fileprivate let name: String
    public static let color = SymbolVariableValueMode(name: "color")
    public static let draw = SymbolVariableValueMode(name: "draw")
  }

  /// How a search field is placed in a bar.
  public struct SearchToolbarBehavior: Hashable, Sendable {
    fileprivate let name: String
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    public static let minimize = SearchToolbarBehavior(name: "minimize")
  }

  /// What stays visible in a bar while a person searches.
  public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    fileprivate let name: String
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
  }

  /// How items of a palette show that they are chosen.
  public struct PaletteSelectionEffect: Hashable, Sendable {
    fileprivate let name: String
    public static let automatic = PaletteSelectionEffect(name: "automatic")
    public static let custom = PaletteSelectionEffect(name: "custom")
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
      PaletteSelectionEffect(name: "symbolVariant")
    }
  }

  extension View {
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
      painted("symbolColorRenderingMode", mode?.name)
    }
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
      painted("symbolVariableValueMode", mode?.name)
    }
    /// Kept in the render tree; a search field stays where it is.
    public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
      painted("searchToolbarBehavior", behavior.name)
    }
    /// Kept in the render tree; a search hides no part of a bar.
    public nonisolated func searchPresentationToolbarBehavior(
      _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { painted("searchPresentationToolbarBehavior", behavior.name) }
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
      painted("paletteSelectionEffect", effect.name)
    }
    /// Kept in the render tree; nothing is laid out.
    public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
      painted("labelReservedIconWidth", "\(value)")
    }
    /// Kept in the render tree; nothing is laid out.
    public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
      painted("labelIconToTitleSpacing", "\(value)")
    }
    /// Kept in the render tree; nothing is laid out.
    public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
      painted("defaultWheelPickerItemHeight", "\(height)")
    }
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
      painted("materialActiveAppearance", "\(appearance)")
    }
    /// Kept in the render tree; there is no pointer.
    public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View {
      painted("pointerVisibility", "\(visibility)")
    }
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility)
      -> some View
    { painted("windowToolbarFullScreenVisibility", "\(visibility)") }
    /// Kept in the render tree; an open panel shows what a test chooses.
    public nonisolated func fileDialogURLEnabled(_ predicate: @escaping (URL) -> Bool) -> some View {
      painted("fileDialogURLEnabled")
    }
    /// Kept in the render tree; the closure does not run: there is no pencil.
    public nonisolated func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void)
      -> some View
    { painted("onPencilDoubleTap") }
    /// Kept in the render tree; the closure does not run: there is no pencil.
    public nonisolated func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View
    {
      painted("onPencilSqueeze")
    }
    /// Kept in the render tree; `open` of a host opens a document's URL.
    public nonisolated func navigationDocument(_ url: URL) -> some View {
      painted("navigationDocument", url.absoluteString)
    }
    /// Kept in the render tree; no document is shared from the title.
    public nonisolated func navigationDocument<Document: Transferable>(_ document: Document) -> some View {
      painted("navigationDocument")
    }
  }

  /// Whether a material looks active.
  public enum MaterialActiveAppearance: Hashable, Sendable { case automatic, active, inactive, matchWindow }

  /// Whether a window's bar is visible in full screen.
  public enum WindowToolbarFullScreenVisibility: Hashable, Sendable { case automatic, visible, onHover }

  /// A double tap on a pencil. There is none.
  public struct PencilDoubleTapGestureValue: Hashable, Sendable { let absent: Never }

  /// A squeeze of a pencil. There is none.
  public enum PencilSqueezeGesturePhase: Hashable, Sendable { case failed }

  extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// - Parameter limitBehavior: without effect.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self { Self() }
  }

  extension ViewAlignedScrollTargetBehavior {
    /// How far one swipe scrolls; has no effect on scrolling by a host.
    public struct LimitBehavior: Hashable, Sendable {
      private let name: String
      public static let automatic = LimitBehavior(name: "automatic")
      public static let always = LimitBehavior(name: "always")
      public static let never = LimitBehavior(name: "never")
      public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
      public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    }

    /// - Parameter limitBehavior: without effect.
    public init(limitBehavior: LimitBehavior) { self.init() }
  }

  extension GeometryEffect {
    /// The effect, with a wish that has no meaning without a layout.
    public nonisolated func ignoredByLayout() -> Self { self }
  }

  extension Transition {
    /// The properties of the transition; the engine does not read them.
    public static var properties: TransitionProperties { TransitionProperties() }
  }

  /// What a transition says of itself.
  public struct TransitionProperties: Sendable {
    /// Whether views move in it.
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
  }
#endif
