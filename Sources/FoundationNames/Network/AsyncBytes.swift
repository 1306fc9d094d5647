#if !canImport(Darwin)
  public import Foundation
  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  /// Bytes as an asynchronous sequence. They are read whole, when the first one is asked for.
  public struct _AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    fileprivate let read: @Sendable () async throws -> Data

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let read: @Sendable () async throws -> Data
      private var bytes: Data.Iterator?
      fileprivate init(read: @escaping @Sendable () async throws -> Data) { self.read = read }
      public mutating func next() async throws -> UInt8? {
        if bytes == nil { bytes = try await read().makeIterator() }
        return bytes?.next()
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(read: read) }
  }

  extension AsyncSequence where Element == UInt8 {
    /// The lines of the text in UTF-8, without their ends.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
    /// The characters of the text in UTF-8, line by line.
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
  }

  /// The lines of bytes in UTF-8. Empty lines are left out, as on Apple's systems.
  public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String
    fileprivate let base: Base

    /// Reads the bytes when the first one is asked for.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var base: Base.AsyncIterator
      public mutating func next() async throws -> String? { try await next(isolation: #isolation) }
      public mutating func next(isolation actor: isolated (any Actor)?) async throws -> String? {
        var line: [UInt8] = []
        while let byte = try await base.next(isolation: actor) {
          if byte != 10 && byte != 13 {
            line.append(byte)
          } else if !line.isEmpty {
            return String(decoding: line, as: UTF8.self)
          }
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
      }
    }
    /// Reads the bytes when the first one is asked for.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
  }

  /// The characters of bytes in UTF-8.
  public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Character
    fileprivate let base: Base

    /// Reads the bytes when the first one is asked for.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var base: Base.AsyncIterator
      private var rest: Substring?
      fileprivate init(base: Base.AsyncIterator) { self.base = base }
      public mutating func next() async throws -> Character? { try await next(isolation: #isolation) }
      public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Character? {
        if rest == nil {
          var bytes: [UInt8] = []
          while let byte = try await base.next(isolation: actor) { bytes.append(byte) }
          rest = Substring(String(decoding: bytes, as: UTF8.self))
        }
        return rest?.popFirst()
      }
    }
    /// Reads the bytes when the first one is asked for.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
  }

  extension URL {
    public typealias AsyncBytes = _AsyncBytes
    /// The bytes of the file, or of what the address returns.
    public var resourceBytes: AsyncBytes {
      _AsyncBytes {
        if isFileURL { return try Data(contentsOf: self) }
        return try await URLSession.shared.data(from: self).0
      }
    }
    /// The lines of the file, or of what the address returns.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
  }

  extension FileHandle {
    public typealias AsyncBytes = _AsyncBytes
    /// The bytes from here to the end.
    public var bytes: AsyncBytes { _AsyncBytes { try self.readToEnd() ?? Data() } }
  }

  extension URLSession {
    public typealias AsyncBytes = _AsyncBytes
    /// The bytes of an answer, which arrives whole before this returns.
    ///
    /// - Throws: `URLError`, as `data(from:)`.
    public func bytes(
      from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }
    /// The bytes of an answer, which arrives whole before this returns.
    ///
    /// - Throws: `URLError`, as `data(for:)`.
    public func bytes(
      for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
      let (data, response) = try await data(for: request, delegate: delegate)
      return (_AsyncBytes { data }, response)
    }
  }
#endif
