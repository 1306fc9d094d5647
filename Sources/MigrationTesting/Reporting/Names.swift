// Short names for the module only: an app may have a type of such a name, and its tests import both.

typealias Observer = MigrationReport.Observer
typealias ObserverCoverage = MigrationReport.Coverage
typealias CapturedCopy = MigrationReport.CapturedCopy
typealias UnvariedCopy = MigrationReport.UnvariedCopy
typealias StoredChange = MigrationReport.Change
typealias Timeline = MigrationReport.Timeline
typealias Instability = MigrationReport.Instability
typealias Limit = MigrationReport.Limit
