import Testing

@testable import ViewEngine

@MainActor
@Suite("Color.Resolved", .timeLimit(.minutes(20))) struct ResolvedColorTests {
  private func resolve(_ color: Color, in scheme: ColorScheme = .light) -> String {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    return color.resolve(in: values).description
  }

  @Test func `a colour resolves to its components and opacities`() {
    #expect(resolve(Color(red: 1, green: 0.5, blue: 0)) == "#FF8000FF")
    #expect(resolve(Color(.displayP3, red: 1, green: 0.5, blue: 0).opacity(0.5)) == "#FF800080")
    #expect(resolve(Color(white: 0.2, opacity: 0.8).opacity(0.5)) == "#33333366")
    let hues: [Double] = [0, 60, 120, 180, 240, 300]
    #expect(
      hues.map { resolve(Color(hue: $0 / 360, saturation: 1, brightness: 1)) } == [
        "#FF0000FF", "#FFFF00FF", "#00FF00FF", "#00FFFFFF", "#0000FFFF", "#FF00FFFF",
      ])
    #expect(resolve(Color(hue: 0.5, saturation: 0, brightness: 0.4)) == "#666666FF")
    #expect(resolve(Color("at rest")) == "#000000FF")
  }

  @Test func `a colour of the system differs in light and dark`() {
    let schemes: [ColorScheme] = [.light, .dark]
    #expect(schemes.map { resolve(.red, in: $0) } == ["#FF3B30FF", "#FF453AFF"])
    #expect(schemes.map { resolve(.primary, in: $0) } == ["#000000FF", "#FFFFFFFF"])
    #expect(resolve(.clear) == "#00000000" && resolve(.secondary) == "#3C3C4399")
  }

  @Test func `linear components are in proportion to the light`() {
    var resolved = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 1)
    #expect(resolved.description == "#BC00FFFF" && abs(resolved.linearRed - 0.5) < 1e-5)
    resolved.linearGreen = 0.002
    #expect(abs(resolved.green - 0.02584) < 1e-5)
    #expect(Color(Color.Resolved(red: 1, green: 0, blue: 0)) == Color(red: 1, green: 0, blue: 0))
  }
}
