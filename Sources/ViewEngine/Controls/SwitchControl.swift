/// What a person can do with a toggle.
package struct SwitchControl: Control {
  let isOn: Binding<Bool>

  // The style of a toggle may have made a button of the label.
  package var naming: ControlNaming { .byAll }

  package func offer(to offers: inout Offers) { offers.add(Switch.self, { isOn.wrappedValue.toggle() }) }
}
