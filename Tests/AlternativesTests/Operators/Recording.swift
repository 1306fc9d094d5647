#if OpenCombine && !canImport(Darwin)
  import OnChangeCompat

  enum Failed: Error, Equatable { case once }

  /// All that a publisher sends at once, and how it ends.
  func sent<Source: Publisher>(_ source: Source) -> [String] {
    var lines: [String] = []
    _ = source.sink {
      if case .failure(let error) = $0 { lines.append("\(error)") } else { lines.append("finished") }
    } receiveValue: {
      lines.append("\($0)")
    }
    return lines
  }
#endif
