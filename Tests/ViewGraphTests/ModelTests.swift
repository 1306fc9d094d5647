import Observation
import Testing

@testable import ViewGraph

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@Observable private final class Model {
  var name = "a"
  var count = 0
}

@MainActor
@Suite("Models", .timeLimit(.minutes(20))) struct ModelTests {
  private let log = Log()

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct NameReader: View {
    let model: Model
    let log: Log
    var body: some View { Leaf(model.name, log) }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct CountReader: View {
    let model: Model
    let log: Log
    var body: some View { Leaf("\(model.count)", log) }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a model change evaluates only the bodies that read the changed property`() {
    let model = Model()
    let host = CoreHost(
      log,
      Group {
        NameReader(model: model, log: log)
        CountReader(model: model, log: log)
      })
    _ = log.take()
    #expect(host.event { model.name = "b" } == ["evaluate NameReader", "update a to b"])
    #expect(host.event { model.count = 1 } == ["evaluate CountReader", "update 0 to 1"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `two changes of an event are one evaluation`() {
    let model = Model()
    let host = CoreHost(log, CountReader(model: model, log: log))
    _ = log.take()
    let lines = host.event {
      model.count = 1
      model.count = 2
    }
    #expect(lines == ["evaluate CountReader", "update 0 to 2"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a property that the newest evaluation has not read is no dependency`() {
    let (log, model) = (log, Model())
    let readsName = Handle(true)
    let host = CoreHost(log, Stateful(readsName) { Leaf($0.wrappedValue ? model.name : "none", log) })
    host.event { readsName.value = false }
    #expect(host.event { model.name = "b" } == [])
    host.event { readsName.value = true }
    #expect(host.event { model.name = "c" } == ["evaluate Stateful", "update b to c"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a model read in a row closure re-evaluates the rows`() {
    let (log, model) = (log, Model())
    let host = CoreHost(log, ForEach(data: [1, 2], id: { $0 }) { Leaf("\($0): \(model.name)", log) })
    _ = log.take()
    #expect(host.event { model.name = "b" }.contains("update 2: a to 2: b"))
    #expect(host.leaves == ["1: b", "2: b"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a removed view and a released host do not keep the model alive`() {
    let log = log
    let isShown = Handle(true)
    weak var weakModel: Model?
    var host: CoreHost?
    do {
      let model = Model()
      weakModel = model
      let holder = Handle<Model?>(model)
      host = CoreHost(
        log, Stateful(isShown) { if $0.wrappedValue, let model = holder.value { CountReader(model: model, log: log) } })
      _ = log.take()
      #expect(weakModel != nil)
    }
    host?.event { isShown.value = false }
    host = nil
    #expect(weakModel == nil)
  }
}
