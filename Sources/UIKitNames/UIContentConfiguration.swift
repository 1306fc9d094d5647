#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// The content of a cell as a value.
  @MainActor @preconcurrency
  public protocol UIContentConfiguration {
    /// A view for this content.
    func makeContentView() -> any UIView & UIContentView
    /// The content for a state; the same by default.
    func updated(for state: any UIConfigurationState) -> Self
  }

  extension UIContentConfiguration {
    public func updated(for state: any UIConfigurationState) -> Self { self }
  }

  /// A view with a configuration.
  @MainActor @preconcurrency
  public protocol UIContentView: AnyObject {
    /// The content that the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// True by default: any content can be set.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
  }

  extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
  }
#endif
