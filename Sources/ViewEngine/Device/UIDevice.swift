#if !canImport(Darwin)
  /// The device: a telephone, as `UIScreen` has the size of one.
  @MainActor @preconcurrency
  public final class UIDevice {
    public static let current = UIDevice()

    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public let name = "iPhone"
    public let model = "iPhone"
  }
#endif
