/// A mistake that the model makes on request, so that a test can show that the comparison finds it.
package enum Fault: String, CaseIterable, Hashable, Sendable {
  case legacyRunsTheNewestClosure
  case modernRunsTheClosureFromBefore
  case initialRunsOnlyAtTheFirstAppearance
  case parentsRunBeforeChildren
  case outerModifiersRunBeforeInner
  case siblingOrderIsIgnored
  case guardAllowsOneMore
  case stoppedChangeIsNotStored
  case passLimitIsOneLess
  case groupsAreMerged
  case laterGroupsAreSeenEarly
  case rowsAreKnownByPlace
  case idIsIgnored
  case replacedViewDisappearsFirst
  case tabsThatAreLeftStayUpToDate
  case tabsThatAreLeftDoNotDisappear
  case equalWritesInvalidate
  case equalViewsAreEvaluated
  case everyWriteEvaluatesTheOwner
  case contentIsNotUpdated
  case environmentIsNotCompared
  case preferencesComeBeforeActions
  case tasksAreNotCancelled
  case onDismissComesFirst
  case laterContentSeesTheNewestState
}

/// A rule of the contract that an engine may lack, and that no program can avoid.
package enum Rule: String, CaseIterable, Hashable, Sendable {
  /// Section 4.6: a state that was read once stays a dependency, even if a later evaluation does not read it.
  case readsStay
  /// Section 8: `onPreferenceChange` has the loop guard of `onChange`.
  case preferenceGuard
}
