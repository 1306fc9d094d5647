/// A value that is no dynamic property itself and may hold some, as a style of a user's does.
struct HeldProperties<Value>: PropertyHolder {
  // NB: the only field: its properties are looked for where the holder is.
  let value: Value

  static var heldType: Any.Type { Value.self }
}
