import OnChangeCompat

extension MigrationExample {
  static let paging = MigrationExample(
    "paging", "The number of rows changes with the page, and both are read from states.", isSafe: true
  ) {
    PagedList()
  }
}

private struct PagedList: View {
  @State private var page = 0
  @State private var rows = 20
  @State private var footer = "20 rows"

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Stepper("Page", value: $page, in: 0...3)
      .onChange(of: page) { page in
        rows = page == 3 ? 7 : 20
        footer = "\(rows) rows on page \(page + 1)"
      }
    Button("Last page") { (page, rows) = (3, 7) }
    Text(footer)
  }
}
