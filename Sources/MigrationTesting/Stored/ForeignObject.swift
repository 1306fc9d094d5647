#if BundledEngine
  import Dispatch
  import Foundation
  import OnChangeCompat

  /// How an object of a library counts, whose properties are not read.
  enum ForeignObject {
    /// A lock, a queue, a service: it holds no state of the app.
    case ignored
    /// A value in an object, such as a number or an array of Foundation: compared by a copy of it.
    case value
    /// An object with content that cannot be compared.
    case unknown

    @MainActor
    init(_ type: AnyClass) {
      if EngineTypes.contain(type) || Shape.Form.isSilent(type) {
        self = type is any Actor.Type || type == DispatchSemaphore.self ? .unknown : .ignored
      } else if type is Formatter.Type {
        self = .value
      } else if Self.isService(type) {
        self = .ignored
      } else {
        self = type is any NSCopying.Type && type is NSObject.Type ? .value : .unknown
      }
    }

    private static func isService(_ type: AnyClass) -> Bool {
      if type == NSObject.self { return true }
      var next: AnyClass? = type
      while let type = next {
        if services.contains("\(type)") { return true }
        next = _getSuperclass(type)
      }
      return false
    }

    /// Classes of Foundation without values of the app.
    private static let services: Set<String> = [
      "NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock", "OperationQueue", "URLSession",
      "UserDefaults", "NotificationCenter", "FileManager", "Bundle", "Timer", "RunLoop", "ProcessInfo",
      "JSONEncoder", "JSONDecoder", "PropertyListEncoder", "PropertyListDecoder", "UndoManager",
      "URLCache", "HTTPCookieStorage",
    ]

    /// The text of an object that is a value. A formatter is told by what it makes of a number and of a date.
    // A copy, because the table of equal values keeps it, and the object may change.
    @MainActor
    static func text(of object: AnyObject, _ equal: EqualValues) -> String {
      if let formatter = object as? Formatter {
        let samples: [Any] = [NSNumber(value: -1234.567_890_123), Date(timeIntervalSinceReferenceDate: 0.5)]
        return "\(type(of: object)) \(samples.map { formatter.string(for: $0) ?? "" })"
      }
      guard let copy = (object as? any NSCopying)?.copy(with: nil) as? NSObject else { return "\(type(of: object))" }
      return equal.text(of: copy)
    }
  }
#endif
