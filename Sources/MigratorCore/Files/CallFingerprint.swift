/// Knows a call again after the lines around it have moved.
package struct CallFingerprint: Hashable, Sendable, Codable, Comparable {
  package var file: String
  package var observed: String
  /// The lines of the call, without the space in them, as a number.
  package var code: String

  package init(_ call: CallReport) {
    file = call.path
    observed = call.observed
    var hash = ContentHash()
    hash.add(Array(call.before.utf8.filter { $0 > 0x20 }))
    code = String(hash.text.prefix(16))
  }

  init(file: String, observed: String, code: String) { (self.file, self.observed, self.code) = (file, observed, code) }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.observed, left.code) < (right.file, right.observed, right.code)
  }
}
