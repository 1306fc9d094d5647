import OnChangeCompat

extension Scenario {
  static let playlist = Scenario(
    "playlist", "A new id is a new view: its observer starts again, and nothing runs for the replaced value.",
    difference: "`initial` also runs for the view that replaced the old one, before the old one disappears.",
    events: [.tap("Next song"), .tap("Louder")],
    legacy: { LegacyPlaylist(log: $0) }, modern: { ModernPlaylist(log: $0) })
}

private struct LegacyPlaylist: View {
  let log: Log
  @State private var song = 1
  @State private var volume = 5

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Button("Next song") {
      song += 1
      volume = 3
    }
    Button("Louder") { volume += 1 }
    Text("Song \(song)")
      .onChange(of: volume) { newVolume in log("song \(song): volume \(newVolume)") }
      .onDisappear { [song] in log("song \(song) disappears") }
      .id(song)
  }
}

private struct ModernPlaylist: View {
  let log: Log
  @State private var song = 1
  @State private var volume = 5

  var body: some View {
    Button("Next song") {
      song += 1
      volume = 3
    }
    Button("Louder") { volume += 1 }
    Text("Song \(song)")
      .onChange(of: volume, initial: true) { _, newVolume in log("song \(song): volume \(newVolume)") }
      .onDisappear { [song] in log("song \(song) disappears") }
      .id(song)
  }
}
