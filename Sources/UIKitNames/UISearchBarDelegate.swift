#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// An observer of typed searches, which no search bar calls; a test does.
  @MainActor @preconcurrency
  public protocol UISearchBarDelegate: AnyObject {
    /// Never called here, not even by the setter of `text`; does nothing by default.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Never called here, not even by `becomeFirstResponder()`.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Never called here, not even by `resignFirstResponder()`.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Never called here; a test calls it to play a press of the return key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Never called here; a test calls it to play a cancelled search.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  }

  extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  }
#endif
