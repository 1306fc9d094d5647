import Metrics
import SwiftUI

protocol Tracked { var page: String { get } }

/// A method of a protocol reads a copy, and does not compile without another package.
extension Tracked {
  func track(_ event: Metrics.Event, value: Int) { Metrics.Client.shared.send(event, page, value) }
}

struct TrackedRow: View, Tracked {
  let page: String
  @Binding var count: Int

  var body: some View {
    Text("\(count)").onChange(of: count) { new in track(.tap, value: new) }
  }
}
