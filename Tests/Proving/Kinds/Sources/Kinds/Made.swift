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
