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
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) {
        Square(paint: paint).modifier(Updaters.Event(ticker))
      } else {
        // Without tasks there are no ticks.
        Square(paint: paint).modifier(Updaters.Nonduplicate(0))
      }
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
