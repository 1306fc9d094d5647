/// Whether a view is to look light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
