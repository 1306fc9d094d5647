#if !canImport(Darwin)
  public import KitNames

  extension AttributeScopes {
    /// UIKit's attributes of a string. The string keeps them, and nothing is drawn.
    public struct UIKitAttributes: AttributeScope {
      /// The key of the attribute with the same name.
      public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = "UIKit.Font"
      }
      /// The key of the attribute with the same name.
      public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "UIKit.ForegroundColor"
      }
      /// The key of the attribute with the same name.
      public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "UIKit.BackgroundColor"
      }
      /// The key of the attribute with the same name.
      public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "UIKit.StrikethroughStyle"
      }
      /// The key of the attribute with the same name.
      public enum StrikethroughColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "UIKit.StrikethroughColor"
      }
      /// The key of the attribute with the same name.
      public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "UIKit.UnderlineStyle"
      }
      /// The key of the attribute with the same name.
      public enum UnderlineColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "UIKit.UnderlineColor"
      }
      /// The key of the attribute with the same name.
      public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "UIKit.Kern"
      }
      /// The key of the attribute with the same name.
      public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "UIKit.BaselineOffset"
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

    /// The attributes of UIKit, for a key path.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  }

  extension AttributeDynamicLookup {
    // SwiftUI's attributes of the same names come first.
    @_disfavoredOverload
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
  }
#endif
