import OnChangeCompat

func sceneIgnored(_ scene: some Scene) -> some Scene {
  scene.onChange(of: 1) { _ in act() }  // scene: { _ in }
}

func sceneUsed(_ scene: some Scene) -> some Scene {
  scene.onChange(of: 1) { use($0) }  // scene: { f($0) }
}

func scenePerformed(_ scene: some Scene) -> some Scene {
  scene.onChange(of: 1, perform: one)  // scene: perform: f
}
