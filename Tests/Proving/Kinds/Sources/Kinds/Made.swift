import Combine
import Fuse
import SwiftUI
import Units

private let units = [Unit.meter, Unit.mile]

struct Made: View {
  @State private var query = ""
  @State private var found = 0
  let search = Fuse()

  var body: some View {
    TextField("Text", text: $query)
      // Two searches that act alike are no difference.
      .onChange(of: query) { found = search.count(in: $0) }
      // Constants of a module that is not there are the same in each view.
      .onChange(of: found) { _ in query = units.map(\.symbol).joined() }
  }
}

/// Each view that is made has its own subject and its own identifier, and no state shows what it does with them.
struct Sending: View {
  @State private var query = ""
  let saved = PassthroughSubject<String, Never>()
  private let top = UUID()
  private let cache = NSCache<NSString, NSString>()

  var body: some View {
    ScrollViewReader { proxy in
      TextField("Text", text: $query)
        .onChange(of: query) { saved.send($0) }
        .onChange(of: query) { _ in proxy.scrollTo(top) }
        .onChange(of: query) { cache.removeObject(forKey: NSString(string: $0)) }
    }
  }
}

final class Board: ObservableObject {
  @Published var threads: [Thread] = []
}

/// No value shows the write, because nothing makes an element of the list.
struct Emptying: View {
  let board: Board
  let query: String

  var body: some View {
    Text(query).onChange(of: query) { _ in board.threads = [] }
  }
}
