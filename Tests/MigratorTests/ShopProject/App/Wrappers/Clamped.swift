/// Holds a copy.
@propertyWrapper struct Clamped {
  private var value: Int
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 9) }
  }
  init(wrappedValue: Int) { value = wrappedValue }
}
