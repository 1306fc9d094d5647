#if OpenCombine && !canImport(Darwin)
  public import Foundation
  import OpenCombine
  public import OpenCombineFoundation
  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  // NB: disfavored, for OpenCombineFoundation has the same, except where it could import a module named Combine: it can
  // where a build has called this module so before, and compiles it anew.

  extension URLSession {
    /// A publisher of what a server answers; each subscriber sends the request again.
    @_disfavoredOverload
    public func dataTaskPublisher(for url: URL) -> OCombine.DataTaskPublisher { ocombine.dataTaskPublisher(for: url) }

    /// A publisher of what a server answers; each subscriber sends the request again.
    @_disfavoredOverload
    public func dataTaskPublisher(for request: URLRequest) -> OCombine.DataTaskPublisher {
      ocombine.dataTaskPublisher(for: request)
    }
  }

  /// Gives `URLSession.DataTaskPublisher` its meaning where OpenCombineFoundation does not.
  public protocol _URLSessionNames {}
  extension _URLSessionNames { public typealias DataTaskPublisher = URLSession.OCombine.DataTaskPublisher }
  extension URLSession: _URLSessionNames {}
#endif
