// What this module links by its name in the Swift runtime and not through a module: what the standard library's own
// `Mirror` is made of.
//
// | symbol                             | since      |
// |------------------------------------|------------|
// | swift_EnumCaseName                 | Swift 5.0  |
// | swift_reflectionMirror_count       | Swift 5.0  |
// | swift_reflectionMirror_subscript   | Swift 5.0  |

/// The name of an enumeration's case, which is the same pointer for each value of that case; nil without reflection.
@_silgen_name("swift_EnumCaseName")
func runtimeCaseName<Value>(of value: Value) -> UnsafePointer<CChar>?

/// How many values an enumeration's case holds: 1, which may be a tuple, or 0.
@_silgen_name("swift_reflectionMirror_count")
func runtimeChildCount<Value>(of value: Value, type: Any.Type) -> Int

/// What an enumeration's case holds.
@_silgen_name("swift_reflectionMirror_subscript")
func runtimeChild<Value>(
  of value: Value, type: Any.Type, index: Int, name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  release: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any
