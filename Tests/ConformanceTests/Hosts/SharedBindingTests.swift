#if !canImport(SwiftUI) || ViewEngine
  import Testing

  /// Section 4.10 of the contract: each host updates its own views only, also where two share a binding.
  @MainActor
  @Suite("A binding that views of several hosts read", .timeLimit(.minutes(20))) struct SharedBindingTests {
    /// Owns the value, and hands a binding to it out.
    struct Owner: View {
      let log: Log
      let api: API
      let share: (Binding<Int>) -> Void
      @State private var value = 0
      var body: some View {
        let _ = share($value)
        Text("owner \(value)")
        Button("Add") { value += 1 }.observe(value, with: api) { log("owner \($0)→\($1)") }
        Button("Animate") {
          value += 1
          withAnimation { value += 1 }
        }
      }
    }

    /// Reads and writes the value through a binding.
    struct Reader: View {
      let name: String
      let log: Log
      let api: API
      @Binding var value: Int
      var body: some View {
        Text("\(name) \(value)")
        Button("Write") { value += 10 }.observe(value, with: api) { log("\(name) \($0)→\($1)") }
      }
    }

    final class Shared { var binding: Binding<Int>? }

    struct Hosts {
      let log: Log
      let owner: ViewHost
      let readers: [ViewHost]
      let binding: Binding<Int>
    }

    func hosts(_ names: [String] = ["reader"], api: API) throws -> Hosts {
      let shared = Shared()
      let log = Log()
      let owner = ViewHost(Owner(log: log, api: api) { shared.binding = $0 })
      let binding = try #require(shared.binding)
      let readers = names.map { ViewHost(Reader(name: $0, log: log, api: api, value: binding)) }
      return Hosts(log: log, owner: owner, readers: readers, binding: binding)
    }

    @Test(arguments: API.allCases) func `an owner's write updates both hosts, each in its own frame`(api: API) throws {
      let hosts = try hosts(api: api)
      let reader = hosts.readers[0]
      try hosts.owner.tap("Add")
      #expect(hosts.log.take() == ["owner 0→1"])
      #expect(hosts.owner.bodyCount == 2)
      #expect(hosts.owner.texts == ["owner 1", "Add", "Animate"])
      #expect(reader.texts == ["reader 1", "Write"])
      #expect(hosts.log.take() == ["reader 0→1"])
      #expect((reader.bodyCount, reader.frameCount) == (2, 2))
      #expect((hosts.owner.bodyCount, hosts.owner.frameCount) == (2, 2))
    }

    @Test(arguments: API.allCases) func `a reader's write updates both hosts`(api: API) throws {
      let hosts = try hosts(api: api)
      try hosts.readers[0].tap("Write")
      #expect(hosts.log.take() == ["reader 0→10"])
      #expect(hosts.readers[0].texts == ["reader 10", "Write"])
      try hosts.owner.tap("Add")
      #expect(hosts.log.take() == ["owner 0→10", "owner 10→11"])
      try hosts.readers[0].tap("Write")
      #expect(hosts.log.take() == ["reader 10→11", "reader 11→21"])
      #expect(hosts.owner.texts == ["owner 21", "Add", "Animate"])
      #expect(hosts.log.take() == ["owner 11→21"])
    }

    @Test(arguments: API.allCases) func `each of three hosts updates its own views`(api: API) async throws {
      let hosts = try hosts(["first", "second"], api: api)
      try hosts.readers[1].tap("Write")
      #expect(hosts.log.take() == ["second 0→10"])
      // No test reads them: they wake up by themselves.
      for host in [hosts.owner] + hosts.readers { #expect(await host.settle()) }
      #expect(hosts.log.take().sorted() == ["first 0→10", "owner 0→10"])
      #expect(hosts.readers.map(\.texts) == [["first 10", "Write"], ["second 10", "Write"]])
      #expect(hosts.owner.texts == ["owner 10", "Add", "Animate"])
      #expect(([hosts.owner] + hosts.readers).map(\.bodyCount) == [2, 2, 2])
    }

    @Test(arguments: API.allCases) func `a released reader is not kept, and the others still update`(api: API) throws {
      weak var gone: ViewHost?
      let shared = Shared()
      let log = Log()
      let owner = ViewHost(Owner(log: log, api: api) { shared.binding = $0 })
      let binding = try #require(shared.binding)
      do {
        let reader = ViewHost(Reader(name: "gone", log: log, api: api, value: binding))
        gone = reader
      }
      #expect(gone == nil)
      let reader = ViewHost(Reader(name: "reader", log: log, api: api, value: binding))
      try owner.tap("Add")
      #expect(log.take() == ["owner 0→1"])
      #expect(reader.texts == ["reader 1", "Write"])
      #expect(log.take() == ["reader 0→1"])
    }

    @Test(arguments: API.allCases) func `readers outlive a released owner and share their writes`(api: API) throws {
      let log = Log()
      let shared = Shared()
      var owner: ViewHost? = ViewHost(Owner(log: log, api: api) { shared.binding = $0 })
      let binding = try #require(shared.binding)
      shared.binding = nil
      let readers = ["first", "second"].map { ViewHost(Reader(name: $0, log: log, api: api, value: binding)) }
      #expect(owner?.texts == ["owner 0", "Add", "Animate"])
      owner = nil
      try readers[0].tap("Write")
      #expect(readers.map(\.texts) == [["first 10", "Write"], ["second 10", "Write"]])
      #expect(log.take() == ["first 0→10", "second 0→10"])
    }

    @Test(arguments: API.allCases) func `a reader outlives an owner that was dismissed`(api: API) throws {
      let hosts = try hosts(api: api)
      hosts.owner.dismiss()
      try hosts.readers[0].tap("Write")
      #expect(hosts.readers[0].texts == ["reader 10", "Write"])
      #expect(hosts.log.take() == ["reader 0→10"])
    }

    @Test(arguments: API.allCases) func `writes from another thread wake all reading hosts`(api: API) async throws {
      let hosts = try hosts(["first", "second"], api: api)
      let binding = hosts.binding
      await Task.detached { for _ in 0..<100 { binding.wrappedValue += 1 } }.value
      for host in [hosts.owner] + hosts.readers { #expect(await host.settle()) }
      #expect(hosts.owner.texts == ["owner 100", "Add", "Animate"])
      #expect(hosts.readers.map(\.texts) == [["first 100", "Write"], ["second 100", "Write"]])
    }

    @Test(arguments: API.allCases) func `write groups stay separate in the owner's host and merge in a reader's host`(
      api: API
    )
      throws
    {
      let hosts = try hosts(api: api)
      try hosts.owner.tap("Animate")
      #expect(hosts.log.take() == ["owner 0→1", "owner 1→2"])
      #expect(hosts.readers[0].texts == ["reader 2", "Write"])
      #expect(hosts.log.take() == ["reader 0→2"])
    }

    @Test(arguments: API.allCases) func `a write undone in the same event runs no action in any host`(api: API) throws {
      let hosts = try hosts(api: api)
      hosts.owner.update {
        hosts.binding.wrappedValue = 7
        hosts.binding.wrappedValue = 0
      }
      #expect(hosts.readers[0].texts == ["reader 0", "Write"])
      #expect(hosts.log.take() == [])
    }

    @Test(arguments: API.allCases) func `a host is up to date when another host's action reads it`(api: API) throws {
      struct Asking: View {
        let log: Log
        let api: API
        let other: ViewHost
        @Binding var value: Int
        var body: some View {
          Button("Ask") { value += 1 }
            .observe(value, with: api) { log("\($0)→\($1): \(other.texts[0])") }
        }
      }
      let hosts = try hosts(api: api)
      let asking = ViewHost(Asking(log: hosts.log, api: api, other: hosts.owner, value: hosts.binding))
      try asking.tap("Ask")
      #expect(hosts.log.take() == ["owner 0→1", "0→1: owner 1"])
    }

    @Test(arguments: API.allCases) func `a binding to a property is shared like the whole value`(api: API) throws {
      struct Pair: Equatable { var first = 0, second = 0 }
      struct Owner: View {
        let share: (Binding<Pair>) -> Void
        @State private var pair = Pair()
        var body: some View {
          let _ = share($pair)
          Text("\(pair.first) \(pair.second)")
        }
      }
      var binding: Binding<Pair>?
      let owner = ViewHost(Owner { binding = $0 })
      let log = Log()
      let reader = ViewHost(Reader(name: "reader", log: log, api: api, value: try #require(binding).second))
      try reader.tap("Write")
      #expect(owner.texts == ["0 10"])
      #expect(reader.texts == ["reader 10", "Write"])
      #expect(log.take() == ["reader 0→10"])
    }
  }
#endif
