import OnChangeCompat

func one(_ new: Int) {}

func ignored(_ view: some View) -> some View {
  view.onChange(of: 1) { _ in act() }  // { _ in }
}

func used(_ view: some View) -> some View {
  view.onChange(of: 1) { use($0) }  // { f($0) }
}

func captured(_ view: some View, value: Int) -> some View {
  view.onChange(of: value) { [value] new in use(value, new) }  // { [v] new in }
}

func performed(_ view: some View) -> some View {
  view.onChange(of: 1, perform: one)  // perform: f
}
