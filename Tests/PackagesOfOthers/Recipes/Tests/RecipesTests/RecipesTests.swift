import Combine
import MigrationTesting
import RecipeModels
import Recipes
import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(20)))
struct RecipesTests {
  @Test func `a view that imports SwiftUI observes changes with both onChange forms`() throws {
    let host = ViewHost(RecipeView(recipe: Recipe(name: "Porridge", portions: 2)))
    #expect(host.texts == ["Porridge", "Portions", "Porridge for 2, plain"])
    try host.increment("Portions")
    try host.setText("Muesli", of: "Name")
    #expect(host.texts == ["Muesli", "Portions", "Muesli for 3, plain", "2 → 3", "renamed"])
  }

  @Test func `an app's view reads an @Entry value from the environment`() {
    let host = ViewHost(RecipeView(recipe: Recipe(name: "Soup", portions: 1)).environment(\.accent, "red"))
    #expect(host.texts == ["Soup", "Portions", "Soup for 1, red"])
  }

  @Test func `a model that imports Combine drives its view`() throws {
    let minute = Combine.PassthroughSubject<Void, Never>()
    let host = ViewHost(PantryView(minute: minute))
    #expect(host.texts == ["", "flour", "milk", "oats", "rice", "0 minutes, 0 searches"])
    try host.setText("i", of: "Search")
    minute.send()
    #expect(host.texts == ["i", "milk", "rice", "1 minutes, 1 searches"])
  }

  @Test func `a debounced value arrives by the host's clock`() async throws {
    var configuration = ViewHost.Configuration()
    configuration.holdsTime = true
    let host = ViewHost(PantryView(minute: Combine.PassthroughSubject()), configuration: configuration)
    try host.setText("mi", of: "Search")
    await host.advance(by: .milliseconds(299))
    #expect(host.texts == ["mi", "milk", "0 minutes, 1 searches"])
    await host.advance(by: .milliseconds(1))
    #expect(host.texts == ["mi", "milk", "Did you mean milk?", "0 minutes, 1 searches"])
  }

  @Test func `an app presents its first window, and its scenes observe changes`() throws {
    let host = ViewHost(app: RecipesApp())
    #expect(host.texts == ["Porridge", "Portions", "Porridge for 2, plain"])
    try host.increment("Portions")
    #expect(host.texts.prefix(3) == ["Porridge for 3", "Portions", "Porridge for 3 for 3, plain"])
  }

  @Test func `a view from a library that imports OnChangeCompat works in the app`() throws {
    let host = ViewHost(BakingView())
    try host.tap("Hotter")
    #expect(host.texts == ["Bread", "Hotter", "180 → 200"])
  }

  @Test func `the kit explores the app's views`() async {
    let report = await previewMigration(depth: 2) { BakingView() }
    #expect(report.isCovered)
  }

  @Test func `a view that imports other system modules can use drops, the pasteboard and termination`() async throws {
    let host = ViewHost(ShoppingView())
    try host.drop(["eggs"], onto: "milk")
    #expect(await host.settle())
    try host.drop(["salt"], after: "milk")
    #expect(await host.settle())
    #expect(host.texts == ["flour", "eggs", "milk", "salt", "2 changes", "Copy", "Leave"])
    try host.tap("Copy")
    #expect(UIPasteboard.general.string == "flour, eggs, milk, salt")
    try host.tap("Leave")
    #expect(NSApplication.shared.terminationRequests == 1)
  }

  @Test func `a UIKit view appears in the render tree, and a test can replace it`() throws {
    #expect(ViewHost(NotedView()).tree.contains("UIViewRepresentable [of: NotesView]"))
    var configuration = ViewHost.Configuration()
    configuration.replace(NotesView.self) { TextField("Notes", text: $0.$text) }
    let host = ViewHost(NotedView(), configuration: configuration)
    try host.type("salt", into: "Notes")
    // One for each letter.
    #expect(host.texts.last == "4 changes")
  }
}
