/// The value in an existential (`Any`, `any Shape`, `AnyObject`), read where the binary interface has it.
///
///     opaque   three words of buffer │ metadata │ a witness table a protocol     the value, or a box with the value
///     class    the object │ a witness table a protocol
package struct ExistentialValue {
  package let type: Any.Type
  package let address: UnsafeRawPointer

  /// What an existential type has been found out to hold.
  package enum Layout: Sendable {
    case opaque, object

    private static let isOpaque: UInt32 = 0x8000_0000
    /// `any Error`, which is a box of its own.
    private static let isSpecial: UInt32 = 0x3f00_0000

    /// Nil for what is no existential, and for `any Error`.
    package init?(_ type: Any.Type) {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      guard metadata.load(as: UInt.self) == 0x303 else { return nil }
      let flags = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt32.self)
      if flags & Self.isSpecial != 0 { return nil }
      self = flags & Self.isOpaque != 0 ? .opaque : .object
    }
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
    // The witnesses of a value: eight functions, its size and its stride, then flags: its alignment, how it is kept.
    let flags = (metadata - word).load(as: UnsafeRawPointer.self).load(fromByteOffset: 10 * word, as: UInt32.self)
    guard flags & Self.isBoxed != 0 else {
      address = container
      return
    }
    let mask = Int(flags & 0xff)
    address = container.load(as: UnsafeRawPointer.self) + (2 * word + mask) & ~mask
  }

  private static let isBoxed: UInt32 = 0x2_0000
}
