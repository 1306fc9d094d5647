extension SkeletonRuntime {
  /// The texts by which values are compared.
  static let texts = #"""
    import Foundation
    import OnChangeCompat
    /// The classes of objects that the project's code made, and whose parts no text shows.
    var __closed: Set<String> = []
    @_silgen_name("swift_EnumCaseName") private func __nameOfCase<T>(_ value: T) -> UnsafePointer<CChar>?
    private func __caseName<T>(_ value: T) -> String { __nameOfCase(value).map { String(cString: $0) } ?? "case" }
    private protocol __Wrapping { var __wrapped: Any? { get } }
    extension Optional: __Wrapping { var __wrapped: Any? { map { $0 } } }
    private protocol __Listing { var __elements: [Any] { get } }
    extension Array: __Listing { var __elements: [Any] { self } }
    private typealias __Show = (Any, Int) -> String
    /// How a type's values are shown, found once, because objects of many parts are shown often.
    private var __shows: [ObjectIdentifier: __Show] = [:]
    func __text(_ value: Any, _ depth: Int = 0) -> String {
      let id = ObjectIdentifier(Swift.type(of: value))
      if let show = __shows[id] { return show(value, depth) }
      __shows[id] = __show(value)
      return __text(value, depth)
    }
    private func __show(_ value: Any) -> __Show {
      let type: Any.Type = Swift.type(of: value)
      let name = "\(type)"
      switch type {
      case is any __Wrapping.Type: return { one, depth in (one as! any __Wrapping).__wrapped.map { __text($0, depth + 1) } ?? "nil" }
      case is String.Type: return { one, _ in (one as! String).debugDescription }
      case is Int.Type: return { one, _ in (one as! Int).description }
      case is UUID.Type:
        return { one, _ in { ($0.contains("-0001-") ? "a new UUID (" : "UUID(") + $0.suffix(2) + ")" }((one as! UUID).uuidString) }
      case is __Recorder.Type: return { one, _ in (one as! __Recorder).description }
      case is EnvironmentValues.Type: return { _, _ in "environment" }
      case is ContinuousClock.Instant.Type: return { one, _ in "start + \(__ContinuousClockStart.duration(to: one as! ContinuousClock.Instant))" }
      case is SuspendingClock.Instant.Type: return { one, _ in "start + \(__SuspendingClockStart.duration(to: one as! SuspendingClock.Instant))" }
      case is Data.Type: return { one, _ in "Data(\((one as! Data).base64EncodedString()))" }
      case is __Token.Type, is Bool.Type, is URL.Type, is Date.Type, is Duration.Type, is Decimal.Type, is Color.Type, is Locale.Type, is Text.Type,
        is any Numeric.Type, is NSNumber.Type, is NSString.Type, is NSDate.Type, is NSURL.Type:
        return { one, _ in "\(one)" }
      // NB: what it leads to may not be read.
      case is any _Pointer.Type: return { _, _ in __closed.insert(name); return "a pointer" }
      default: if name.hasPrefix("Task<"), !name.hasPrefix("Task<()") { __closed.insert("Task") }  // Its result, and work that it has not done yet.
      }
      let show = __show(inside: value, name)
      return { one, depth in depth > 4 ? name : show(one, depth + 1) }
    }
    /// Shows the parts of a value, which are at the given depth.
    private func __show(inside value: Any, _ type: String) -> __Show {
      let style = Mirror(reflecting: value).displayStyle
      func texts(_ one: Any, _ depth: Int) -> [String] { Mirror(reflecting: one).children.map { __text($0.value, depth) } }
      if value is any __Holder {
        return { one, depth in "\(style == .class ? __name(of: one as AnyObject) : "Binding")(\(__text((one as! any __Holder).__held, depth)))" }
      }
      switch style {
      case .class:
        let isShown = value is any __Model || value is AnyCancellable || value is any Subject || value is DispatchQueue || value is any NSLocking
        return { one, depth in
          let (object, name) = (one as AnyObject, __name(of: one as AnyObject))
          // NB: the parent does not know what the project's code makes, so that only this text shows its parts.
          let isOwn = __run.own.contains(ObjectIdentifier(object))
          let parts = isOwn ? __parts(of: object) : []
          if isOwn, !isShown || depth > 2 && !parts.isEmpty { __closed.insert(type) }
          return depth > 2 || parts.isEmpty ? name : name + "(" + parts.map { "\($0.name): \(__text($0.get(), depth))" }.joined(separator: ", ") + ")"
        }
      case .collection:
        return { one, depth in "[" + ((one as? any __Listing)?.__elements.map { __text($0, depth) } ?? texts(one, depth)).joined(separator: ", ") + "]" }
      case .set, .dictionary: return { one, depth in "[" + texts(one, depth).sorted(by: <).joined(separator: ", ") + "]" }
      case .tuple: return { one, depth in "(" + texts(one, depth).joined(separator: ", ") + ")" }
      case .enum:
        return { one, depth in  // NB: not its description, whose code may ask for this text.
          guard let child = Mirror(reflecting: one).children.first else { return "." + _openExistential(one, do: __caseName) }
          return ".\(child.label ?? "")(\(__text(child.value, depth)))"
        }
      case .struct:
        return { one, depth in
          let parts = Mirror(reflecting: one).children
          return parts.isEmpty ? "\(one)" : type + "(" + parts.map { "\($0.label ?? "_"): \(__text($0.value, depth))" }.joined(separator: ", ") + ")"
        }
      default: return { one, _ in type.contains("->") ? "a closure" : "\(one)" }
      }
    }
    """#
}
