#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A service in a share sheet; an empty class to subclass.
  @MainActor @preconcurrency
  open class UIActivity {
    public init() {}
    /// The identifier of a service, a string that tests compare.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier from any string, known or not.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let mail = ActivityType("mail")
      public static let message = ActivityType("message")
      public static let copyToPasteboard = ActivityType("copyToPasteboard")
      public static let print = ActivityType("print")
      public static let airDrop = ActivityType("airDrop")
      public static let saveToCameraRoll = ActivityType("saveToCameraRoll")
      public static let addToReadingList = ActivityType("addToReadingList")
      public static let assignToContact = ActivityType("assignToContact")
    }
  }
#endif
