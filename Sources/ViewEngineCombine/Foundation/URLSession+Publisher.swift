#if OpenCombine && !canImport(Darwin)
  public import Foundation
  public import OpenCombine
  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  extension URLSession {
    /// A publisher of what a server answers; each subscriber sends the request again.
    @_disfavoredOverload
    public func dataTaskPublisher(for url: URL) -> _FoundationPublishers.DataTaskPublisher {
      _FoundationPublishers.DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    /// A publisher of what a server answers; each subscriber sends the request again.
    @_disfavoredOverload
    public func dataTaskPublisher(for request: URLRequest) -> _FoundationPublishers.DataTaskPublisher {
      _FoundationPublishers.DataTaskPublisher(request: request, session: self)
    }
  }

  /// Gives `URLSession.DataTaskPublisher` its meaning. That of OpenCombineFoundation wins where it is imported.
  public protocol _URLSessionNames {}
  extension _URLSessionNames { public typealias DataTaskPublisher = _FoundationPublishers.DataTaskPublisher }
  extension URLSession: _URLSessionNames {}

  extension _FoundationPublishers {
    /// Publishes what a server answers.
    public struct DataTaskPublisher: Publisher {
      public typealias Output = (data: Data, response: URLResponse)
      public typealias Failure = URLError

      public let request: URLRequest
      public let session: URLSession

      public init(request: URLRequest, session: URLSession) {
        self.request = request
        self.session = session
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Failure == URLError, Downstream.Input == Output {
        Deferred {
          let answer = PassthroughSubject<Output, URLError>()
          // NB: subjects may be sent to from any thread, and are not marked so.
          nonisolated(unsafe) let subject = answer
          let task = session.dataTask(with: request) { data, response, error in
            guard let response, error == nil else {
              return subject.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
            }
            subject.send((data ?? Data(), response))
            subject.send(completion: .finished)
          }
          return answer.handleEvents(receiveCancel: task.cancel, receiveRequest: { _ in task.resume() })
        }
        .subscribe(subscriber)
      }
    }
  }
#endif
