// swift-format-ignore-file
import Observation
import OnChangeCompat

/// Capture lists, and what closures read.
struct Captured: View {
  @Observable final class Model {
    var value = 0
    func save(_ value: Int) {}
  }

  let price: Int
  let model: Model
  @Binding var isOn: Bool
  @Environment(\.isEnabled) private var isEnabled
  @State private var count = 0
  @State private var other = 0
  @State private var shown = ""
  private var total: Int { price * count }

  var body: some View {
    VStack {
      Text(shown).onChange(of: count) { [count] new in shown = "\(count) to \(new)" }
      Text(shown).onChange(of: count) { [old = count] new in shown = "\(old) to \(new)" }
      Text(shown).onChange(of: count) { [count] in shown = "\(count) to \($0)" }
      Text(shown).onChange(of: count) { [count] _ in shown = "\(count)" }
      Text(shown).onChange(of: count) { [count] (new: Int) in shown = "\(count) to \(new)" }
      Text(shown).onChange(of: count) { [weak model] new in model?.save(new) }
      Text(shown).onChange(of: count) { [count, weak model] new in model?.save(new - count) }
      Text(shown).onChange(of: count) { [weak model, count] new in model?.save(new - count) }
      Text(shown).onChange(of: count) { [other] new in shown = "\(other) \(new)" }
      Text(shown).onChange(of: count) { [length = shown.count] _ in other = length }
    }
    VStack {
      Text(shown).onChange(of: count) { new in other = price * new }
      Text(shown).onChange(of: isEnabled) { _ in if !isEnabled { other = 0 } }
      Text(shown).onChange(of: count) { _ in isOn = false }
      Text(shown).onChange(of: count) { _ in model.value = count }
      Text(shown).onChange(of: count) { _ in report() }
      Text(shown).onChange(of: model.value) { new in other = new }
      Text(shown).onChange(of: count, perform: model.save)
    }
  }

  private func report() { shown = "\(total)" }
}
