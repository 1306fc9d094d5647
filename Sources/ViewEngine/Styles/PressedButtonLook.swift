/// How a button with a style stands in the outline.
struct PressedButtonLook: ShownElement {
  let role: ButtonRole?
  let press: ButtonPress

  var name: String { "Button" }
  var attributes: [_Attribute] { role.map { [_Attribute("role", "\($0)")] } ?? [] }
  var control: (any Control)? { PressControl(press: press) }
}
