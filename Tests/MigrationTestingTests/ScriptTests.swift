import Foundation
import MigrationTesting
import OnChangeCompat
import Testing

@Suite(.timeLimit(.minutes(20)))
struct ScriptTests {
  private static let all: [(Script.Step, words: String, literal: String)] = [
    (.tap("Buy"), "tap \"Buy\"", ".tap(\"Buy\")"),
    (.tap("Buy", at: 1), "tap \"Buy\" (no. 2)", ".tap(\"Buy\", at: 1)"),
    (.tap("Card", count: 2), "tap \"Card\" 2 times", ".tap(\"Card\", count: 2)"),
    (.toggle("On"), "toggle \"On\"", ".toggle(\"On\")"),
    (.type("3", into: "Quantity"), "type \"3\" into \"Quantity\"", ".type(\"3\", into: \"Quantity\")"),
    (.submit("Name"), "submit \"Name\"", ".submit(\"Name\")"),
    (.select("Tab"), "select \"Tab\"", ".select(\"Tab\")"),
    (.pick("Air", from: "Song"), "pick \"Air\" from \"Song\"", ".pick(\"Air\", from: \"Song\")"),
    (.slide("Volume", to: 0.5), "set \"Volume\" to 0.5", ".slide(\"Volume\", to: 0.5)"),
    (.increment("Count"), "increment \"Count\"", ".increment(\"Count\")"),
    (.decrement("Count", at: 2), "decrement \"Count\" (no. 3)", ".decrement(\"Count\", at: 2)"),
    (.pick(color: "red", from: "Ink"), "set \"Ink\" to red", ".pick(color: \"red\", from: \"Ink\")"),
    (.goBack, "go back", ".goBack"),
    (.dismissSheet, "swipe the sheet down", ".dismissSheet"),
    (.refresh(), "pull to refresh", ".refresh()"),
    (.scrollDown(), "scroll down", ".scrollDown()"),
    (.scrollUp(at: 1), "scroll up (no. 2)", ".scrollUp(at: 1)"),
    (.longPress("Card"), "press \"Card\" long", ".longPress(\"Card\")"),
    (.drag("Card", x: 100, y: 0), "drag \"Card\" by (100.0, 0.0)", ".drag(\"Card\", x: 100.0, y: 0.0)"),
    (.magnify("Map", by: 2), "magnify \"Map\" by 2.0", ".magnify(\"Map\", by: 2.0)"),
    (.hover("Help"), "point at \"Help\"", ".hover(\"Help\", over: true)"),
    (.hover("Help", over: false), "point away from \"Help\"", ".hover(\"Help\", over: false)"),
    (.focus("Name"), "focus \"Name\"", ".focus(\"Name\")"),
    (.drop("text", onto: "Box"), "drop \"text\" onto \"Box\"", ".drop(\"text\", onto: \"Box\")"),
    (.chooseFiles(["/a", "/b"]), "choose \"/a\", \"/b\"", ".chooseFiles([\"/a\", \"/b\"])"),
    (.delete("Milk"), "delete \"Milk\"", ".delete(\"Milk\")"),
    (.move("Milk", to: 0), "move \"Milk\" to place 1", ".move(\"Milk\", to: 0)"),
    (.render, "render", ".render"),
    (.advance(seconds: 0.3), "wait 0.3 s", ".advance(seconds: 0.3)"),
    (.environment("scheme", to: "dark"), "set scheme to dark", ".environment(\"scheme\", to: \"dark\")"),
    (.changeModel("sign in"), "change model \"sign in\"", ".changeModel(\"sign in\")"),
  ]

  @Test func `each step is described in words and as Swift code`() {
    for (step, words, literal) in Self.all {
      #expect(step.description == words)
      #expect(step.literal == literal)
    }
  }

  @Test func `a date is written as a number that does not depend on a calendar`() {
    let step = Script.Step.pick(Date(timeIntervalSinceReferenceDate: 86_400), from: "Due")
    #expect(step.literal == ".pick(Date(timeIntervalSinceReferenceDate: 86400.0), from: \"Due\")")
  }

  @Test func `a literal escapes special characters in a label`() {
    #expect(Script([.tap("say \"hi\"\n")]).literal == "[.tap(\"say \\\"hi\\\"\\n\")]")
  }

  @Test func `a script lists its steps, and the empty script presents the view`() {
    #expect(Script([.tap("A"), .render]).description == "tap \"A\", render")
    #expect(Script().description == "present the view")
    #expect(Script().literal == "[]")
  }

  @Test func `a script survives a JSON round trip`() throws {
    let script = Script(Self.all.map(\.0))
    let data = try JSONEncoder().encode(script)
    let read = try JSONDecoder().decode(Script.self, from: data)
    #expect(read == script)
    #expect(read.steps.map(\.description) == Self.all.map(\.words))
    #expect(read.steps.map(\.literal) == Self.all.map(\.literal))
  }

  @Test func `a step is encoded with its verb and without empty fields`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func written(_ step: Script.Step) throws -> String { String(decoding: try encoder.encode(step), as: UTF8.self) }
    #expect(try written(.goBack) == "{\"verb\":\"goBack\"}")
    #expect(
      try written(.type("3", into: "Quantity", at: 1))
        == "{\"index\":1,\"input\":\"3\",\"label\":\"Quantity\",\"verb\":\"type\"}")
  }

  @MainActor @Test func `a step with an unknown verb is decoded and described, but cannot be performed`() throws {
    let data = Data("{\"verb\":\"juggle\",\"label\":\"Balls\",\"input\":\"3\"}".utf8)
    let step = try JSONDecoder().decode(Script.Step.self, from: data)
    #expect(step.description == "juggle \"Balls\" 3")
    #expect(throws: ViewHostError.self) { try ViewHost(Text("Balls")).perform(step) }
  }
}
