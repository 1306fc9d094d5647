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
    try pick(option, from: .labelled(label, at: index))
  }

  /// Picks an option of a picker by its tag, which has to be of the type of the selection.
  public func pick<Tag: Hashable>(tag: Tag, from label: String, at index: Int = 0) throws {
    try pick(tag: tag, from: .labelled(label, at: index))
  }

  func pick(_ option: String, from target: Target) throws {
    let picker = try picker(target)
    let options = picker.screen.options(of: picker.place)
    guard let found = options.first(where: { $0.label == option }) else {
      throw noOption("\"\(option)\"", picker.label, options.map { "\"\($0.label)\"" })
    }
    try pick(found.tag, from: picker)
  }

  func pick<Tag: Hashable>(tag: Tag, from target: Target) throws {
    let picker = try picker(target)
    _ = try selecting(TagValue(tag, includesOptional: true), in: picker)
    let options = picker.screen.options(of: picker.place)
    guard let found = options.first(where: { $0.tag.isSelected(in: tag) }) else {
      throw noOption("tagged \(tag)", picker.label, options.map(\.tag.description))
    }
    try pick(found.tag, from: picker)
  }

  private func picker(_ target: Target) throws(ViewHostError) -> Located<_PickerEdit> {
    try locate("pick", "picker", target, \.pickerEdit)
  }

  private func pick(_ tag: TagValue, from picker: Located<_PickerEdit>) throws {
    let select = try selecting(tag, in: picker)
    graph.work(on: "pick \(tag) from \(picker.label)") { select() }
  }

  private func selecting(_ tag: TagValue, in picker: Located<_PickerEdit>) throws(ViewHostError) -> () -> Void {
    if let select = picker.wanted.selecting(tag) { return select }
    throw ViewHostError(
      .invalidValue,
      "pick: the selection of the picker \"\(picker.label)\" is of type \(picker.wanted.typeName), and the tag \(tag) "
        + "is of type \(tag.typeName).")
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
