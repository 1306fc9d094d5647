/// Has what is in it take the focus as one control.
struct FocusableTrait: ElementTrait {
  let link: FocusLink

  func attributes(in context: ElementContext) -> [_Attribute] {
    [_Attribute("focusable")] + (link.isFocused() ? [_Attribute("focused")] : [])
  }

  func offerForElement(to offers: inout Offers) {
    let links = [link] + offers.context[FocusTrait.self]
    if !offers.hasOffered(TakeFocus.self) { offers.add(TakeFocus.self, links) }
  }
}
