/// Whether more contrast is wanted.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
