#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// An archive of views, which is not read.
  @MainActor @preconcurrency
  open class UINib {
    /// Drops both arguments.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
    /// Drops both arguments.
    public init(data: Data, bundle bundleOrNil: Bundle?) {}
    /// Always empty: archives are not read.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { [] }
    /// A setting of an archive.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let externalObjects = OptionsKey(rawValue: "externalObjects")
    }
  }

  extension Bundle {
    /// Always nil: archives are not read.
    @MainActor @preconcurrency
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { nil }
  }
#endif
