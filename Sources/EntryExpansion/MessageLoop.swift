package import Foundation

/// Answers the compiler's messages one by one, until it closes the pipe: eight bytes of length, lowest first, and JSON.
package struct MessageLoop {
  let input: FileHandle
  let output: FileHandle

  package init(input: FileHandle, output: FileHandle) { (self.input, self.output) = (input, output) }

  package func run() {
    var macros = EntryMacros()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    while let message = next() {
      let answer: PluginMessage
      do {
        answer = macros.answer(try JSONDecoder().decode(HostMessage.self, from: message))
      } catch {
        answer = .failure("The plug-in of @Entry cannot read a message of this compiler: \(error)")
      }
      // A compiler that has gone away needs no answer.
      guard let json = try? encoder.encode(answer), send(json) else { return }
    }
  }

  private func next() -> Data? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: length).flatMap(read)
  }

  private func read(_ count: Int) -> Data? {
    // A handle asked for nothing may wait for something.
    if count == 0 { return Data() }
    guard let data = try? input.read(upToCount: count), data.count == count else { return nil }
    return data
  }

  private func send(_ json: Data) -> Bool {
    let header = (0..<8).map { UInt8(truncatingIfNeeded: json.count >> ($0 * 8)) }
    return (try? output.write(contentsOf: Data(header) + json)) != nil
  }
}
