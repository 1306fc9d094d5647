#if BundledEngine
  import Dispatch
  import Foundation
  import OnChangeCompat

  /// How an object of a library counts, whose properties are not read.
  enum ForeignObject: Equatable {
    /// A lock, a queue, a service: it holds no state of the app.
    case ignored
    /// It holds work or the name of a store, which cannot be read: known as long as it is not replaced.
    case handle
    /// A value in an object, such as a number or an array of Foundation: compared by a copy of it.
    case value
    /// An object with content that cannot be compared.
    case unknown

    @MainActor
    init(_ type: AnyClass) {
      if Self.isHandle(type) {
        self = .handle
      } else if type is DispatchQueue.Type || type is OperationQueue.Type {
        self = .value
      } else if EngineTypes.contain(type) || Shape.Form.isSilent(type) {
        let types: [AnyClass] = [DispatchSemaphore.self, DispatchGroup.self]
        self = type is any Actor.Type || types.contains { type == $0 } ? .unknown : .ignored
      } else if type is Formatter.Type {
        // Any other class may trap when it is asked for a text.
        let types: [AnyClass] = [DateFormatter.self, NumberFormatter.self, ByteCountFormatter.self]
        self = types.contains { type == $0 } || type is ISO8601DateFormatter.Type ? .value : .unknown
      } else if type is JSONEncoder.Type || type is JSONDecoder.Type || type is PropertyListEncoder.Type {
        self = .value
      } else if Self.isService(type) {
        self = .ignored
      } else {
        self = type is any NSCopying.Type && type is NSObject.Type ? .value : .unknown
      }
    }

    static func isService(named name: String) -> Bool { services.contains(name) }

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
      "NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock", "URLSession", "UserDefaults", "FileManager",
      "Bundle", "RunLoop", "ProcessInfo",
      "PropertyListDecoder", "UndoManager", "URLCache", "HTTPCookieStorage",
    ]

    private static func isHandle(_ type: AnyClass) -> Bool {
      type is Timer.Type || type is UserDefaults.Type || type is NotificationCenter.Type
        || type is DispatchWorkItem.Type
        || "\(type)" == "AnyCancellable" && Shape.Form.isSilent(type)
    }

    /// Whether it is a center of the app's own. The kit does not see what is posted there.
    static func isOwnCenter(_ object: AnyObject) -> Bool {
      (object as? NotificationCenter).map { $0 !== NotificationCenter.default } ?? false
    }

    /// The text of an object that is a value. A formatter is told by what it makes of numbers and of a date, a coder by
    /// what it makes of a value with a date, of data and of infinity.
    // A copy, because the table of equal values keeps it, and the object may change.
    @MainActor
    static func text(of object: AnyObject, _ equal: EqualValues) -> String {
      if let formatter = object as? ISO8601DateFormatter {
        return "\(type(of: object)) \(formatter.formatOptions.rawValue) \(formatter.timeZone?.identifier ?? "")"
      }
      if let formatter = object as? Formatter {
        let samples: [Any] = [
          NSNumber(value: -1234.567_890_123), NSNumber(value: 5), NSNumber(value: 5_000_000),
          Date(timeIntervalSinceReferenceDate: 91_204_661.123),
        ]
        let dates = formatter as? DateFormatter
        let kept = dates.map { "\($0.locale.identifier) \($0.timeZone.identifier) \($0.isLenient)" } ?? ""
        return "\(type(of: object)) \(samples.map { formatter.string(for: $0) ?? "" }) \(kept)"
      }
      if let queue = object as? DispatchQueue { return queue.label }
      if let queue = object as? OperationQueue {
        return "\(queue.maxConcurrentOperationCount) \(queue.isSuspended) \(queue.qualityOfService.rawValue)"
      }
      if let encoder = object as? PropertyListEncoder { return "\(type(of: object)) \(encoder.outputFormat)" }
      if let encoder = object as? JSONEncoder { return "\(type(of: object)) \(CoderSample.text(of: encoder))" }
      if let decoder = object as? JSONDecoder { return "\(type(of: object)) \(CoderSample.text(of: decoder))" }
      guard let copy = (object as? any NSCopying)?.copy(with: nil) as? NSObject else { return "\(type(of: object))" }
      return equal.text(of: copy)
    }
  }

  /// What a coder makes of values that its options concern.
  private struct CoderSample: Codable {
    var someDate: Date? = Date(timeIntervalSinceReferenceDate: 91_204_661)
    var someData: Data? = Data([1, 255])
    var number: Double? = .infinity
    var path: String? = "a/b"

    static func text(of encoder: JSONEncoder) -> String {
      let parts = [CoderSample(), CoderSample(number: 1)].map { sample in
        (try? encoder.encode(sample)).map { String(decoding: $0, as: UTF8.self) } ?? "none"
      }
      // Without the option, keys come in any order.
      let lines = parts.flatMap { $0.split(separator: "\n") }
      let isSorted = encoder.outputFormatting.contains(.sortedKeys)
      return "\(isSorted) \(lines.count) \(parts.map { String($0.sorted()) })"
    }

    static func text(of decoder: JSONDecoder) -> String {
      let samples = [
        #"{"someDate": 91204661}"#, #"{"someDate": "2003-11-22T14:31:01Z"}"#, #"{"some_date": 1}"#,
        #"{"someData": "Af8="}"#, #"{"someData": [1, 255]}"#, #"{"number": "inf"}"#, #"{"number": "Infinity"}"#,
        #"{number: 1,}"#, #""path": "a""#,
      ]
      return "\(samples.map { (try? decoder.decode(CoderSample.self, from: Data($0.utf8))).map { "\($0)" } ?? "none" })"
    }
  }
#endif
