#if Migrator
  /// The facts about the types of one file, so that the calls in one type look them up once.
  final class KnownTypes {
    private var views: [String: CallReport.ViewFacts?] = [:]
    private var previews: [String: CallReport.ViewFacts?] = [:]
    private var neighbours: [String: [String]] = [:]

    func facts(of type: String, withPreview: Bool, _ read: () -> CallReport.ViewFacts?) -> CallReport.ViewFacts? {
      if let known = withPreview ? previews[type] : views[type] { return known }
      let facts = read()
      if withPreview { previews[type] = .some(facts) } else { views[type] = .some(facts) }
      return facts
    }

    func neighbours(of type: String, _ read: () -> [String]) -> [String] {
      if let known = neighbours[type] { return known }
      let names = read()
      neighbours[type] = names
      return names
    }
  }
#endif
