#if OpenCombine && !canImport(Darwin)
  public import Foundation
  public import OpenCombine
  public import OpenCombineFoundation
  #if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
  #endif

  /// Holds the publisher of timers that Foundation has on Apple's systems.
  // Not in `Timer` itself, where OpenCombineFoundation has a type of the same name: both would be ambiguous. A type's
  // declaration wins over a protocol extension's.
  public enum _FoundationPublishers {}

  // Disfavored, because OpenCombineFoundation declares these two as well. It omits them if it can import a module named
  // Combine, which an earlier build of this module under that name allows.

  extension NotificationCenter {
    /// A publisher of the notifications that the center posts. Those of `NotificationCenter.default` reach the views of
    /// all hosts in the process, also of tests that run in parallel: pass a center of the test to the view.
    @_disfavoredOverload
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> OCombine.Publisher {
      ocombine.publisher(for: name, object: object)
    }
  }

  /// Defines `NotificationCenter.Publisher` where OpenCombineFoundation does not.
  public protocol _NotificationCenterNames {}
  extension _NotificationCenterNames { public typealias Publisher = NotificationCenter.OCombine.Publisher }
  extension NotificationCenter: _NotificationCenterNames {}

  extension URLSession {
    /// A publisher of a server's response; each subscriber sends the request again.
    @_disfavoredOverload
    public func dataTaskPublisher(for url: URL) -> OCombine.DataTaskPublisher { ocombine.dataTaskPublisher(for: url) }

    /// A publisher of a server's response; each subscriber sends the request again.
    @_disfavoredOverload
    public func dataTaskPublisher(for request: URLRequest) -> OCombine.DataTaskPublisher {
      ocombine.dataTaskPublisher(for: request)
    }
  }

  /// Defines `URLSession.DataTaskPublisher` where OpenCombineFoundation does not.
  public protocol _URLSessionNames {}
  extension _URLSessionNames { public typealias DataTaskPublisher = URLSession.OCombine.DataTaskPublisher }
  extension URLSession: _URLSessionNames {}

  // Disfavored, because OpenCombine declares these two as well. It omits them if it can import Combine, which an
  // earlier build of this module under that name allows.

  extension Optional {
    /// A publisher of the value, if there is one.
    @_disfavoredOverload
    public var publisher: OCombine.Publisher { ocombine.publisher }
  }

  extension Result {
    /// A publisher of the success, or of the failure.
    @_disfavoredOverload
    public var publisher: OCombine.Publisher { ocombine.publisher }
  }
#endif
