/// The types that a generic structure or enumeration is made with, from its metadata.
package enum GenericArguments {
  /// The types in `Pair<Int, String>`, those of the enclosing types first; empty for a type without any, and for one with
  /// packs or values among its parameters.
  package static func types(of type: Any.Type) -> [Any.Type] {
    switch TypeKind(type) {
    case .aggregate, .enumeration, .optional: break
    default: return []
    }
    guard let descriptor = runtimeDescriptor(of: type) else { return [] }
    let flags = descriptor.load(as: UInt32.self)
    // A structure or an enumeration, whose descriptors are of one size.
    guard flags & 0x80 != 0, flags & 0x1F == 17 || flags & 0x1F == 18 else { return [] }
    let header = descriptor + 28 + 8
    let count = Int(header.load(as: UInt16.self))
    let parameters = header + 8
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    var types: [Any.Type] = []
    for index in 0..<count {
      let parameter = (parameters + index).load(as: UInt8.self)
      guard parameter & 0x3F == 0 else { return [] }
      // One that equals a different one has no argument.
      guard parameter & 0x80 != 0 else { continue }
      let place = (2 + types.count) * MemoryLayout<UInt>.size
      types.append(metadata.load(fromByteOffset: place, as: Any.Type.self))
    }
    return types
  }
}
