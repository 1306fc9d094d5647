/// In which order siblings run their actions. SwiftUI promises only that children come before parents: a
/// view that depends on the order of siblings shows it when they run in reverse.
public enum _SiblingOrder: Hashable, Sendable { case declared, reversed }
