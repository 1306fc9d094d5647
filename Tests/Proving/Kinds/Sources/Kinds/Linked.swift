import CoreData
import SwiftUI

/// A function that only the linker knows, and an entity whose properties Core Data makes.
@_silgen_name("made_up_volume") func madeUpVolume(_ level: Int) -> Int

class Song: NSManagedObject {
  @NSManaged var title: String
}

struct Linked: View {
  let level: Int
  let song: Song
  @State private var isOn = false
  @State private var shown = 0

  var body: some View {
    Text("\(shown)")
      .onChange(of: isOn) { _ in shown = madeUpVolume(level) }
      .onChange(of: shown) { song.title = "\($0)" }
  }
}
