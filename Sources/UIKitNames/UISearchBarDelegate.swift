#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// An observer of typed searches, which no search bar calls; a test does.
  @MainActor @preconcurrency
  public protocol UISearchBarDelegate: AnyObject {
    /// Never called here, not even by the setter of `text`; does nothing by default.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Never asked here; true by default.
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Never called here; does nothing by default.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    /// Never asked here; true by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Never called here, not even by `becomeFirstResponder()`.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Never asked here; true by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Never called here, not even by `resignFirstResponder()`.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Never called here; a test calls it to play a press of the return key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Never called here; a test calls it to play a cancelled search.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Never called here; does nothing by default.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Never called here; does nothing by default.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  }

  extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  }
#endif
