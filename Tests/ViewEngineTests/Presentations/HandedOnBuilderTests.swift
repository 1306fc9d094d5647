import Foundation
import Testing

@testable import ViewEngine

extension View {
  fileprivate func asking<Actions: View, Message: View>(
    _ isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    alert("Key", isPresented: isPresented, actions: actions, message: message)
      .alert(Text("Text"), isPresented: isPresented, actions: actions)
      .confirmationDialog("Key", isPresented: isPresented, actions: actions, message: message)
      .confirmationDialog(Text("Text"), isPresented: isPresented, actions: actions)
  }

  fileprivate func asking<Value, Actions: View, Message: View>(
    about value: Value?, _ isPresented: Binding<Bool>, @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View {
    alert("Key", isPresented: isPresented, presenting: value, actions: actions, message: message)
      .alert(Text("Text"), isPresented: isPresented, presenting: value, actions: actions)
      .confirmationDialog("Key", isPresented: isPresented, presenting: value, actions: actions, message: message)
      .confirmationDialog(Text("Text"), isPresented: isPresented, presenting: value, actions: actions)
  }

  fileprivate func reporting<Failure: LocalizedError, Actions: View>(
    _ failure: Failure?, _ isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: (Failure) -> Text
  ) -> some View {
    alert(isPresented: isPresented, error: failure, actions: actions)
      .alert(isPresented: isPresented, error: failure, actions: { _ in actions() }, message: message)
  }

  fileprivate func showing<Item: Identifiable>(
    _ item: Binding<Item?>, _ isPresented: Binding<Bool>, alert: (Item?) -> Alert, sheet: (Item?) -> ActionSheet
  ) -> some View {
    self.alert(isPresented: isPresented) { alert(nil) }.alert(item: item) { alert($0) }
      .actionSheet(isPresented: isPresented) { sheet(nil) }.actionSheet(item: item) { sheet($0) }
  }

  fileprivate func pushing<Page: View>(_ isPresented: Binding<Bool>, @ViewBuilder page: () -> Page) -> some View {
    navigationDestination(isPresented: isPresented, destination: page)
  }
}

/// Links whose destination comes from a closure that does not escape.
private struct Links<Page: View>: View {
  let link: NavigationLink<Text, Page>
  let all: [AnyView]

  init(_ isActive: Binding<Bool>, _ selection: Binding<Int?>, @ViewBuilder page: () -> Page) {
    link = NavigationLink(destination: page) { Text("Link") }
    all = [
      AnyView(NavigationLink("Key", destination: page)),
      AnyView(NavigationLink(isActive: isActive, destination: page) { Text("Active") }),
      AnyView(NavigationLink("Key", isActive: isActive, destination: page)),
      AnyView(NavigationLink(tag: 1, selection: selection, destination: page) { Text("Tag") }),
      AnyView(NavigationLink("Key", tag: 1, selection: selection, destination: page)),
    ]
  }

  var body: some View {
    link
    ForEach(all.indices, id: \.self) { all[$0] }
  }
}

/// Functions that hand on a closure that does not escape, as real code does. That they compile is most of the test.
@MainActor
@Suite("Builders that are handed on", .timeLimit(.minutes(20))) struct HandedOnBuilderTests {
  struct Failure: LocalizedError { var errorDescription: String? { "failed" } }
  struct Item: Identifiable { let id: Int }

  struct Everything: View {
    @State var isAsking = false
    @State var isReporting = false
    @State var isShowing = false
    @State var isPushed = false
    @State var item: Item?
    @State var selection: Int?
    var body: some View {
      NavigationStack {
        Button("Ask") { isAsking = true }
          .asking($isAsking) {
            Button("Yes") {}
          } message: {
            Text("Sure?")
          }
          .asking(about: item?.id, $isAsking) {
            Button("Take \($0)") {}
          } message: {
            Text("About \($0)")
          }
        Button("Report") { isReporting = true }
          .reporting(Failure(), $isReporting) {
            Button("Retry") {}
          } message: { _ in
            Text("Again?")
          }
        Button("Item") { item = Item(id: 2) }
          .showing($item, $isShowing) {
            Alert(title: Text("Alert \($0?.id ?? 0)"))
          } sheet: {
            ActionSheet(title: Text("Sheet \($0?.id ?? 0)"))
          }
        Button("Push") { isPushed = true }
          .pushing($isPushed) { Text("pushed") }
        Links($isPushed, $selection) { Text("page") }
      }
    }
  }

  @Test func `a function may hand on builders that do not escape`() throws {
    let host = ViewHost(Everything())
    let texts = host.texts
    func shown() -> [String] { host.texts.filter { !texts.contains($0) } }
    try host.tap("Link")
    #expect(host.texts == ["page"])
    try host.goBack()
    try host.tap("Ask")
    #expect(shown() == ["Sure?", "Yes", "Text", "Yes", "Sure?", "Yes", "Text", "Yes"])
  }

  @Test func `a table's rows take the builder of their menu from a function that hands it on`() throws {
    func row<Menu: View>(_ item: Item, @ViewBuilder menu: () -> Menu) -> some TableRowContent<Item> {
      TableRow(item).contextMenu(menuItems: menu)
    }
    let host = ViewHost(
      Table(of: Item.self) {
        TableColumn("Number") { Text("number \($0.id)") }
      } rows: {
        row(Item(id: 1)) { Button("Delete") {} }
      })
    #expect(host.texts.contains("number 1"))
    try host.tap("Delete")
  }
}
