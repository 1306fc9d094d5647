import Combine
import Foundation

/// What is in the house, as a model of before Observation.
@MainActor
public final class Pantry: ObservableObject {
  @Published public var search = ""
  @Published public private(set) var found: [String] = []

  @Published public private(set) var suggestion = ""

  private let all = ["flour", "milk", "oats", "rice"]
  private var subscriptions: Set<AnyCancellable> = []

  public init() {
    $search
      .removeDuplicates()
      .map { [all] text in all.filter { text.isEmpty || $0.contains(text) } }
      .sink { [weak self] in self?.found = $0 }
      .store(in: &subscriptions)
    $search
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .flatMap { [all] text in all.first { !text.isEmpty && $0.hasPrefix(text) }.publisher }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.suggestion = $0 }
      .store(in: &subscriptions)
  }
}
