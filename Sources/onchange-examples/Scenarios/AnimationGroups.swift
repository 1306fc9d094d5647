import OnChangeCompat

extension Scenario {
  static let animation = Scenario(
    "animation", "Two writes of one event are one change; a write with an animation is a separate change.",
    events: [.tap("Twice"), .tap("Once and animated"), .tap("There and back")],
    legacy: { LegacySlideshow(log: $0) }, modern: { ModernSlideshow(log: $0) })
}

private struct LegacySlideshow: View {
  let log: Log
  @State private var slide = 0

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    let _ = log("evaluate \(slide)")
    SlideshowButtons(slide: $slide)
      .onChange(of: slide) { [slide] newSlide in log("\(slide) → \(newSlide)") }
  }
}

private struct ModernSlideshow: View {
  let log: Log
  @State private var slide = 0

  var body: some View {
    let _ = log("evaluate \(slide)")
    SlideshowButtons(slide: $slide)
      .onChange(of: slide) { oldSlide, newSlide in log("\(oldSlide) → \(newSlide)") }
  }
}

private struct SlideshowButtons: View {
  @Binding var slide: Int

  var body: some View {
    Button("Twice") {
      slide += 1
      slide += 1
    }
    Button("Once and animated") {
      slide += 1
      withAnimation { slide += 1 }
    }
    Button("There and back") {
      slide += 1
      slide -= 1
    }
  }
}
