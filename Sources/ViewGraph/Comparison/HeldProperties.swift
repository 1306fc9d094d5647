/// A value that is no dynamic property itself and may hold some, as a style of a user's does.
package protocol PropertyHolder {
  static var heldType: Any.Type { get }
}

package struct HeldProperties<Value>: PropertyHolder {
  // NB: the only field: its properties are looked for where the holder is.
  package let value: Value

  package init(value: Value) { self.value = value }

  package static var heldType: Any.Type { Value.self }
}
