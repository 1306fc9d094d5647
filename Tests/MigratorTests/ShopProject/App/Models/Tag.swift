/// Two tags with the same name are equal, even in different colours.
struct Tag: Hashable {
  var name: String
  var color: Int
  static func == (left: Tag, right: Tag) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
