/// Whether a window's controls look active.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }
