@usableFromInline
struct ToggleLook {
  let state: String
  let binding: Binding<Bool>
  let isPart: Bool

  @usableFromInline init(isMixed: Bool, isOn: Binding<Bool>, isPart: Bool) {
    state = isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off"
    binding = isOn
    self.isPart = isPart
  }
}
