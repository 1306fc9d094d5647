/// In which direction the language is written.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
