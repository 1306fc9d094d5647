/// A view around one other view, which says nothing itself about its part in a tab view or a picker: one
/// looks through it for a tag or a tab item.
@MainActor
protocol ModifiedView: View {
  associatedtype Content: View
  var content: Content { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {}
extension _ChangeObserver: ModifiedView {}
extension _EnvironmentView: ModifiedView {}
extension _EvaluationActionView: ModifiedView {}
extension _IDView: ModifiedView {}
extension _LayeredView: ModifiedView {}
extension _LifecycleView: ModifiedView {}
extension _PreferenceObserver: ModifiedView {}
extension _PreferenceView: ModifiedView {}
extension _ReceivingView: ModifiedView {}
extension _TaskView: ModifiedView {}
