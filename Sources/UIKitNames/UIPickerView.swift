#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A wheel of rows, which keeps the chosen ones; a test calls the delegate.
  @MainActor @preconcurrency
  open class UIPickerView: UIView {
    /// Held weakly; asked for the counts.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// Held weakly; a test calls it.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var rows: [Int: Int] = [:]
    /// The count that the data source returns; 0 without one.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// The count that the data source returns; 0 without one.
    open func numberOfRows(inComponent component: Int) -> Int {
      dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// The row that was selected last; -1 at first.
    open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? -1 }
    /// Keeps the row; the delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { rows[component] = row }
    /// Without effect: nothing is shown.
    open func reloadAllComponents() {}
    /// Without effect: nothing is shown.
    open func reloadComponent(_ component: Int) {}
    /// Always nil.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  }

  /// Counts the rows of a picker.
  @MainActor @preconcurrency
  public protocol UIPickerViewDataSource: AnyObject {
    /// The conforming object decides what happens.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The conforming object decides what happens.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
  }

  /// Names the rows of a picker, and learns of a choice. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UIPickerViewDelegate: AnyObject {
    /// The conforming object decides what happens.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
      -> NSAttributedString?
  }

  extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      nil
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    public func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { view ?? UIView() }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 320 }
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
      -> NSAttributedString?
    { nil }
  }
#endif
