import OnChangeCompat

func sceneZero(_ scene: some Scene) -> some Scene {
  scene.onChange(of: 1) { act() }  // scene: { }
}

func sceneTwo(_ scene: some Scene) -> some Scene {
  scene.onChange(of: 1) { _, _ in act() }  // scene: { _, _ in }
}

func sceneInitialZero(_ scene: some Scene) -> some Scene {
  scene.onChange(of: 1, initial: true) { act() }  // scene, initial: { }
}

func sceneInitialTwo(_ scene: some Scene) -> some Scene {
  scene.onChange(of: 1, initial: true) { use($0, $1) }  // scene, initial: { f($0, $1) }
}

func sceneZeroPassed(_ scene: some Scene) -> some Scene {
  scene.onChange(of: 1, act)  // scene: (f: () -> Void)
}

func sceneTwoPassed(_ scene: some Scene) -> some Scene {
  scene.onChange(of: 1, both)  // scene: (f: (V, V) -> Void)
}

struct Observing: Scene {
  @State var count = 0

  var body: some Scene {
    WindowGroup { Counter(content: Text("")) }
      .onChange(of: count) { old, new in count = old + new }  // in the body of a scene
  }
}
