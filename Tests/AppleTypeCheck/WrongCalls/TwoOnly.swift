import TwoOnly

func act() {}

func lost(_ view: some View) -> some View {
  view.onChange(of: 1) { act() }  // { }, no zero-parameter form
}
