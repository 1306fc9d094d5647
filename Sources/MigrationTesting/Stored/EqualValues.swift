#if BundledEngine
  import Foundation

  /// Compares values of libraries by `==`, because the descriptions of some are partial. Equal values have equal texts,
  /// and different ones different texts.
  @MainActor
  final class EqualValues {
    private var hashed: [AnyHashable: String] = [:]
    private var compared: [ObjectIdentifier: [(value: Any, text: String)]] = [:]
    /// How many different values have a description.
    private var counts: [String: Int] = [:]

    /// A text for values of a type; nil for a type without `==`.
    func reading(_ type: Any.Type) -> ((UnsafeRawPointer) -> String)? {
      if let type = type as? any Hashable.Type { return hashing(type) }
      if let type = type as? any Equatable.Type { return comparing(type) }
      return nil
    }

    private func hashing<Value: Hashable>(_ type: Value.Type) -> (UnsafeRawPointer) -> String {
      { self.text(of: $0.assumingMemoryBound(to: Value.self).pointee) }
    }

    private func comparing<Value: Equatable>(_ type: Value.Type) -> (UnsafeRawPointer) -> String {
      { address in
        let value = address.assumingMemoryBound(to: Value.self).pointee
        return self.text(of: value, type) { ($0 as? Value) == value }
      }
    }

    func text<Value: Hashable>(of value: Value) -> String {
      let key = AnyHashable(value)
      if let known = hashed[key] { return known }
      let text = new("\(value)")
      hashed[key] = text
      return text
    }

    /// The text of an object of Foundation.
    // NB: not by its hash, which for an NSError on Linux never returns.
    func text(of object: NSObject) -> String {
      text(of: object, Swift.type(of: object)) { ($0 as? NSObject)?.isEqual(object) == true }
    }

    private func text(of value: Any, _ type: Any.Type, isSame: (Any) -> Bool) -> String {
      let key = ObjectIdentifier(type)
      if let same = compared[key]?.first(where: { isSame($0.value) }) { return same.text }
      let text = new("\(value)")
      compared[key, default: []].append((value, text))
      return text
    }

    /// A text that no value has yet.
    private func new(_ description: String) -> String {
      let count = counts[description, default: 0]
      counts[description] = count + 1
      return count == 0 ? description : "\(description) (no. \(count + 1))"
    }
  }
#endif
