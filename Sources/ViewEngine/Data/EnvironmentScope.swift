/// The environment at a place of the tree.
@usableFromInline
final class EnvironmentScope {}
