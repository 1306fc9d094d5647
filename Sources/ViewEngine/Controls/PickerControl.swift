/// What a person can do with a picker.
package struct PickerControl: Control {
  /// The type of its selection.
  let typeName: String
  /// What selects a tag, or nil if the tag is of another type.
  let selecting: (TagValue) -> (() -> Void)?

  package var naming: ControlNaming { .byLabel }

  package func offer(to offers: inout Offers) {
    let (screen, place) = (offers.screen, offers.place)
    offers.add(Pick.self, options: screen.options(of: place).map(\.label), self)
  }
}
