/// What a person can do with a picker.
@usableFromInline
package struct PickerControl: Control {
  /// The type of its selection.
  let selectionType: Any.Type
  /// What selects a tag, or nil if the tag is of another type.
  let selecting: (TagValue) -> (() -> Void)?

  @usableFromInline init(selectionType: Any.Type, selecting: @escaping (TagValue) -> (() -> Void)?) {
    self.selectionType = selectionType
    self.selecting = selecting
  }

  var typeName: String { "\(selectionType)" }
  package var naming: ControlNaming { .byLabel }

  package func offer(to offers: inout Offers) {
    let (screen, place) = (offers.screen, offers.place)
    offers.add(Pick.self, options: screen.options(of: place).map(\.label), self)
  }
}
