/// The tag of a tab or an option, with its type.
@usableFromInline
package struct TagValue: Equatable, CustomStringConvertible {
  private let value: any Hashable
  private let includesOptional: Bool

  init(_ value: any Hashable, includesOptional: Bool) {
    (self.value, self.includesOptional) = (value, includesOptional)
  }

  @usableFromInline package var description: String { "\(value)" }
  var typeName: String { "\(type(of: value))" }

  /// The tag as a value of a selection, or nil if it is of another type: a number of another type is none.
  @usableFromInline func selection<Selection>(as type: Selection.Type) -> Selection? {
    func convert<Value: Hashable>(_ value: Value) -> Selection? {
      if Value.self == Selection.self { return value as? Selection }
      return includesOptional && Value?.self == Selection.self ? Value?.some(value) as? Selection : nil
    }
    return convert(value)
  }

  @usableFromInline package static func == (first: TagValue, second: TagValue) -> Bool {
    func isEqual<Value: Hashable>(_ value: Value) -> Bool { value == second.value as? Value }
    return type(of: first.value) == type(of: second.value) && isEqual(first.value)
  }

  @usableFromInline func isSelected<Selection: Hashable>(in selection: Selection) -> Bool {
    self.selection(as: Selection.self) == selection
  }
}

/// A view that a selection can name.
struct TaggedView<Content: View> {
  let content: Content
  let _look: TagValue
}

extension TaggedView: _WrapperView {
  static func _render(_ look: TagValue, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(ViewTag(tag: look), around: content)
  }
}

/// The selection tag of the elements in it.
struct ViewTag: TagTrait {
  let tag: TagValue
  func tag(amongChoices: Bool) -> TagValue? { tag }
}

extension TaggedView: _TraitWritingView {
  func _write(_ traits: inout _ViewTraits) { traits.add(_look, for: TagKey.self) }
  static func _name(_ keys: inout _ViewTraitKeys) { keys.insert(TagKey.self) }
}

extension View {
  /// Makes a selection of the same type identify this view: a tab of a `TabView`, an option of a `Picker`.
  public nonisolated func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    TaggedView(content: self, _look: TagValue(tag, includesOptional: includeOptional))
  }
}
