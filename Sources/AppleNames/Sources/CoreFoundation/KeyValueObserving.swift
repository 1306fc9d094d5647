import Foundation

/// An object whose properties can be observed by key paths.
public protocol _KeyValueCodingAndObserving: AnyObject {}
extension NSObject: _KeyValueCodingAndObserving {}

/// What an observer hears of a change.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// An observer of one property; its end, or `invalidate()`, ends the observation.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private weak var object: AnyObject?
  private let identity: ObjectIdentifier
  private let keyPath: AnyKeyPath
  private let willChange: () -> Void
  private let didChange: () -> Void
  fileprivate init(
    _ object: AnyObject, _ keyPath: AnyKeyPath, willChange: @escaping () -> Void, didChange: @escaping () -> Void
  ) {
    (self.object, self.keyPath, self.willChange, self.didChange) = (object, keyPath, willChange, didChange)
    identity = ObjectIdentifier(object)
    super.init()
    observers.add(self, to: identity)
  }
  /// Ends the observation.
  public func invalidate() {
    lock.withLock { object = nil }
    observers.remove(self, from: identity)
  }
  deinit { observers.remove(self, from: identity) }
  fileprivate func tell(_ teller: AnyObject, of keyPath: AnyKeyPath, isPrior: Bool) {
    guard self.keyPath == keyPath, lock.withLock({ object === teller }) else { return }
    isPrior ? willChange() : didChange()
  }
}

/// The living observers of each object.
private final class KeyValueObservers: @unchecked Sendable {
  private struct Entry {
    let id: ObjectIdentifier
    weak var observation: NSKeyValueObservation?
  }
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: [Entry]] = [:]
  func add(_ observation: NSKeyValueObservation, to object: ObjectIdentifier) {
    let entry = Entry(id: ObjectIdentifier(observation), observation: observation)
    lock.withLock { entries[object, default: []].append(entry) }
  }
  func remove(_ observation: NSKeyValueObservation, from object: ObjectIdentifier) {
    let id = ObjectIdentifier(observation)
    lock.withLock {
      entries[object]?.removeAll { $0.id == id }
      if entries[object]?.isEmpty == true { entries[object] = nil }
    }
  }
  func of(_ object: AnyObject) -> [NSKeyValueObservation] {
    lock.withLock { entries[ObjectIdentifier(object)]?.compactMap(\.observation) ?? [] }
  }
}
private let observers = KeyValueObservers()

extension _KeyValueCodingAndObserving {
  /// Calls the handler for each change that is announced, as long as the result lives.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var former: Value?
    func tell(_ object: Self, old: Value?, isPrior: Bool) {
      let new = options.contains(.new) && !isPrior ? object[keyPath: keyPath] : nil
      changeHandler(
        object,
        NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: isPrior))
    }
    let observation = NSKeyValueObservation(
      self, keyPath,
      willChange: { [weak self] in
        guard let self else { return }
        former = options.contains(.old) ? self[keyPath: keyPath] : nil
        if options.contains(.prior) { tell(self, old: former, isPrior: true) }
      },
      didChange: { [weak self] in
        guard let self else { return }
        tell(self, old: former, isPrior: false)
      })
    if options.contains(.initial) { tell(self, old: nil, isPrior: false) }
    return observation
  }
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    for observation in observers.of(self) { observation.tell(self, of: keyPath, isPrior: true) }
  }
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    for observation in observers.of(self) { observation.tell(self, of: keyPath, isPrior: false) }
  }
}

/// Whether the object is of that class or of a subclass.
package func isInstance(_ object: AnyObject, of aClass: AnyClass) -> Bool {
  func check<Class: AnyObject>(_ type: Class.Type) -> Bool { object is Class }
  return check(aClass)
}
