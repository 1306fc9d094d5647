import SwiftUI

/// The closure reads a copy, and does the same for each of its values.
struct Unused: View {
  let price: Int
  @State private var count = 0
  @State private var shown = ""

  var body: some View {
    Text(shown).onChange(of: count) { _ in shown = price > 2 ? "seen" : "seen" }
  }
}

/// The closure compares a copy with a number, and only values beside that number show a difference.
struct Limited: View {
  let price: Int
  @State private var count = 0
  @State private var shown = ""

  var body: some View {
    Text(shown).onChange(of: count) { _ in shown = price < 1_000_000 ? "cheap" : "dear" }
  }
}

/// The values that are tried never reach the code of a branch, which could write a copy.
struct Hidden: View {
  let price: Int
  @State private var count = 0
  @State private var shown = ""

  var body: some View {
    Text(shown).onChange(of: count) { _ in
      if "\(price)".hasPrefix("no number") { shown = "dear" }
    }
  }
}

/// The values that are tried never reach one value of a ternary.
struct HiddenValue: View {
  let price: Int
  @State private var count = 0
  @State private var shown = ""

  var body: some View {
    Text(shown).onChange(of: count) { _ in
      shown = "\(count)".hasPrefix("no number") ? "\(price)" : "cheap"
    }
  }
}

/// The values that are tried never reach one case.
struct HiddenCase: View {
  let price: Int
  @State private var count = 0
  @State private var shown = ""

  var body: some View {
    Text(shown).onChange(of: count) { _ in
      switch "\(price)".hasPrefix("no number") {
      case true: shown = "dear"
      case false: shown = "cheap"
      }
    }
  }
}

struct Note: Identifiable {
  let id = UUID()
}

/// The closure asks whether a copy is the identifier of a value that the view makes.
struct Chosen: View {
  let chosen: UUID
  @State private var count = 0
  @State private var note = Note()
  @State private var shown = ""

  var body: some View {
    Text(shown).onChange(of: count) { _ in
      if note.id == chosen { shown = "chosen" }
    }
  }
}
