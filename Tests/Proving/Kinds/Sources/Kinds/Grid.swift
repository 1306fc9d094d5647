import AVKit
import SwiftUI

/// A nested view of a generic one, with an Apple framework that is not there.
struct Grid<Item: Hashable, Content: View> {
  struct Cell: View {
    let item: Item
    let player: AVPlayer
    @State private var isOn = false
    let content: () -> Content

    var body: some View {
      content().onChange(of: isOn) { isOn in
        if isOn { player.play(item) }
      }
    }
  }
}
