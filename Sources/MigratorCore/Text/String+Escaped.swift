extension String {
  // NB: by scalars, because a carriage return with its line feed is one character.
  func escaped(_ table: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { result, scalar in
      if let text = table[scalar] { result += text } else { result.unicodeScalars.append(scalar) }
    }
  }
}
