/// An observer's type, taken apart.
protocol ObserverType {
  static var contentType: Any.Type { get }
  static var valueType: Any.Type { get }
}

extension _ChangeObserver: ObserverType {
  static var contentType: Any.Type { Content.self }
  static var valueType: Any.Type { Value.self }
}
