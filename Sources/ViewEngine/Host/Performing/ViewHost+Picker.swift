extension ViewHost {
  /// Picks an option of a picker by its text.
  ///
  /// - `option`: the text of the option.
  /// - Throws: `ViewHostError` if there is no such picker or option, the picker does not react, or the option's
  ///   tag has a different type from the selection.
  public func pick(
    _ option: String, from label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try called(from: fileID, line) { try pick(option, from: .labelled(label, at: index, in: part)) }
  }

  /// Picks an option of a picker by its tag, which must have the type of the selection.
  ///
  /// - Throws: `ViewHostError` if there is no such picker or more than one, it does not react, or it has no such
  ///   option.
  public func pick<Tag: Hashable>(
    tag: Tag, from label: String, at index: Int? = nil, in part: Element? = nil, fileID: String = #fileID,
    line: Int = #line
  ) throws {
    try called(from: fileID, line) { try pick(tag: tag, from: .labelled(label, at: index, in: part)) }
  }

  func pick(_ option: String, from target: Target) throws {
    let picker = try picker(target)
    let options = picker.screen.options(of: picker.place)
    guard let found = options.first(where: { $0.label == option }) else {
      throw noOption(NameList.quoted(option), picker.label, "options", NameList(options.map(\.label), near: option))
    }
    try pick(found.tag, from: picker)
  }

  func pick<Tag: Hashable>(tag: Tag, from target: Target) throws {
    let picker = try picker(target)
    _ = try selecting(TagValue(tag, includesOptional: true), in: picker)
    let options = picker.screen.options(of: picker.place)
    guard let found = options.first(where: { $0.tag.isSelected(in: tag) }) else {
      let tags = NameList(options.map(\.tag.description), near: nil, quoting: false)
      throw noOption("tagged \(tag)", picker.label, "tags", tags)
    }
    try pick(found.tag, from: picker)
  }

  private func picker(_ target: Target) throws(ViewHostError) -> Located<PickerEdit> { try locate(Pick.self, target) }

  private func pick(_ tag: TagValue, from picker: Located<PickerEdit>) throws {
    let select = try selecting(tag, in: picker)
    graph.work(on: "pick \(tag) from \(picker.label)") { select() }
  }

  private func selecting(_ tag: TagValue, in picker: Located<PickerEdit>) throws(ViewHostError) -> () -> Void {
    if let select = picker.action.selecting(tag) { return select }
    throw ViewHostError(
      .invalidValue, "pick",
      "the tag \(tag) is of type \(tag.typeName), and the selection of the picker \(NameList.quoted(picker.label)) is of "
        + "type \(picker.action.typeName)",
      toFix: "use a tag of type \(picker.action.typeName)")
  }

  private func noOption(_ option: String, _ label: String, _ plural: String, _ options: NameList) -> ViewHostError {
    ViewHostError(
      .notFound, "pick", "the picker \(NameList.quoted(label)) has no option \(option)",
      details: [options.isEmpty ? "No view in it has a tag." : "Its \(plural): \(options)."],
      toFix: options.isEmpty ? "give each option a tag: Text(\"…\").tag(…)" : "use one of these \(plural)")
  }
}

extension Pick: PerformedVerb {
  static func perform(_ on: Call, _ input: String) throws { try on.host.pick(input, from: on.label, at: on.index) }
}

extension ViewHost.Step {
  /// Picks an option of a picker by its text.
  public static func pick(_ option: String, from label: String, at index: Int = 0) -> Self {
    Self(Pick.self, label, at: index, option)
  }
}
