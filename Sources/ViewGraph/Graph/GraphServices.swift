/// The services of a graph, by their types and by the calls that they receive.
@MainActor
struct GraphServices {
  private var all: [ObjectIdentifier: any GraphService] = [:]
  private(set) var beginning: [any FrameService] = []
  private(set) var following: [any PassService] = []
  private(set) var ordering: [any RowOrderService] = []
  private(set) var bracketing: [any BracketService] = []
  private(set) var settling: [any SettlingService] = []
  private(set) var finishing: [any FrameEndService] = []
  private(set) var ending: [any EndingService] = []

  func service<Service: GraphService>(_ type: Service.Type) -> Service? {
    // Unchecked, because the key is the type.
    guard let service = all[ObjectIdentifier(type)] else { return nil }
    return unsafeDowncast(service, to: type)
  }

  mutating func add<Service: GraphService>(_ service: Service) {
    all[ObjectIdentifier(Service.self)] = service
    if let service = service as? any FrameService { beginning.append(service) }
    if let service = service as? any PassService { following.append(service) }
    if let service = service as? any RowOrderService { ordering.append(service) }
    if let service = service as? any BracketService { bracketing.append(service) }
    if let service = service as? any SettlingService { add(settling: service) }
    if let service = service as? any FrameEndService { finishing.append(service) }
    if let service = service as? any EndingService { ending.append(service) }
  }

  private mutating func add(settling service: any SettlingService) {
    let order = type(of: service).settlingOrder
    let index = settling.firstIndex { type(of: $0).settlingOrder >= order }
    precondition(
      index.map { type(of: settling[$0]).settlingOrder != order } ?? true,
      "two services have the settlingOrder \(order), so the first one made would settle first")
    settling.insert(service, at: index ?? settling.count)
  }
}
