import OnChangeCompat

/// Four squares that are given the same colour at each evaluation, and take it over each by its own rule.
struct Squares: View {
  /// By what the rows of the picture are called.
  nonisolated static let names = ["no updater", "Nonduplicate(family)", "True(follow)", "Event(ticker)"]

  let ticker: AsyncStream<Void>
  @State private var index = 0
  @State private var follow = false

  private var paint: Paint { Paint.all[index % Paint.all.count] }

  var body: some View {
    HStack {
      Square(paint: paint)
      Square(paint: paint).modifier(Updaters.Nonduplicate(paint.family))
      Square(paint: paint).modifier(Updaters.True(follow))
      Square(paint: paint).modifier(Updaters.Event(ticker))
    }
    Button("Next colour") { index += 1 }
    Toggle("Follow", isOn: $follow)
  }
}

/// One of them: it shows what it was last given.
struct Square: View {
  let paint: Paint
  var body: some View { Text(paint.name) }
}
