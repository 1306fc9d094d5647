extension UIApplication {
  /// The object that a test has set; nil at first, and held strongly.
  public var delegate: (any UIApplicationDelegate)? {
    get { delegateObject as? any UIApplicationDelegate }
    set { delegateObject = newValue }
  }
}
