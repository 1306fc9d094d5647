public import Foundation

extension Script {
  /// One thing that happens to a view. `at` tells controls of the same label apart, from 0 in the order of
  /// declaration.
  public enum Step: Hashable, Sendable, Codable {
    case tap(String, at: Int = 0)
    case toggle(String, at: Int = 0)
    /// Types at the end of a text, a keystroke an event.
    case type(String, into: String, at: Int = 0)
    case submit(String, at: Int = 0)
    /// Selects a tab.
    case select(String, at: Int = 0)
    case pick(String, from: String, at: Int = 0)
    case setSlider(String, to: Double, at: Int = 0)
    case increment(String, at: Int = 0)
    case decrement(String, at: Int = 0)
    case setDate(String, to: Date, at: Int = 0)
    /// Sets a colour picker to `red` or `blue`.
    case setColor(String, to: String, at: Int = 0)
    case back
    case dismissSheet
    /// Scrolls a list, or another container that makes some of its rows at a time, by as many rows as it shows.
    case scrollDown(at: Int = 0)
    case scrollUp(at: Int = 0)
    case refresh(at: Int = 0)
    case longPress(String, at: Int = 0)
    /// Drags a view, in points.
    case drag(String, x: Double, y: Double, at: Int = 0)
    case magnify(String, by: Double, at: Int = 0)
    case rotate(String, degrees: Double, at: Int = 0)
    /// Moves the pointer over a view, or away from it.
    case hover(String, over: Bool = true, at: Int = 0)
    case delete(String, at: Int = 0)
    /// Moves a row to an offset, from 0.
    case move(String, to: Int, at: Int = 0)
    /// Evaluates the root anew.
    case render
    /// Lets time pass on the held clock.
    case wait(seconds: Double)
    /// Sets a value of the environment that the exploration names.
    case environment(String, String)
    /// Does to a model what the exploration names.
    case poke(String)
  }
}
