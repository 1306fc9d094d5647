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
