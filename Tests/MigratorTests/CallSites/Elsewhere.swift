// swift-format-ignore-file
import OnChangeCompat

extension View {
  func watching<Value: Equatable>(_ value: Value, perform action: @escaping (Value) -> Void) -> some View {
    onChange(of: value, perform: action)
  }

  func logging(_ value: Int) -> some View {
    self.onChange(of: value) { print($0) }
  }
}

struct Watched: ViewModifier {
  let value: Int
  @State private var shown = ""

  func body(content: Content) -> some View {
    content.onChange(of: value) { new in shown = "\(new)" }
  }
}

struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { _ in
      if configuration.isPressed { print("pressed") }
    }
  }
}

struct Conditional: View {
  @State private var count = 0
  @State private var names = ["a", "b"]

  var body: some View {
    Text("")
      #if os(Linux)
        .onChange(of: count) { _ in
          print("Linux")
        }
      #else
        .onChange(of: count) { new in print(new) }
      #endif
      .onAppear { note(count) }
      .onChange(of: count, perform: note)
    ForEach(names, id: \.self) { name in
      Text(name).onChange(of: count) { _ in print(name) }
    }
  }

  private func note(_ value: Int) { print(value) }
}

#if canImport(SwiftUI)
  struct Playing: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      WindowGroup { Text("") }
        .onChange(of: phase) { phase in
          if phase == .background { print("save") }
        }
        .onChange(of: phase) { _ in print("any") }
        .onChange(of: phase, perform: note)
    }

    private func note(_ phase: ScenePhase) {}
  }
#endif
