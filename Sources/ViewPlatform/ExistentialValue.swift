/// The value in an existential (`Any`, `any Shape`, `AnyObject`), read from its place in the binary interface.
///
///     opaque   three words of buffer │ metadata │ a witness table a protocol     the value, or a box with the value
///     class    the object │ a witness table a protocol
package struct ExistentialValue {
  package let type: Any.Type
  package let address: UnsafeRawPointer

  package enum Layout: Sendable {
    case opaque, object
    private static let isOpaque: UInt32 = 0x8000_0000
    /// `any Error`, which has its own kind of box.
    private static let isSpecial: UInt32 = 0x3f00_0000

    /// Nil for a type that is no existential, and for `any Error`.
    package init?(_ type: Any.Type) {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let word = MemoryLayout<UInt>.size
      switch metadata.load(as: UInt.self) {
      case 0x303:
        let flags = metadata.load(fromByteOffset: word, as: UInt32.self)
        if flags & Self.isSpecial != 0 { return nil }
        self = flags & Self.isOpaque != 0 ? .opaque : .object
      case 0x307:
        // For a protocol with parameters, `any Sequence<Int>`, the shape tells the layout.
        switch metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self).load(as: UInt32.self) & 0xff {
        case 0: self = .opaque
        case 1: self = .object
        default: return nil
        }
      default: return nil
      }
    }
  }

  /// The value in an `Any`, with its type there: an `any P` itself, and not the value in it.
  package static func inside(_ value: borrowing Any, _ body: (ExistentialValue) -> Void) {
    withUnsafePointer(to: value) { body(ExistentialValue(in: $0, .opaque)) }
  }

  /// - Parameter container: the address of an existential of that layout.
  package init(in container: UnsafeRawPointer, _ layout: Layout) {
    let word = MemoryLayout<UInt>.size
    guard layout == .opaque else {
      type = Swift.type(of: container.load(as: AnyObject.self))
      address = container
      return
    }
    let metadata = container.load(fromByteOffset: 3 * word, as: UnsafeRawPointer.self)
    type = unsafeBitCast(metadata, to: Any.Type.self)
    let flags = valueFlags(of: type)
    guard flags & Self.isBoxed != 0 else {
      address = container
      return
    }
    let mask = Int(flags & 0xff)
    address = container.load(as: UnsafeRawPointer.self) + (2 * word + mask) & ~mask
  }

  private static let isBoxed: UInt32 = 0x2_0000
}

/// The flags in a type's value witnesses, after eight functions, the size and the stride: the alignment, and how a
/// value is stored.
private func valueFlags(of type: Any.Type) -> UInt32 {
  let word = MemoryLayout<UInt>.size
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  return (metadata - word).load(as: UnsafeRawPointer.self).load(fromByteOffset: 10 * word, as: UInt32.self)
}

/// Whether values of a type, known by its metadata only, can be copied.
package func isCopyable(_ type: Any.Type) -> Bool { valueFlags(of: type) & 0x80_0000 == 0 }
