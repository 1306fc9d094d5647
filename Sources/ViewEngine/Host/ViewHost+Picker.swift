extension ViewHost {
  /// Picks an option of a picker by what a person reads on it.
  ///
  /// - Parameters:
  ///   - option: the text of the option.
  ///   - label: the text that names the picker.
  ///   - index: which picker, of those with that label, in the order of declaration.
  /// - Throws: `ViewHostError` if there is no such picker or option, the picker does not react, or the option's
  ///   tag is of another type than the selection.
  public func pick(_ option: String, from label: String, at index: Int = 0) throws {
    let screen = try screen("pick")
    let (place, picker) = try screen.locate("pick", "picker", label, at: index, \.pickerEdit)
    let options = screen.options(of: place)
    guard let found = options.first(where: { $0.label == option }) else {
      throw noOption("\"\(option)\"", label, options.map { "\"\($0.label)\"" })
    }
    try pick(found.tag, picker, label)
  }

  /// Picks an option of a picker by its tag, which has to be of the type of the selection.
  public func pick<Tag: Hashable>(tag: Tag, from label: String, at index: Int = 0) throws {
    let screen = try screen("pick")
    let (place, picker) = try screen.locate("pick", "picker", label, at: index, \.pickerEdit)
    let wanted = TagValue(tag, includesOptional: true)
    try check(wanted, picker, label)
    let options = screen.options(of: place)
    guard let found = options.first(where: { $0.tag.isSelected(in: tag) }) else {
      throw noOption("tagged \(tag)", label, options.map(\.tag.description))
    }
    try pick(found.tag, picker, label)
  }

  private func pick(_ tag: TagValue, _ picker: _PickerEdit, _ label: String) throws {
    try check(tag, picker, label)
    guard let select = picker.selecting(tag) else { return }
    graph.work(on: "pick \(tag) from \(label)") { select() }
  }

  private func check(_ tag: TagValue, _ picker: _PickerEdit, _ label: String) throws(ViewHostError) {
    guard picker.selecting(tag) == nil else { return }
    throw ViewHostError(
      .invalidValue,
      "pick: the selection of the picker \"\(label)\" is of type \(picker.typeName), and the tag \(tag) is of type "
        + "\(tag.typeName).")
  }

  private func noOption(_ option: String, _ label: String, _ options: [String]) -> ViewHostError {
    ViewHostError(
      .notFound,
      "pick: the picker \"\(label)\" has no option \(option). "
        + (options.isEmpty
          ? "It has no options at all." : "What is there: \(options.joined(separator: ", "))."))
  }
}

extension _Control {
  var pickerEdit: _PickerEdit? { if case .picker(let edit) = self { edit } else { nil } }
}

extension Screen {
  /// The options of a picker: an option of several elements is named by all of them.
  func options(of picker: Int) -> [(label: String, tag: TagValue)] {
    contents(of: picker).indices.compactMap { place in
      shown[place].element.tag.map { (label(of: place), $0) }
    }
  }
}
