#if !canImport(Darwin)
  public import Foundation

  extension AttributeScopes {
    /// SwiftUI's attributes of a string. The string keeps them; a `Text` shows the characters without them.
    public struct SwiftUIAttributes: AttributeScope {
      public enum FontAttribute: AttributedStringKey {
        public typealias Value = Font
        public static let name = "SwiftUI.Font"
      }
      public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.ForegroundColor"
      }
      public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.BackgroundColor"
      }
      public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.StrikethroughStyle"
      }
      public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.UnderlineStyle"
      }
      public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Kern"
      }
      public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Tracking"
      }
      public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.BaselineOffset"
      }
      public let font: FontAttribute
      public let foregroundColor: ForegroundColorAttribute
      public let backgroundColor: BackgroundColorAttribute
      public let strikethroughStyle: StrikethroughStyleAttribute
      public let underlineStyle: UnderlineStyleAttribute
      public let kern: KernAttribute
      public let tracking: TrackingAttribute
      public let baselineOffset: BaselineOffsetAttribute
      public let foundation: FoundationAttributes
    }

    /// The attributes of SwiftUI, for a key path.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
  }

  extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
    ) -> Key { self[Key.self] }
  }
#endif
