/// A value that views hand up to the views around them, known by its type.
public protocol PreferenceKey {
  associatedtype Value
  /// What there is where no view has set the value.
  static var defaultValue: Value { get }
  /// Takes the value of the next view, in the order of declaration, in.
  ///
  /// - Parameters:
  ///   - value: what the views before it have made.
  ///   - nextValue: gives the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, for a key that declares no default.
  public static var defaultValue: Value { nil }
}

/// Where a preference begins or ends to be set, among the others.
enum PreferenceMark {
  case begin(key: ObjectIdentifier)
  /// - Parameter setting: a `PreferenceSetting` of that key.
  case end(key: ObjectIdentifier, setting: AnyObject)
}

/// What a modifier makes of the value of the views in it.
final class PreferenceSetting<Key: PreferenceKey> {
  let apply: (inout Key.Value) -> Void
  init(_ apply: @escaping (inout Key.Value) -> Void) { self.apply = apply }
}

extension PreferenceKey {
  /// Whether one of the marks sets it.
  static func isSet(in marks: [PreferenceMark]) -> Bool {
    marks.contains { if case .begin(ObjectIdentifier(Self.self)) = $0 { true } else { false } }
  }

  /// The value that the marks amount to.
  static func value(of marks: [PreferenceMark]) -> Value {
    let id = ObjectIdentifier(Self.self)
    var open: [Value?] = [nil]
    for mark in marks {
      switch mark {
      case .begin(id): open.append(nil)
      case .end(id, let setting):
        guard let setting = setting as? PreferenceSetting<Self>, let inner = open.popLast() else { continue }
        var value = inner ?? defaultValue
        setting.apply(&value)
        let last = open.count - 1
        if var outer = open[last] {
          reduce(value: &outer) { value }
          open[last] = outer
        } else {
          open[last] = value
        }
      default: break
      }
    }
    return open[0] ?? defaultValue
  }
}
