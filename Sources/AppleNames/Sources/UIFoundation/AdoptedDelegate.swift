/// The app's delegate as the type that an adaptor such as `UIApplicationDelegateAdaptor` names; else stops the process.
package func adopted<Delegate>(_ delegate: AnyObject?, by adaptor: String) -> Delegate {
  if let delegate = delegate as? Delegate { return delegate }
  let property = adaptor.replacing("DelegateAdaptor", with: ".shared.delegate")
  preconditionFailure(
    """
    \(adaptor): \(property) is no \(Delegate.self).

    To fix, set \(property) = \(Delegate.self)() before the app is shown.
    """)
}
