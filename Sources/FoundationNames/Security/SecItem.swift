#if !canImport(Darwin)
  public import Foundation

  /// The items of this process: they are in memory, unencrypted, and end with it.
  private final class Keychain: @unchecked Sendable {
    typealias Item = [String: Any]
    private let lock = NSLock()
    private var items: [Item] = []
    /// What makes two items the same.
    private static let identity = ["class", "acct", "svce", "srvr", "port", "path", "ptcl", "agrp", "atag", "klbl"]
    /// Keys of a query that say nothing about the item.
    private static func isRequest(_ key: String) -> Bool {
      ["r_", "m_", "u_"].contains { key.hasPrefix($0) } || ["nleg", "v_Data", "pdmn", "accc"].contains(key)
    }
    private static func item(_ query: CFDictionary) -> Item {
      query.reduce(into: [:]) { $0["\($1.key)"] = $1.value }
    }
    private static func equal(_ one: Any?, _ other: Any?) -> Bool {
      (one as AnyObject as? NSObject)?.isEqual(other) == true || "\(one ?? "")" == "\(other ?? "")"
    }
    private func places(_ query: Item) -> [Int] {
      items.indices.filter { index in
        query.allSatisfy { key, value in
          Self.isRequest(key) || key == "sync" && "\(value)" == "syna" || Self.equal(items[index][key], value)
        }
      }
    }

    func add(_ attributes: CFDictionary) -> OSStatus {
      lock.withLock {
        let item = Self.item(attributes)
        guard item["class"] != nil else { return errSecParam }
        guard places(item.filter { Self.identity.contains($0.key) }).isEmpty else { return errSecDuplicateItem }
        items.append(item)
        return errSecSuccess
      }
    }
    func find(_ query: CFDictionary) -> (OSStatus, AnyObject?) {
      lock.withLock {
        let query = Self.item(query)
        let found = places(query).map { items[$0] }
        guard !found.isEmpty else { return (errSecItemNotFound, nil) }
        func wants(_ key: String) -> Bool { (query[key] as? NSNumber)?.boolValue ?? (query[key] as? Bool) ?? false }
        func result(_ item: Item) -> Any? {
          if !wants("r_Attributes") { return wants("r_Data") ? item["v_Data"] : nil }
          return wants("r_Data") ? item : item.filter { $0.key != "v_Data" }
        }
        let results = found.compactMap(result)
        if "\(query["m_Limit"] ?? "")" == "m_LimitAll" { return (errSecSuccess, results as AnyObject) }
        return (errSecSuccess, results.first.map { $0 as AnyObject })
      }
    }
    func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
      lock.withLock {
        let found = places(Self.item(query))
        for index in found { items[index].merge(Self.item(changes)) { $1 } }
        return found.isEmpty ? errSecItemNotFound : errSecSuccess
      }
    }
    func delete(_ query: CFDictionary) -> OSStatus {
      lock.withLock {
        let found = places(Self.item(query))
        for index in found.reversed() { items.remove(at: index) }
        return found.isEmpty ? errSecItemNotFound : errSecSuccess
      }
    }
  }
  private let keychain = Keychain()

  /// Keeps an item in memory, until the process ends. Nothing is encrypted.
  @discardableResult
  public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let status = keychain.add(attributes)
    if status == errSecSuccess { result?.pointee = keychain.find(attributes).1 }
    return status
  }
  /// Finds the data or the attributes of items that this process has added.
  @discardableResult
  public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let (status, found) = keychain.find(query)
    if status == errSecSuccess { result?.pointee = found }
    return status
  }
  /// Changes items that this process has added.
  @discardableResult
  public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    keychain.update(query, attributesToUpdate)
  }
  /// Removes items that this process has added.
  @discardableResult
  public func SecItemDelete(_ query: CFDictionary) -> OSStatus { keychain.delete(query) }

  /// The number of a status, as text.
  public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    NSString(string: "OSStatus \(status)")
  }

  /// A source of random bytes; the system's is the only one.
  public struct SecRandomRef: Sendable {}
  /// Nil, which stands for the random numbers of the system.
  public let kSecRandomDefault: SecRandomRef? = nil

  /// Fills the memory with random bytes of the system.
  ///
  /// - Returns: 0.
  public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var random = SystemRandomNumberGenerator()
    for offset in 0..<count {
      let byte = UInt8(truncatingIfNeeded: random.next())
      bytes.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
    }
    return 0
  }
#endif
