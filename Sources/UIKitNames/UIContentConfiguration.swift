#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// The content of a cell as a value.
  @MainActor @preconcurrency
  public protocol UIContentConfiguration {
    /// A view for this content.
    func makeContentView() -> any UIView & UIContentView
  }

  /// A view with a configuration.
  @MainActor @preconcurrency
  public protocol UIContentView: AnyObject {
    /// The content that the view shows.
    var configuration: any UIContentConfiguration { get set }
  }
#endif
