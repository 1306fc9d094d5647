/// A closure taken apart: its code and its captures, as the compiler describes both in the binary.
///
///     closure   code │ context
///     context   header │ metadata of generic parameters │ captures
///
/// Layers between a user's closure and a generic function that capture only a closure are skipped.
package struct ClosureContext {
  /// A captured value.
  package struct Capture {
    /// In bytes from the start of the context.
    package let offset: Int
    /// Nil for a capture that is no value: a closure, a reference that is not strong, a shared variable.
    package let type: Any.Type?
    package let isClosure: Bool
    /// How a reference that is not strong is stored.
    package let reference: ReferenceStorage?
    package let size: Int
    /// Whether its type is a parameter of generic code.
    package var isParameter = false
    package var isVariable: Bool { type == nil && !isClosure && reference == nil }
  }

  package let code: UnsafeRawPointer
  /// Nil for a closure that captures nothing.
  package let context: UnsafeRawPointer?
  private let description: Description?

  /// - Parameter closure: the address of a closure of any type.
  package init(at closure: UnsafeRawPointer) {
    var closure = closure
    while true {
      let code = closure.load(as: UnsafeRawPointer.self)
      let context = (closure + Self.word).load(as: UnsafeRawPointer?.self)
      let description = context.flatMap(Description.init)
      if let context, let description, let inner = description.onlyClosure {
        closure = context + inner
        continue
      }
      self.code = code
      self.context = context
      self.description = description
      return
    }
  }

  /// Whether values of a function type are closures, and not addresses of code, as C functions are.
  package static func holdsClosure(of type: Any.Type) -> Bool {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size) == 2 * word
  }

  /// The object that a closure captures alone: its context is that object.
  package var onlyObject: AnyObject? {
    guard let context, description == nil else { return nil }
    let kind = context.load(as: UnsafeRawPointer.self).load(as: UInt.self)
    // The kind of a class is 0, or an address where there is Objective-C. Anything else is a shared variable.
    return kind == 0 || kind > 0x7ff ? Unmanaged<AnyObject>.fromOpaque(context).takeUnretainedValue() : nil
  }

  /// An identity of the captures' types, and so of their layout; nil if a generic parameter has a part in them.
  package var layout: UnsafeRawPointer? {
    guard let description, description.bindingCount == 0 else { return nil }
    return description.address
  }

  /// Whether both closures captured values of the same types.
  package func hasLayout(of other: ClosureContext) -> Bool {
    guard let description, let others = other.description, description.address == others.address else { return false }
    return (0..<description.bindingCount).allSatisfy { description.binding($0) == others.binding($0) }
  }

  package var captureCount: Int { description?.captureCount ?? (onlyObject == nil ? 0 : 1) }

  /// Finds the captures and their offsets.
  ///
  /// - Parameter candidates: types whose generic parameters the closure's code may use.
  /// - Returns: the captures, and whether these are all; an unreadable capture hides those after it.
  package func captures(among candidates: [Any.Type]) -> (all: [Capture], isComplete: Bool) {
    guard let context, let description else { return ([], true) }
    let environment = description.environment(of: context, among: candidates)
    var captures: [Capture] = []
    var offset = description.firstCapture
    for index in 0..<description.captureCount {
      guard let capture = description.capture(index, after: offset, environment) else { return (captures, false) }
      captures.append(capture)
      offset = capture.offset + capture.size
    }
    return (captures, true)
  }

  fileprivate static var word: Int { MemoryLayout<UInt>.size }
}

/// The compiler's description of a context: the number and the types of its captures.
///
///     metadata      kind │ where the first element is │ description
///     description   numbers of captures, sources, bindings │ names of types │ names of parameters and their sources
private struct Description {
  let address: UnsafeRawPointer
  let context: UnsafeRawPointer
  var captureCount: Int { Int(address.load(as: UInt32.self)) }
  private var sourceCount: Int { Int(address.load(fromByteOffset: 4, as: UInt32.self)) }
  var bindingCount: Int { Int(address.load(fromByteOffset: 8, as: UInt32.self)) }

  /// In bytes from the start of the context, before it is aligned.
  // NB: not the metadata's offset, which omits the bindings, and is 0 if the layout depends on a parameter.
  var firstCapture: Int { (2 + bindingCount) * MemoryLayout<UInt>.size }
  private static let closureContext: UInt = 0x400

  /// Nil if the context is an object that is captured alone, or if the compiler describes no captures.
  init?(_ context: UnsafeRawPointer) {
    let word = MemoryLayout<UInt>.size
    let metadata = context.load(as: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == Self.closureContext,
      let address = metadata.load(fromByteOffset: 2 * word, as: UnsafeRawPointer?.self)
    else { return nil }
    self.address = address
    self.context = context
  }

  /// A binding of the context: the metadata of a type, or a witness table.
  func binding(_ place: Int) -> UnsafeRawPointer {
    context.load(fromByteOffset: (2 + place) * MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
  }

  private func name(_ index: Int) -> MangledName { MangledName(at: address + 12 + 4 * index) }

  /// The offset of the closure in a layer that captures only a closure.
  var onlyClosure: Int? { captureCount == 1 && name(0).isClosure ? firstCapture : nil }

  /// A generic type with the arguments of the context.
  struct Environment {
    var context: UnsafeRawPointer?
    var arguments: UnsafeRawPointer?
  }

  func environment(of context: UnsafeRawPointer, among candidates: [Any.Type]) -> Environment {
    guard sourceCount > 0 else { return Environment() }
    for type in candidates where TypeKind(type) == .aggregate {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let environment = Environment(
        context: metadata.load(fromByteOffset: ClosureContext.word, as: UnsafeRawPointer.self),
        arguments: metadata + 2 * ClosureContext.word)
      if hasArguments(of: environment) { return environment }
    }
    return Environment()
  }

  private func hasArguments(of environment: Environment) -> Bool {
    for index in 0..<sourceCount {
      let record = address + 12 + 4 * captureCount + 8 * index
      guard let place = MangledName(at: record + 4).binding, place < bindingCount,
        let type = MangledName(at: record).type(in: environment)
      else { return false }
      if binding(place) != unsafeBitCast(type, to: UnsafeRawPointer.self) { return false }
    }
    return true
  }

  private func argument(_ name: MangledName) -> Any.Type? {
    guard !name.text.isEmpty else { return nil }
    for index in 0..<sourceCount {
      let record = address + 12 + 4 * captureCount + 8 * index
      guard MangledName(at: record).text == name.text, let place = MangledName(at: record + 4).binding,
        place < bindingCount
      else { continue }
      return unsafeBitCast(binding(place), to: Any.Type.self)
    }
    return nil
  }

  func capture(_ index: Int, after offset: Int, _ environment: Environment) -> ClosureContext.Capture? {
    let name = name(index)
    let word = ClosureContext.word
    func aligned(_ alignment: Int) -> Int { (offset + alignment - 1) & ~(alignment - 1) }
    if name.isClosure {
      return ClosureContext.Capture(offset: aligned(word), type: nil, isClosure: true, reference: nil, size: 2 * word)
    }
    if name.isShared {
      return ClosureContext.Capture(
        offset: aligned(word), type: nil, isClosure: false, reference: name.reference, size: word)
    }
    let parameter = argument(name)
    guard let type = parameter ?? name.type(in: environment) else { return nil }
    func layout<Value>(_ type: Value.Type) -> (size: Int, alignment: Int) {
      (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    }
    let (size, alignment) = _openExistential(type, do: layout)
    return ClosureContext.Capture(
      offset: aligned(alignment), type: type, isClosure: false, reference: nil, size: size,
      isParameter: parameter != nil)
  }
}

/// A mangled name in the binary: text, with addresses in it that are relative to their own place.
private struct MangledName {
  private let start: UnsafeRawPointer
  private let length: Int

  /// - Parameter reference: the address of the distance to the name.
  init(at reference: UnsafeRawPointer) {
    start = reference + Int(reference.load(as: Int32.self))
    var length = 0
    while true {
      switch start.load(fromByteOffset: length, as: UInt8.self) {
      case 0:
        self.length = length
        return
      case 0x01...0x17: length += 1 + 4
      case 0x18...0x1f: length += 1 + MemoryLayout<UInt>.size
      default: length += 1
      }
    }
  }

  /// The bytes of the name; empty if it refers to other memory.
  var text: [UInt8] {
    let bytes = [UInt8](UnsafeRawBufferPointer(start: start, count: length))
    return bytes.contains { $0 < 0x20 } ? [] : bytes
  }

  /// Whether it is the type of a closure with a context, as the compiler passes it: `SiIegy_`.
  var isClosure: Bool {
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    guard bytes.last == UInt8(ascii: "_"), let mark = bytes.lastIndex(of: UInt8(ascii: "I")) else { return false }
    return mark + 2 < length && bytes[mark + 1] == UInt8(ascii: "e") && bytes[mark + 2] == UInt8(ascii: "g")
  }

  /// Whether it is a variable (`SiXx`, `Bo`), or a weak, unowned or unmanaged reference: one word that is no value.
  var isShared: Bool { ["Xx", "Bo", "Xw", "Xo", "Xu"].contains(where: ends) }

  var reference: ReferenceStorage? {
    if ends(with: "Xw") { return .weak }
    return ends(with: "Xo") || ends(with: "Xu") ? .unowned : nil
  }

  private func ends(with suffix: String) -> Bool {
    guard length >= 2 else { return false }
    return UnsafeRawBufferPointer(start: start + length - 2, count: 2).elementsEqual(suffix.utf8)
  }

  /// The index of the binding that it names as a source: `B0`.
  var binding: Int? {
    let bytes = UnsafeRawBufferPointer(start: start, count: length)
    guard bytes.first == UInt8(ascii: "B") else { return nil }
    return Int(String(decoding: bytes.dropFirst().prefix { $0 != UInt8(ascii: "_") }, as: UTF8.self))
  }

  func type(in environment: Description.Environment) -> Any.Type? {
    _getTypeByMangledNameInContext(
      start.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: environment.context,
      genericArguments: environment.arguments)
  }
}
