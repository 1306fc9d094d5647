/// The mounted part of a view whose update writes into an object.
package protocol PrefetchedPart {
  /// Reads a word of the object of each part.
  ///
  /// - Parameter first: the first of `count` parts of this type.
  /// - Returns: the sum of the words.
  static func fetch(_ first: UnsafeRawPointer, count: Int) -> UInt
}

/// Reads the objects of many rows before their updates, in batches.
///
/// The processor waits for all reads of a batch at the same time. An update waits for its object alone, because it counts
/// references: an atomic operation ends only after all earlier reads.
@usableFromInline struct PrefetchedRows {
  private let part: any PrefetchedPart.Type
  /// The number of rows in a batch.
  @usableFromInline static var batch: Int { 128 }

  /// Nil if the rows have no such objects, or so few that the processor's caches hold them.
  @inlinable init?<Row>(_ rows: [Row]) {
    if rows.count < 4_096 { return nil }
    self.init(Row.self)
  }

  @usableFromInline init?<Row>(_ row: Row.Type) {
    guard let part = row as? any PrefetchedPart.Type else { return nil }
    self.part = part
  }

  /// Reads the objects of a batch.
  @usableFromInline func fetch<Row>(_ rows: [Row], from index: Int) {
    rows.withUnsafeBufferPointer { rows in
      guard let first = rows.baseAddress else { return }
      Self.use(part.fetch(first + index, count: min(Self.batch, rows.count - index)))
    }
  }

  // The optimiser would otherwise remove the reads.
  @inline(never) @_optimize(none) private static func use(_ sum: UInt) {}
}
