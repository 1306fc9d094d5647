import Foundation
import Testing

@testable import ViewEngine

/// Forms that view files of apps use, once each: assets, widgets, buttons with a role alone.
@MainActor
@Suite("The forms of apps", .timeLimit(.minutes(20))) struct AppForms {
  @Test func `the render tree shows an image or colour asset by its name`() throws {
    let host = ViewHost(Assets())
    #expect(
      host.tree == """
        Image [name: logo]
        Label
          Image [name: logo]
          Text "Home"
        Button
          Label
            Image [name: logo]
            Text "Share 0"
        ContentUnavailableView
          Label
            Image [name: logo]
            Text "Nothing"
        Text "brand" [foregroundStyle: brand]
        """)
    try host.tap("Share 0")
    #expect(host.texts.contains("Share 1"))
  }

  struct Assets: View {
    @State private var count = 0
    var body: some View {
      Image(.logo)
      Label("Home", image: .logo)
      Button("Share \(count)", image: .logo) { count += 1 }
      ContentUnavailableView("Nothing", image: .logo)
      Text("brand").foregroundStyle(Color(.brand))
    }
  }

  @Test func `a button with only a role gets the role's title`() throws {
    let host = ViewHost(Roles())
    #expect(host.texts == ["Cancel", "Close", "Confirm", "Delete", ""])
    for title in ["Cancel", "Close", "Confirm", "Delete"] { try host.tap(title) }
    #expect(host.texts.last == "cancel close confirm delete ")
  }

  struct Roles: View {
    @State private var done = ""
    var body: some View {
      Button(role: .cancel) { done += "cancel " }
      Button(role: .close) { done += "close " }
      Button(role: .confirm) { done += "confirm " }
      Button(role: .destructive) { done += "delete " }
      Text(done)
    }
  }

  @Test func `a widget's view follows the widget environment that a host sets`() {
    let host = ViewHost(Glance())
    #expect(host.tree == #"Text "systemSmall" [widgetURL: app://today]"#)
    host.setEnvironment(\.widgetFamily, to: .accessoryInline)
    #expect(host.texts == ["accessoryInline"])
    host.setEnvironment(\.widgetRenderingMode, to: .accented)
    #expect(host.texts == ["accessoryInline accented"])
  }

  struct Glance: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var mode
    var body: some View {
      Text("\(family)\(mode == .accented ? " accented" : "")")
        .widgetURL(URL(string: "app://today"))
    }
  }
}

extension ImageResource { fileprivate static let logo = ImageResource(name: "logo", bundle: .main) }

extension ColorResource { fileprivate static let brand = ColorResource(name: "brand", bundle: .main) }
