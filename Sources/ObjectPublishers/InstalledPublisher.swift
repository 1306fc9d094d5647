#if OpenCombine && !canImport(Darwin)
  package import OpenCombine

  // A separate module. Where ViewEngineCombine is imported, its `objectWillChange` hides OpenCombine's, which is
  // the only one that can give the properties marked `@Published` their publisher.

  /// The publisher that the `@Published` properties of an object send to; nil for an object without any.
  package func installedPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
    let reflected = Reflected(object)
    let publisher = reflected.objectWillChange
    // OpenCombine makes a new publisher each time where there is no property to keep one.
    return publisher === reflected.objectWillChange ? publisher : nil
  }

  /// Has the properties of another object, as OpenCombine looks for them.
  private final class Reflected: ObservableObject, CustomReflectable {
    private let object: AnyObject
    init(_ object: AnyObject) { self.object = object }
    var customMirror: Mirror { Mirror(reflecting: object) }
  }
#endif
