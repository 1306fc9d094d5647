import OnChangeCompat

extension MigrationExample {
  static let selection = MigrationExample(
    "selection", "Choosing a song swaps the player's model object, which is read from its state.", isSafe: true
  ) {
    Playlist()
  }
}

private final class Player {
  let song: String
  private(set) var plays = 0
  init(song: String) { self.song = song }
  func play() { plays += 1 }
}

private struct Playlist: View {
  @State private var player = Player(song: "Air")
  @State private var song = "Air"
  @State private var line = "nothing plays"

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Picker("Song", selection: $song) {
      ForEach(["Air", "Canon", "Fugue"], id: \.self) { Text($0).tag($0) }
    }
    .onChange(of: song) { song in
      player = Player(song: song)
      player.play()
      line = "\(player.song), \(player.plays)"
    }
    Text(line)
  }
}
