/// An element that is made when it is written down.
public struct _Element {
  package let name: String
  package var text: String?
  package var symbol: String?
  package var attributes: [_Attribute]
  package var control: (any Control)?
  package var showsTitle = false

  package init(
    _ name: String, text: String? = nil, symbol: String? = nil, attributes: [_Attribute] = [],
    control: (any Control)? = nil
  ) {
    self.name = name
    self.text = text
    self.symbol = symbol
    self.attributes = attributes
    self.control = control
  }
}

extension _Element: ShownElement {}
