#if !canImport(Darwin)
  public import KitNames

  /// A view or a controller, whose traits never change.
  @MainActor @preconcurrency
  public protocol UITraitChangeObservable: AnyObject {}

  /// A view or a controller, which has traits.
  @MainActor @preconcurrency
  public protocol UITraitEnvironment: AnyObject {
    /// The conforming object supplies the value.
    var traitCollection: UITraitCollection { get }
    /// The conforming object decides what happens.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  }

  /// An observer of traits, which hears of no change.
  @MainActor @preconcurrency
  public protocol UITraitChangeRegistration: AnyObject {}

  private final class TraitChangeRegistration: UITraitChangeRegistration {}

  extension UITraitChangeObservable {
    /// Drops the closure: traits never change.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
    /// Drops the selector: traits never change.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
      TraitChangeRegistration()
    }
    /// Drops target and selector: traits never change.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
    /// Has no effect: no observer is kept.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
  }

  extension UIView: UITraitChangeObservable, UITraitEnvironment {
    /// Kept and empty at first; `traitCollection` stays.
    public var traitOverrides: UITraitOverrides {
      get { KeptValues.value(of: self, or: UITraitOverrides()) }
      set { KeptValues.keep(newValue, for: self) }
    }
  }

  extension UIViewController: UITraitChangeObservable, UITraitEnvironment {
    /// Kept and empty at first; `traitCollection` stays.
    public var traitOverrides: UITraitOverrides {
      get { KeptValues.value(of: self, or: UITraitOverrides()) }
      set { KeptValues.keep(newValue, for: self) }
    }
  }

  extension UIWindowScene: UITraitChangeObservable {
    /// Kept and empty at first; `traitCollection` stays.
    public var traitOverrides: UITraitOverrides {
      get { KeptValues.value(of: self, or: UITraitOverrides()) }
      set { KeptValues.keep(newValue, for: self) }
    }
  }
#endif
