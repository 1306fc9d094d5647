import DeprecatedOnly

func act() {}

func ambiguous(_ view: some View) -> some View {
  view.onChange(of: 1) { act() }  // { }, deprecated only
}
