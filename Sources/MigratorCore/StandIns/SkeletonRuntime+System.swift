extension SkeletonRuntime {
  /// What a store of defaults returns for a key.
  private static let stored =
    ([
      "string": "String?", "bool": "Bool", "integer": "Int", "double": "Double", "float": "Float", "data": "Data?",
      "url": "URL?", "object": "Any?", "value": "Any?", "array": "[Any]?", "stringArray": "[String]?",
      "dictionary": "[String: Any]?",
    ] as KeyValuePairs).map { #"func \#($0)(forKey key: String) -> \#($1) { __ask("\#($0)", ["forKey": key]) }"# }
    .joined(separator: "\n")
  /// The system's services that a run must not touch. The compiler asks for the types of these members most often.
  static let system = #"""
    import Foundation
    import OnChangeCompat
    extension __Recorder {
      func __ask<T>(_ name: String, _ arguments: KeyValuePairs<String, Any>) -> T { __member(name).dynamicallyCall(withKeywordArguments: arguments) }
    }
    class UserDefaults: __Recorder {
      static let standard = UserDefaults()
      convenience init?(suiteName: String?) { self.init() }
      func set(_ value: Any?, forKey key: String) { return __ask("set", ["": value as Any, "forKey": key]) }
      func removeObject(forKey key: String) { return __ask("removeObject", ["forKey": key]) }
      func register(defaults: [String: Any]) { return __ask("register", ["defaults": defaults]) }
      \#(stored)
    }
    class FileManager: __Recorder {
      typealias SearchPathDirectory = Foundation.FileManager.SearchPathDirectory
      typealias SearchPathDomainMask = Foundation.FileManager.SearchPathDomainMask
      static let `default` = FileManager()
      var temporaryDirectory: URL { __ask("temporaryDirectory", [:]) }
      func urls(for place: SearchPathDirectory, in domain: SearchPathDomainMask) -> [URL] { [__ask("urls", ["for": place, "in": domain.rawValue])] }
      func url(for place: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool) throws -> URL {
        __ask("url", ["for": place, "in": domain.rawValue, "appropriateFor": url as Any, "create": create])
      }
      func fileExists(atPath path: String) -> Bool { __ask("fileExists", ["atPath": path]) }
      func contents(atPath path: String) -> Data? { __ask("contents", ["atPath": path]) }
      func contentsOfDirectory(atPath path: String) throws -> [String] { __ask("contentsOfDirectory", ["atPath": path]) }
      func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options: Foundation.FileManager.DirectoryEnumerationOptions = []) throws -> [URL] { __ask("contentsOfDirectory", ["at": url]) }
      func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { __ask("attributesOfItem", ["atPath": path]) }
    }
    class NotificationCenter: __Recorder {
      static let `default` = NotificationCenter()
      func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        return __ask("post", ["name": name, "object": object as Any, "userInfo": userInfo as Any])
      }
    }
    class URLResponse: __Recorder {}
    class HTTPURLResponse: URLResponse {}
    class URLSessionTask: __Recorder {}
    class URLSessionDataTask: URLSessionTask {}; class URLSessionUploadTask: URLSessionDataTask {}
    class URLSessionDownloadTask: URLSessionTask {}; class URLSessionWebSocketTask: URLSessionTask {}
    class URLSession: __Recorder {
      static let shared = URLSession()
      private var response: URLResponse { HTTPURLResponse.__named("\(description).response") }
      func data(from url: URL) async throws -> (Data, URLResponse) { (__ask("data", ["from": url]), response) }
      func data<R>(for request: R) async throws -> (Data, URLResponse) { (__ask("data", ["for": request]), response) }
      func dataTask<R>(with request: R, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        let (answer, isFailed) = (response, __run.seed % 4 == 3)
        __finish { completionHandler(isFailed ? nil : __pick(__run.seed), isFailed ? nil : answer, isFailed ? __Token(n: 0) : nil) }
        let _: Void = __ask("dataTask", ["with": request])
        return .__named("\(description).dataTask")
      }
    }
    class Process: __Recorder {}
    class Bundle: __Recorder {
      static let main = Bundle()
      var bundleIdentifier: String? { __ask("bundleIdentifier", [:]) }
      var infoDictionary: __Recorder? { __member("infoDictionary") }
      func object(forInfoDictionaryKey key: String) -> Any? { __ask("object", ["forInfoDictionaryKey": key]) as String }
      func url(forResource name: String?, withExtension type: String? = nil) -> URL? { __ask("url", ["forResource": name as Any, "withExtension": type as Any]) }
      func path(forResource name: String?, ofType type: String? = nil) -> String? { __ask("path", ["forResource": name as Any, "ofType": type as Any]) }
    }
    // A part of a type may not be there, so that nothing is encoded part by part.
    typealias Codable = Any; typealias Encodable = Any; typealias Decodable = Any
    extension JSONEncoder { func encode<T>(_ value: T) throws -> Data { Data(__text(value).utf8) } }
    extension JSONDecoder {
      func decode<T>(_ type: T.Type, from data: Data) throws -> T {
        __record("decode", [data])
        if __run.seed % 4 == 3 { throw __Token(n: 0) }
        return __pick(__run.seed)
      }
    }
    /// The rows of a collection that is not there. A row keeps its place when its element changes.
    extension ForEach where Data == Range<Int>, ID == Int, Content: View {
      init(_ data: __Recorder, id: KeyPath<__Recorder, __Recorder>? = nil, @ViewBuilder content: @escaping (__Recorder) -> Content) {
        self.init(0..<2) { content(data.__member("[\($0)]")) }
      }
    }
    func print(_ items: Any..., separator: String = " ", terminator: String = "\n") { __record("print", items) }
    func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") { __record("debugPrint", items) }
    // As in a release build.
    func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") {}
    func assertionFailure(_ message: @autoclosure () -> String = "") {}
    func NSLog(_ format: String, _ arguments: Any...) { __record("NSLog", [format] + arguments) }
    typealias FetchedResults<T> = [T]
    """#
}
