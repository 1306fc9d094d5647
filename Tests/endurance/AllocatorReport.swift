import Foundation

/// The output of the C library's `malloc_info`, as XML.
struct AllocatorReport {
  /// The totals, which come after the last of the heaps.
  private let totals: Substring

  init(_ xml: String) {
    var rest = xml[...]
    while let end = rest.range(of: "</heap>") { rest = rest[end.upperBound...] }
    totals = rest
  }

  /// The allocator's memory from the system, without the free part; blocks with their own mapping count extra.
  var bytesInUse: Int {
    size(of: #"system type="current""#) + size(of: #"total type="mmap""#) - size(of: #"total type="fast""#)
      - size(of: #"total type="rest""#)
  }

  private func size(of element: String) -> Int {
    guard let begin = totals.range(of: element) else { return 0 }
    guard let field = totals[begin.upperBound...].range(of: #"size=""#) else { return 0 }
    return Int(totals[field.upperBound...].prefix(while: \.isNumber)) ?? 0
  }
}
