// swift-format-ignore-file
import OnChangeCompat

/// Closures and functions behind `perform:`.
struct Performed: View {
  struct Counter: Equatable {
    var value = 0
    func note(_ value: Int) {}
    func save(count: Int) {}
  }

  let action: (Int) -> Void
  let later: ((Int) -> Void)?
  @State private var count = 0
  @State private var counter = Counter()
  @State private var shown = ""

  var body: some View {
    VStack {
      Text(shown).onChange(of: count, perform: { new in shown = "\(new)" })
      Text(shown).onChange(of: count, perform: { shown = "\($0)" })
      Text(shown).onChange(of: count, perform: { _ in shown = "" }).padding()
      Text(shown).onChange(of: count, perform: handle)
      Text(shown).onChange(of: count, perform: self.handle)
      Text(shown).onChange(of: count, perform: handle(_:))
      Text(shown).onChange(of: count, perform: show)
      Text(shown).onChange(of: count, perform: show(value:))
      Text(shown).onChange(of: count, perform: counter.note)
      Text(shown).onChange(of: count, perform: counter.save)
    }
    VStack {
      Text(shown).onChange(of: count, perform: Self.log)
      Text(shown).onChange(of: count, perform: action)
      Text(shown).onChange(of: count, perform: later ?? { _ in })
      Text(shown).onChange(of: count, perform: makeAction())
      Text(shown).onChange(
        of: count,
        perform: { new in
          shown = "\(new)"
        }
      )
      Text(shown).onChange(
        of: count,
        perform: handle
      )
      Text(shown).onChange(of: count, perform: /* why */ { _ in shown = "" })
      Text(shown).onChange(of: counter.value, perform: { [value = counter.value] new in shown = "\(value) \(new)" })
    }
  }

  private func handle(_ value: Int) { shown = "\(value)" }
  private func show(value: Int) { shown = "\(value)" }
  private static func log(_ value: Int) { print(value) }
  private func makeAction() -> (Int) -> Void { action }
}
