// swift-format-ignore-file
import OnChangeCompat

/// Closures behind the parenthesis.
struct Closures: View {
  @State private var count = 0
  @State private var other = 0
  @State private var name = ""
  @State private var shown = ""
  @State private var values = [1, 2, 3]

  var body: some View {
    VStack {
      Text(shown).onChange(of: count) { new in shown = "\(new)" }
      Text(shown).onChange(of: count) { newValue in shown = newValue.description }
      Text(shown).onChange(of: count) { _ in shown = "" }
      Text(shown).onChange(of:count) {_ in shown = ""}
      Text(shown).onChange(of: count) { unused in shown = "" }
      Text(shown).onChange(of: count) { shown = "\($0)" }
      Text(shown).onChange(of: count) { values = values.map { $0 + 1 } + [$0] }
      Text(shown).onChange(of: count) { (new: Int) in shown = "\(new)" }
      Text(shown).onChange(of: count) { (new: Int) -> Void in shown = "\(new)" }
      Text(shown).onChange(of: count) { (_: Int) -> Void in shown = "" }
    }
    VStack {
      Text(shown).onChange(of: count) { @MainActor new in shown = "\(new)" }
      Text(shown).onChange(of: count) { @MainActor _ in shown = "" }
      Text(shown).onChange(of: count) { count in shown = "\(count)" }
      Text(shown).onChange(of: count) { `default` in shown = "\(`default`)" }
      Text(shown).onChange(of: name) { new in if new.isEmpty { shown = "empty" } else { shown = new } }
      Text(shown).onChange(of: values) { new in
        // The sum, and what is above it.
        let sum = new.reduce(0, +)
        shown = "\(sum)"
      }
      Text(shown)
        .onChange(of: count) { new in shown = "\(new)" }.onChange(of: other) { _ in shown = "" }
        .padding()
    }
    VStack {
      Text(shown)
        .onChange(
          of: count > 1
            && other > 2
        ) { isMany in
          shown = "\(isMany)"
        }
      Text(shown)
        .onChange(of: count)
        { new in shown = "\(new)" }
    }
  }
}
