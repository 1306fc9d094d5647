import Foundation

/// How values of a type are written into `UserDefaults`: as one of the types of a property list.
struct StorableValue<Value> {
  /// Nil for what is stored by others under the same key, and is of another type.
  let decode: (Any) -> Value?
  /// Nil for a value that stands for nothing being stored.
  let encode: (Value) -> Any?
}

extension StorableValue {
  static var bool: StorableValue<Bool> { number(\.boolValue) }
  static var int: StorableValue<Int> { number(\.intValue) }
  static var double: StorableValue<Double> { number(\.doubleValue) }
  static var string: StorableValue<String> { StorableValue<String>(decode: { $0 as? String }, encode: { $0 }) }
  static var data: StorableValue<Data> { StorableValue<Data>(decode: { $0 as? Data }, encode: { $0 }) }

  static var url: StorableValue<URL> {
    StorableValue<URL>(decode: { ($0 as? String).flatMap(URL.init) }, encode: \.absoluteString)
  }

  private static func number<Number>(_ value: @escaping (NSNumber) -> Number) -> StorableValue<Number> {
    StorableValue<Number>(decode: { ($0 as? NSNumber).map(value) }, encode: { $0 })
  }

  /// Nil is that nothing is stored.
  static func optional<Wrapped>(_ wrapped: StorableValue<Wrapped>) -> StorableValue where Value == Wrapped? {
    StorableValue(decode: { wrapped.decode($0).map(Optional.some) }, encode: { $0.flatMap(wrapped.encode) })
  }

  static func raw(_ rawValue: StorableValue<Value.RawValue>) -> StorableValue where Value: RawRepresentable {
    StorableValue(decode: { rawValue.decode($0).flatMap(Value.init) }, encode: { rawValue.encode($0.rawValue) })
  }
}
