import Testing

@testable import endurance

/// The changes in memory that `endurance soak` reports as a leak.
@Suite("The memory after many events", .timeLimit(.minutes(20))) struct MemoryTests {
  private let first = Memory(resident: 30_000_000, live: 1_000_000)

  @Test func `a change within the memory limits is not reported`() {
    #expect(first.findings(since: first) == [])
    #expect(Memory(resident: 30_299_000, live: 1_262_000).findings(since: first) == [])
    #expect(Memory(resident: 29_701_000, live: 500_000).findings(since: first) == [])
  }

  @Test func `resident memory and bytes in use beyond their limits are reported`() {
    #expect(
      Memory(resident: 30_600_000, live: 1_320_000).findings(since: first) == [
        "resident memory: expected within 1.0 %, found +2.00 %",
        "bytes in use: expected at most 262144 more, found 320000 more",
      ])
    #expect(
      Memory(resident: 29_400_000, live: 1_000_000).findings(since: first) == [
        "resident memory: expected within 1.0 %, found -2.00 %"
      ])
  }

  @Test func `bytes in use are the allocator's bytes minus its free bytes`() {
    let report = AllocatorReport(
      """
      <malloc version="1">
      <heap nr="0">
      <total type="fast" count="9" size="999"/>
      <system type="current" size="99999"/>
      </heap>
      <total type="fast" count="2" size="32"/>
      <total type="rest" count="3" size="1000"/>
      <total type="mmap" count="1" size="5000"/>
      <system type="current" size="135168"/>
      <system type="max" size="200000"/>
      </malloc>
      """)
    #expect(report.bytesInUse == 135_168 + 5_000 - 32 - 1_000)
    #expect(AllocatorReport("").bytesInUse == 0)
  }

  #if os(Linux)
    @Test func `reading the mapped files makes the whole program resident`() {
      let bytes = Runtime.readMappedFiles()
      #expect(bytes > 10_000_000)
      #expect(Memory.now.resident > bytes)
    }

    @Test func `Memory.now reports resident memory and counts an allocation as in use`() {
      let before = Memory.now
      let block = UnsafeMutableRawPointer.allocate(byteCount: 200_000_000, alignment: 16)
      let after = Memory.now
      block.deallocate()
      #expect(before.resident > 1_000_000)
      #expect(before.live > 0)
      #expect(after.live - before.live > 100_000_000)
    }
  #endif
}
