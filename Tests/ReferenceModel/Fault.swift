/// A mistake that the model makes when told to, so that a test can show that it would be seen.
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
}

/// A rule of the contract that an engine may not have yet, and that no program can keep clear of.
package enum Rule: String, CaseIterable, Hashable, Sendable {
  /// Section 4.6: a state that was read once stays a dependency, though a later evaluation does not read it.
  case readsStay
  /// Section 8: `onPreferenceChange` has the loop guard of `onChange`.
  case preferenceGuard
}
