#if Migrator
  /// The facts about the types of one file, so that the calls in one type look them up once.
  final class KnownTypes {
    private var neighbours: [String: [String]] = [:]

    func neighbours(of type: String, _ read: () -> [String]) -> [String] {
      if let known = neighbours[type] { return known }
      let names = read()
      neighbours[type] = names
      return names
    }
  }
#endif
