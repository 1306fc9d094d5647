import Foundation

/// The selector with that name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
