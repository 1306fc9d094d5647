// Everything that is linked by its name in the Swift runtime and not through a module. The standard library has a
// front to these, `_forEachField(of:options:body:)`, which Apple's SDKs leave out of its interface.
//
// | symbol                                         | since                                            |
// |------------------------------------------------|--------------------------------------------------|
// | swift_reflectionMirror_recursiveCount          | Swift 5.2: macOS 10.15.4, iOS 13.4, watchOS 6.2  |
// | swift_reflectionMirror_recursiveChildOffset    | Swift 5.2                                        |
// | swift_reflectionMirror_recursiveChildMetadata  | Swift 5.2; takes a structure since Swift 5.4     |
// | swift_getMetadataKind                          | Swift 5.2                                        |
// | swift_EnumCaseName                             | Swift 5.0                                        |
// | swift_reflectionMirror_count                   | Swift 5.0                                        |
// | swift_reflectionMirror_subscript               | Swift 5.0                                        |
// | swift_getTypeContextDescriptor                 | Swift 5.0                                        |
// | swift_demangle                                 | Swift 5.0                                        |

/// How many stored properties a structure, an object or a tuple has, inherited ones included; 0 for other types.
@_silgen_name("swift_reflectionMirror_recursiveCount")
package func runtimeFieldCount(_ type: Any.Type) -> Int

/// How many bytes after the start of a value a stored property is.
@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
func runtimeFieldOffset(_ type: Any.Type, index: Int) -> Int

#if arch(wasm32)
  /// The type of a stored property; what else is known of it is written into `description`.
  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  func runtimeFieldType(_ type: Any.Type, index: Int, description: UnsafeMutablePointer<RuntimeField>) -> Any.Type
#else
  /// The type of a stored property; further facts are written into `description`.
  ///
  /// - Parameter release: the address of `release` in `description`. The runtimes of Swift 5.2 and 5.3 (macOS 11.0 to
  ///   11.2, iOS 14.0 to 14.4) take two addresses, one of the name and one of its release; later ones ignore the
  ///   second.
  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  func runtimeFieldType(
    _ type: Any.Type, index: Int, description: UnsafeMutablePointer<RuntimeField>, release: UnsafeMutableRawPointer
  ) -> Any.Type
#endif

@_silgen_name("swift_getMetadataKind")
func runtimeKind(of type: Any.Type) -> UInt

/// The runtime's description of a stored property, in the runtime's layout.
struct RuntimeField {
  var name: UnsafePointer<CChar>?
  /// Nil if the name need not be released.
  var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  // True, because the runtimes of Swift 5.2 and 5.3 write only the fields above.
  var isStrong = true
  var isVariable = false
}

/// The name of an enumeration's case, which is the same pointer for each value of that case; nil without reflection.
@_silgen_name("swift_EnumCaseName")
func runtimeCaseName<Value>(of value: Value) -> UnsafePointer<CChar>?

/// How many values an enumeration's case holds: 1, which may be a tuple, or 0.
@_silgen_name("swift_reflectionMirror_count")
func runtimeChildCount<Value>(of value: Value, type: Any.Type) -> Int

/// The payload of an enumeration's case.
@_silgen_name("swift_reflectionMirror_subscript")
func runtimeChild<Value>(
  of value: Value, type: Any.Type, index: Int, name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  release: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any

/// The compiler's description of a structure, an enumeration or a class; nil for any other type.
@_silgen_name("swift_getTypeContextDescriptor")
func runtimeDescriptor(of type: Any.Type) -> UnsafeRawPointer?

/// The name of a symbol as the source has it, which the caller frees; nil for a symbol of a different language.
@_silgen_name("swift_demangle")
package func runtimeDemangle(
  _ symbol: UnsafePointer<CChar>, length: Int, into buffer: UnsafeMutablePointer<CChar>?,
  size: UnsafeMutablePointer<Int>?, flags: UInt32
) -> UnsafeMutablePointer<CChar>?
