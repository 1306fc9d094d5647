/// The types that a generic type is made with: `Int` and `Text` of `Row<Int, Text>`.
///
///     type descriptor   flags │ six more words of four bytes │ header of the parameters │ a byte a parameter
///     metadata          kind │ descriptor │ the arguments of the parameters
package enum GenericArguments {
  /// - Returns: none for a class, and for a type with other parameters than types.
  package static func types(of type: Any.Type) -> [Any.Type] {
    guard let descriptor = runtimeDescriptor(of: type) else { return [] }
    let flags = descriptor.load(as: UInt32.self)
    guard flags & kinds == structure || flags & kinds == enumeration, flags & isGeneric != 0 else { return [] }
    let header = descriptor + 28
    let parameters = (0..<Int((header + 8).load(as: UInt16.self))).map { (header + 16 + $0).load(as: UInt8.self) }
    // A pack, or a number.
    guard parameters.allSatisfy({ $0 & parameterKinds == 0 }) else { return [] }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self) + 2 * MemoryLayout<UInt>.size
    return parameters.filter { $0 & hasArgument != 0 }.indices.map { place in
      metadata.load(fromByteOffset: place * MemoryLayout<UInt>.size, as: Any.Type.self)
    }
  }

  private static let kinds: UInt32 = 0x1f
  private static let structure: UInt32 = 17
  private static let enumeration: UInt32 = 18
  private static let isGeneric: UInt32 = 0x80
  private static let parameterKinds: UInt8 = 0x3f
  private static let hasArgument: UInt8 = 0x80
}
