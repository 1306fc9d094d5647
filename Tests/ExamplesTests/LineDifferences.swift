/// The lines in which a text differs from what was reviewed, so that a failure shows them and not both texts.
func differingLines(_ text: String, from golden: String) -> [String] {
  let found = text.split(separator: "\n", omittingEmptySubsequences: false)
  let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
  return found.difference(from: expected).map { change in
    switch change {
    case .remove(let offset, let line, _): "line \(offset + 1) of what was reviewed is missing: \(line)"
    case .insert(let offset, let line, _): "line \(offset + 1) was not there: \(line)"
    }
  }
}
