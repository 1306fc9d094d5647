#if !canImport(Darwin)
  public import Foundation
  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  // Settings that this system's network does not have: a read returns the default, and a new value is dropped.

  extension URLSessionConfiguration {
    /// The default configuration: a session ends with the process.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
    /// Always nil.
    public var identifier: String? { nil }
    // Foundation's own two cannot be set.
    /// Always the default; a new value is dropped.
    @_disfavoredOverload
    public var waitsForConnectivity: Bool {
      get { false }
      set {}
    }
    /// Always the default; a new value is dropped.
    public var allowsExpensiveNetworkAccess: Bool {
      get { true }
      set {}
    }
    /// Always the default; a new value is dropped.
    public var allowsConstrainedNetworkAccess: Bool {
      get { true }
      set {}
    }
    /// Always the default; a new value is dropped.
    public var sessionSendsLaunchEvents: Bool {
      get { false }
      set {}
    }
    /// Always the default; a new value is dropped.
    @_disfavoredOverload
    public var sharedContainerIdentifier: String? {
      get { nil }
      set {}
    }
    /// Always the default; a new value is dropped.
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
      get { .TLSv12 }
      set {}
    }
    /// Always the default; a new value is dropped.
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
      get { .TLSv13 }
      set {}
    }
  }

  /// A version of TLS.
  public enum tls_protocol_version_t: UInt16, Sendable { case TLSv10 = 0x0301, TLSv11, TLSv12, TLSv13 }

  extension URLRequest {
    /// Who asked for a request.
    public enum Attribution: UInt, Sendable { case developer, user }
    /// Always the default; a new value is dropped.
    public var attribution: Attribution {
      get { .developer }
      set {}
    }
    /// Always the default; a new value is dropped.
    public var allowsExpensiveNetworkAccess: Bool {
      get { true }
      set {}
    }
    /// Always the default; a new value is dropped.
    public var allowsConstrainedNetworkAccess: Bool {
      get { true }
      set {}
    }
    /// Always the default; a new value is dropped.
    public var assumesHTTP3Capable: Bool {
      get { false }
      set {}
    }
    /// Always the default; a new value is dropped.
    public var requiresDNSSECValidation: Bool {
      get { false }
      set {}
    }
  }

  extension URLError {
    /// Why a network could not be used.
    public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }
    /// Always nil.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
    /// Why the system cancelled a task in the background.
    public enum BackgroundTaskCancelledReason: Int, Sendable {
      case userForceQuitApplication, backgroundUpdatesDisabled, insufficientSystemResources
    }
    /// Always nil.
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
  }

  /// A way to prove who a server is, for which no challenge asks here.
  public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
  /// A way to prove who a server is, for which no challenge asks here.
  public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

  extension URLSession {
    /// All tasks of the session.
    public var allTasks: [URLSessionTask] {
      get async { await withCheckedContinuation { next in getAllTasks { next.resume(returning: $0) } } }
    }
    /// The tasks of the session by their kinds.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
      get async {
        let all = await allTasks
        let downloads = all.compactMap { $0 as? URLSessionDownloadTask }
        let uploads = all.compactMap { $0 as? URLSessionUploadTask }
        return (
          all.compactMap { $0 as? URLSessionDataTask }.filter { !($0 is URLSessionUploadTask) }, uploads, downloads
        )
      }
    }
    /// Writes what is cached.
    public func flush() async { await withCheckedContinuation { next in flush { next.resume() } } }
    /// Empties caches and cookies.
    public func reset() async { await withCheckedContinuation { next in reset { next.resume() } } }
  }

  extension URLSessionDownloadTask {
    /// Cancels the task, and returns what is needed to resume it.
    @discardableResult
    public func cancelByProducingResumeData() async -> Data? {
      await withCheckedContinuation { next in cancel(byProducingResumeData: { next.resume(returning: $0) }) }
    }
  }

  extension URLSessionTask {
    /// Always false; a new value is dropped.
    public var prefersIncrementalDelivery: Bool {
      get { false }
      set {}
    }
  }
#endif
