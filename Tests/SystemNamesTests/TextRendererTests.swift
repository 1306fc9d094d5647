#if !canImport(Darwin)
  import SwiftUINames
  import Testing

  @MainActor
  @Suite("Text renderers", .timeLimit(.minutes(20))) struct TextRendererTests {
    private struct Shiny: TextAttribute {}

    private struct Fade: TextRenderer {
      var progress: Double
      var animatableData: Double {
        get { progress }
        set { progress = newValue }
      }

      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
          for run in line where run[Shiny.self] != nil {
            for slice in run {
              var copy = context
              copy.opacity = progress
              copy.translateBy(x: 0, y: slice.typographicBounds.rect.height)
              copy.draw(slice, options: .disablesSubpixelQuantization)
            }
            context.draw(run)
          }
          context.draw(line)
        }
      }
    }

    @Test func `a renderer's type is in the tree, and its code is not called`() {
      let host = ViewHost { Text("a").customAttribute(Shiny()).textRenderer(Fade(progress: 0.5)) }
      #expect(host.tree == "Text \"a\" [textRenderer: Fade]")
    }
  }
#endif
