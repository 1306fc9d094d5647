#if !canImport(Darwin)
  import OnChangeCompat
  import Testing
  import ViewEngine

  @MainActor
  @Suite("Groups of what is not a view", .timeLimit(.minutes(20))) struct GroupContentTests {
    struct Page: View {
      @State private var marked = false
      @State private var sent = 0

      var body: some View {
        Text("sent: \(sent)").toolbar { items }
      }

      private var items: some ToolbarContent {
        Group {
          ToolbarItem { Button("Mark") { marked = true } }
          if marked { ToolbarItem { Button("Send") { sent += 1 } } }
        }
      }
    }

    @Test func `a group of toolbar items shows each of them`() throws {
      let host = ViewHost(Page())
      #expect(host.texts == ["sent: 0", "Mark"])
      try host.tap("Mark")
      try host.tap("Send")
      #expect(host.texts == ["sent: 1", "Mark", "Send"])
    }

    struct Tabs: View {
      @State private var selection = 1

      var body: some View {
        TabView(selection: $selection) {
          Group {
            Tab("First", systemImage: "1.circle", value: 1) { Text("one") }
            Tab("Second", systemImage: "2.circle", value: 2) { Text("two") }
          }
          Tab("Third", systemImage: "3.circle", value: 3) { Text("three") }
        }
      }
    }

    struct SameTabs: View {
      @State private var selection = 1

      var body: some View {
        TabView(selection: $selection) {
          Tab("First", systemImage: "1.circle", value: 1) { Text("one") }
          Tab("Second", systemImage: "2.circle", value: 2) { Text("two") }
          Tab("Third", systemImage: "3.circle", value: 3) { Text("three") }
        }
      }
    }

    @Test func `a group of tabs is the same as its tabs`() throws {
      let grouped = ViewHost(Tabs())
      let plain = ViewHost(SameTabs())
      for tab in ["Second", "Third", "First"] {
        try grouped.select(tab)
        try plain.select(tab)
        #expect(grouped.texts == plain.texts)
      }
    }

    struct Fruit: Identifiable {
      let id: String
    }

    @Test func `a group of table rows shows each of them`() {
      let host = ViewHost(
        Table(of: Fruit.self) {
          TableColumn("Name") { Text($0.id) }
        } rows: {
          Group {
            TableRow(Fruit(id: "Apple"))
            TableRow(Fruit(id: "Pear"))
          }
        })
      #expect(host.texts == ["Name", "Apple", "Pear"])
    }

    struct TwoScenes: Scene {
      var body: some Scene {
        Group {
          WindowGroup { Text("main") }
          WindowGroup(id: "other") { Text("other") }
        }
        .commands {
          Group {
            CommandMenu("One") { Button("a") {} }
            CommandMenu("Two") { Button("b") {} }
          }
        }
      }
    }

    struct TwoScenesApp: App {
      var body: some Scene { TwoScenes() }
    }

    @Test func `a group of scenes opens the first of them`() {
      #expect(ViewHost(app: TwoScenesApp()).texts == ["main"])
    }
  }
#endif
