import OnChangeCompat

func act() {}
func use<each Value>(_ value: repeat each Value) {}
func both(_ old: Int, _ new: Int) {}

func zero(_ view: some View) -> some View {
  view.onChange(of: 1) { act() }  // { }
}

func two(_ view: some View) -> some View {
  view.onChange(of: 1) { _, _ in act() }  // { _, _ in }
}

func twoUsed(_ view: some View) -> some View {
  view.onChange(of: 1) { use($0, $1) }  // { f($0, $1) }
}

func initialZero(_ view: some View) -> some View {
  view.onChange(of: 1, initial: true) { act() }  // initial: { }
}

func initialTwo(_ view: some View) -> some View {
  view.onChange(of: 1, initial: true) { old, new in use(old, new) }  // initial: { old, new in }
}

func zeroPassed(_ view: some View) -> some View {
  view.onChange(of: 1, act)  // (f: () -> Void)
}

func twoPassed(_ view: some View) -> some View {
  view.onChange(of: 1, both)  // (f: (V, V) -> Void)
}
