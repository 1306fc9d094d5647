#if !canImport(Darwin)
  import Foundation
  import SwiftUINames
  import Testing

  @MainActor
  @Suite("Keyframes", .timeLimit(.minutes(20))) struct KeyframeTests {
    private struct Look {
      var scale = 1.0
      var offset = CGPoint.zero
    }

    @Test func `a timeline goes along straight lines from keyframe to keyframe, each track by itself`() {
      let timeline = KeyframeTimeline(initialValue: Look()) {
        KeyframeTrack(\.scale) {
          LinearKeyframe(2, duration: 1)
          CubicKeyframe(4, duration: 2, startVelocity: 0)
          MoveKeyframe(10)
        }
        KeyframeTrack(\.offset) { SpringKeyframe(CGPoint(x: 8, y: 4), duration: 4, spring: .bouncy) }
      }
      #expect(timeline.duration == 4)
      #expect([0, 0.5, 1, 2, 3, 9].map { timeline.value(time: $0).scale } == [1, 1.5, 2, 3, 10, 10])
      #expect(timeline.value(progress: 0.5).offset == CGPoint(x: 4, y: 2))
    }

    @Test func `keyframes without a track change the whole value`() {
      let timeline = KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(1.0, duration: 1)
        LinearKeyframe(3.0, duration: 1)
      }
      #expect(timeline.value(time: 1.5) == 2)
    }

    @Test func `an animated view shows its initial value`() {
      let host = ViewHost {
        Text("a").keyframeAnimator(initialValue: Look(), trigger: 3) { content, look in
          content.opacity(look.scale)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            for step in 1...3 { LinearKeyframe(Double(step), duration: 0.1) }
          }
        }
        KeyframeAnimator(initialValue: 0.5, repeating: false) {
          Text("\($0)")
        } keyframes: { _ in
          CubicKeyframe(1.0, duration: 1)
        }
      }
      #expect(host.tree == "Text \"a\" [opacity: 1.0]\nText \"0.5\"")
    }

    @Test func `a UnitCurve runs from 0 to 1, and has an inverse and a velocity`() {
      for curve in [
        UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      ] {
        #expect(abs(curve.value(at: 0)) < 1e-9)
        #expect(abs(curve.value(at: 1) - 1) < 1e-9)
        #expect(curve.value(at: -1) == curve.value(at: 0))
      }
      #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-9)
      #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
      #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
      #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.7)) - 0.7) < 1e-9)
      #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6)
      #expect(UnitCurve.easeIn.velocity(at: 0.1) < 0.5)
    }
  }
#endif
