#if !canImport(Darwin)
  public import KitNames

  extension AttributeScopes {
    /// AppKit's attributes of a string. The string keeps them, and nothing is drawn.
    public struct AppKitAttributes: AttributeScope {
      /// The key of the attribute with the same name.
      public enum FontAttribute: AttributedStringKey {
        public typealias Value = NSFont
        public static let name = "AppKit.Font"
      }
      /// The key of the attribute with the same name.
      public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = NSColor
        public static let name = "AppKit.ForegroundColor"
      }
      /// The key of the attribute with the same name.
      public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = NSColor
        public static let name = "AppKit.BackgroundColor"
      }
      /// The key of the attribute with the same name.
      public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "AppKit.StrikethroughStyle"
      }
      /// The key of the attribute with the same name.
      public enum StrikethroughColorAttribute: AttributedStringKey {
        public typealias Value = NSColor
        public static let name = "AppKit.StrikethroughColor"
      }
      /// The key of the attribute with the same name.
      public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "AppKit.UnderlineStyle"
      }
      /// The key of the attribute with the same name.
      public enum UnderlineColorAttribute: AttributedStringKey {
        public typealias Value = NSColor
        public static let name = "AppKit.UnderlineColor"
      }
      /// The key of the attribute with the same name.
      public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "AppKit.Kern"
      }
      /// The key of the attribute with the same name.
      public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "AppKit.BaselineOffset"
      }
      public let font: FontAttribute
      public let foregroundColor: ForegroundColorAttribute
      public let backgroundColor: BackgroundColorAttribute
      public let strikethroughStyle: StrikethroughStyleAttribute
      public let strikethroughColor: StrikethroughColorAttribute
      public let underlineStyle: UnderlineStyleAttribute
      public let underlineColor: UnderlineColorAttribute
      public let kern: KernAttribute
      public let baselineOffset: BaselineOffsetAttribute
      public let foundation: FoundationAttributes
    }

    /// The attributes of AppKit, for a key path.
    public var appKit: AppKitAttributes.Type { AppKitAttributes.self }
  }

  extension AttributeDynamicLookup {
    // SwiftUI's attributes of the same names come first.
    @_disfavoredOverload
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.AppKitAttributes, Key>
    ) -> Key { self[Key.self] }
  }
#endif
