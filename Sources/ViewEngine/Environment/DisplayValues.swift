public import Foundation

/// Whether a window's controls look active.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }

private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
private struct HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private struct ControlActiveStateKey: EnvironmentKey { static let defaultValue = ControlActiveState.key }

extension EnvironmentValues {
  /// How many pixels there are to a point; 1 unless a host or a view says otherwise.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// How large a pixel is, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// How high a row of a list is at least, in points; 44 unless a host or a view says otherwise (our choice).
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// How high a header of a list is at least, in points; nil for the system's choice.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// Whether the window's controls look active; a host's window is the key window.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }
}
