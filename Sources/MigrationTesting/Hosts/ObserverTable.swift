#if BundledEngine
  import OnChangeCompat

  /// The observers of all hosts of a session, numbered in the order of their first mount.
  @MainActor
  final class ObserverTable {
    private var numbers: [ObserverPlace: Int] = [:]
    private(set) var places: [ObserverPlace] = []
    /// For each observer, the first one with the same types.
    private(set) var kinds: [Int] = []
    private var firstOfKind: [[ObjectIdentifier?]: Int] = [:]
    /// The observed type of each, read at its first mount.
    private(set) var sources: [Int: ObservedSource] = [:]
    /// The readers of each observer's values; nil until first use.
    @exclusivity(unchecked) private var words: [(any WordValue.Type)??] = []
    @exclusivity(unchecked) private var newest: (place: ObserverPlace, number: Int)?

    func word<Value>(of type: Value.Type, observedBy number: Int) -> (any WordValue.Type)? {
      // Found once, because a cast takes longer than all other work on a number.
      while words.count <= number { words.append(nil) }
      if let known = words[number] { return known }
      let word = type as? any WordValue.Type
      words[number] = .some(word)
      return word
    }

    func number(of place: ObserverPlace) -> Int {
      // The next run is mostly that of the same observer on the other side.
      if let newest, newest.place == place { return newest.number }
      let number = numbers[place] ?? places.count
      if number == places.count {
        numbers[place] = number
        places.append(place)
        let types = [place.typeID, place.owner.map { ObjectIdentifier($0) }]
        kinds.append(firstOfKind[types] ?? number)
        firstOfKind[types] = kinds[number]
      }
      newest = (place, number)
      return number
    }

    func note(_ source: ObservedSource, of number: Int) { sources[number] = source }

    /// The observers that were mounted again with a different value.
    private(set) var replaced: Set<Int> = []
    private var firstValues: [Int: UInt64] = [:]

    func note(firstValue hash: UInt64, of number: Int) {
      if firstValues[number, default: hash] != hash { replaced.insert(number) }
      firstValues[number] = hash
    }
  }
#endif
