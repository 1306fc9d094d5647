/// What a style makes of a control: a node, so that the style may read state and the environment.
struct StyleBody<Style, Configuration, Made: View> {
  let style: HeldProperties<Style>
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Made
}

extension StyleBody: _EngineView {
  var body: some View { make(style.value, configuration) }
}
