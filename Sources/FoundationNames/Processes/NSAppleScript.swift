#if !canImport(Darwin)
  public import Foundation

  /// A script for other apps. Executing it is an error, unless a test answers.
  open class NSAppleScript: NSObject {
    /// The result of a script; nil makes an error of it. For tests: AppKit has no such property.
    public nonisolated(unsafe) static var answer: (_ source: String) -> NSAppleEventDescriptor? = { _ in nil }
    /// The script's text.
    public let source: String?
    public init?(source: String) { self.source = source }
    /// The text of the file; nil if it cannot be read.
    public init?(contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) {
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      source = text
    }
    /// True after `compileAndReturnError(_:)`.
    open private(set) var isCompiled = false
    /// Sets `isCompiled`; the text is not read.
    @discardableResult
    open func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool {
      isCompiled = true
      return true
    }
    /// Returns `answer`, or else an empty value and an error with number and message.
    @discardableResult
    open func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor {
      if let answer = Self.answer(source ?? "") { return answer }
      errorInfo?.pointee = NSDictionary(
        objects: [NSNumber(value: -1743), NSString(string: "No app runs scripts here.")],
        forKeys: [NSString(string: Self.errorNumber), NSString(string: Self.errorMessage)])
      return .null()
    }
    /// Returns an empty value and an error.
    @discardableResult
    open func executeAppleEvent(
      _ event: NSAppleEventDescriptor, error errorInfo: UnsafeMutablePointer<NSDictionary?>?
    ) -> NSAppleEventDescriptor { executeAndReturnError(errorInfo) }
    // Keys of an error.
    public static let errorAppName = "NSAppleScriptErrorAppName"
    public static let errorBriefMessage = "NSAppleScriptErrorBriefMessage"
    public static let errorMessage = "NSAppleScriptErrorMessage"
    public static let errorNumber = "NSAppleScriptErrorNumber"
    public static let errorRange = "NSAppleScriptErrorRange"
  }

  /// A command of a script to this app. None arrives; a test makes one.
  open class NSScriptCommand: NSObject {
    /// Kept, nil at first.
    open var directParameter: Any?
    /// Kept, nil at first.
    open var arguments: [String: Any]?
    open var evaluatedArguments: [String: Any]? { arguments }
    /// Kept, 0 at first; no app reads the error.
    open var scriptErrorNumber = 0
    /// Kept, nil at first; no app reads the error.
    open var scriptErrorString: String?
    /// Nil, unless a subclass overrides it.
    open func performDefaultImplementation() -> Any? { nil }
    /// The result of `performDefaultImplementation()`.
    @discardableResult
    open func execute() -> Any? { performDefaultImplementation() }
    /// Always nil: no command arrives.
    open class func current() -> NSScriptCommand? { nil }
    /// Without effect: no app waits.
    open func suspendExecution() {}
    /// Without effect: no app waits.
    open func resumeExecution(withResult result: Any?) {}
  }

  /// A script in a file for a sandboxed app. Executing it is an error.
  open class NSUserAppleScriptTask: NSObject {
    public let scriptURL: URL
    /// Keeps its arguments, and does nothing else.
    public init(url: URL) throws { scriptURL = url }
    /// Calls the handler at once with an error.
    open func execute(
      withAppleEvent event: NSAppleEventDescriptor?,
      completionHandler handler: ((NSAppleEventDescriptor?, (any Error)?) -> Void)? = nil
    ) { handler?(nil, CocoaError(.featureUnsupported)) }
  }
#endif
