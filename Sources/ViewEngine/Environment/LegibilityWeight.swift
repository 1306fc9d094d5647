/// Whether texts are to be bolder.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
