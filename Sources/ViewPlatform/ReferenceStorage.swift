/// The storage of a stored property that is not strong, as the compiler describes it.
///
///     type descriptor ─16─▶ field descriptor: 16 bytes, then a record a property
///                           record: flags │ ▶ mangled type, which ends in Xw, Xo or Xu │ ▶ name
package enum ReferenceStorage {
  case weak
  /// `unowned`, safe or not: reading it once its object is gone ends the process.
  case unowned

  /// - Parameters:
  ///   - index: the property's index among those that the type itself declares.
  ///   - type: a structure or a class.
  package init(ofProperty index: Int, of type: Any.Type) {
    self = .unowned
    guard let descriptor = runtimeDescriptor(of: type), let fields = Self.target(of: descriptor + 16) else { return }
    let size = Int((fields + 10).load(as: UInt16.self))
    let count = Int((fields + 12).load(as: UInt32.self))
    guard index < count, let name = Self.target(of: fields + 16 + index * size + 4) else { return }
    if Self.suffix(of: name) == Self.weakSuffix { self = .weak }
  }

  private static let weakSuffix: [UInt8] = [0x58, 0x77]

  private static func target(of relative: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(relative.load(as: Int32.self))
    return distance == 0 ? nil : relative + distance
  }

  /// The last two letters of a mangled name, which may contain a type as a symbolic reference.
  private static func suffix(of name: UnsafeRawPointer) -> [UInt8] {
    var (last, place) = ([UInt8](), name)
    while true {
      let letter = place.load(as: UInt8.self)
      switch letter {
      case 0: return last
      case 0x01...0x17:
        place += 5
        last = []
      case 0x18...0x1f:
        place += 1 + MemoryLayout<UInt>.size
        last = []
      default:
        place += 1
        last = last.suffix(1) + [letter]
      }
    }
  }
}

/// A weak reference in memory, declared with any class or protocol.
package struct WeakReference {
  private weak var object: AnyObject?

  /// The object of the weak reference at an address; nil once it is gone.
  package static func object(at address: UnsafeRawPointer) -> AnyObject? {
    address.assumingMemoryBound(to: WeakReference.self).pointee.object
  }
}
