extension Binding {
  /// A binding to the value as an optional; a `nil` that is written is dropped.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { value in value.map { base.wrappedValue = $0 } })
  }

  /// A binding to the value whatever its type is; a value of another type that is written is dropped.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) }, set: { value in (value.base as? Base).map { base.wrappedValue = $0 } })
  }

  /// A binding to what an optional holds, or nil if it holds nothing now.
  public init?(_ base: Binding<Value?>) {
    guard let last = base.wrappedValue else { return nil }
    // The last value that was there stands in should the optional have become nil in the meantime.
    self.init(get: { base.wrappedValue ?? last }, set: { base.wrappedValue = $0 })
  }
}
