#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// A way of drawing a text. The engine draws no text: it keeps the renderer's type in the tree, and calls none of its
  /// methods.
  public protocol TextRenderer: Animatable {
    /// Draws the text.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    /// The size of the text, which is the layout's unless a renderer says otherwise.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// The room around the text in which the renderer draws; none unless it says otherwise.
    var displayPadding: EdgeInsets { get }
  }

  extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
  }

  /// A mark on a part of a text for a renderer.
  public protocol TextAttribute {}

  /// The text of a renderer. There is none, because nothing is laid out.
  public struct TextProxy {
    let absent: Never

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { switch absent {} }
  }

  extension Text {
    /// The lines of a text. There are none, because nothing is laid out.
    public struct Layout: RandomAccessCollection, Equatable, Sendable {
      let absent: Never
      public var isTruncated: Bool { switch absent {} }
      public var startIndex: Int { switch absent {} }
      public var endIndex: Int { switch absent {} }
      public subscript(index: Int) -> Line { switch absent {} }

      /// A line with its runs.
      public struct Line: RandomAccessCollection, Equatable, Sendable {
        let absent: Never
        public var origin: CGPoint {
          get { switch absent {} }
          set { switch absent {} }
        }
        public var typographicBounds: TypographicBounds { switch absent {} }
        public var startIndex: Int { switch absent {} }
        public var endIndex: Int { switch absent {} }
        public subscript(index: Int) -> Run { switch absent {} }
      }

      /// Glyphs of one look, with their slices.
      public struct Run: RandomAccessCollection, Equatable, Sendable {
        let absent: Never
        public var layoutDirection: LayoutDirection { switch absent {} }
        public var typographicBounds: TypographicBounds { switch absent {} }
        public var characterIndices: [CharacterIndex] { switch absent {} }
        public var startIndex: Int { switch absent {} }
        public var endIndex: Int { switch absent {} }
        public subscript(index: Int) -> RunSlice { switch absent {} }
        /// The mark of that type, or nil.
        public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { switch absent {} }
      }

      /// A part of a run, such as a glyph.
      public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
        let absent: Never
        public var run: Run { switch absent {} }
        public var typographicBounds: TypographicBounds { switch absent {} }
        public var characterIndices: [CharacterIndex] { switch absent {} }
        public var startIndex: Int { switch absent {} }
        public var endIndex: Int { switch absent {} }
        public subscript(index: Int) -> RunSlice { switch absent {} }
        /// The mark of that type, or nil.
        public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { switch absent {} }
      }

      /// The position of a character in the text.
      public struct CharacterIndex: Comparable, Hashable, Sendable {
        let absent: Never
        public static func < (one: CharacterIndex, other: CharacterIndex) -> Bool { switch one.absent {} }
      }

      /// The box of a line, run or slice, around its baseline.
      public struct TypographicBounds: Equatable, Sendable {
        public var origin = CGPoint.zero
        public var width: CGFloat = 0
        public var ascent: CGFloat = 0
        public var descent: CGFloat = 0
        public var leading: CGFloat = 0

        public init() {}

        /// The box from the ascent down to the descent.
        public var rect: CGRect {
          CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
      }

      /// Kept nowhere: nothing is drawn.
      public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
      }
    }

    /// Marks the text for a renderer. Without effect: no renderer is called.
    public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text { self }
  }

  extension GraphicsContext {
    /// Draws a line of a text.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) { switch line.absent {} }
    /// Draws a run of a text.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) { switch run.absent {} }
    /// Draws a part of a run.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
      switch slice.absent {}
    }
  }

  extension View {
    /// Keeps the renderer's type in the tree; texts are not drawn.
    public nonisolated func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
      painted("textRenderer", ViewTypeName.short(of: Renderer.self))
    }
  }
#endif
