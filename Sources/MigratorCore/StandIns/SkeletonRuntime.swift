/// The source files that all skeletons share.
enum SkeletonRuntime {
  static let files = [
    "Values.swift": values, "Records.swift": records, "Driver.swift": driver, "Confinement.swift": confinement,
    "Samples.swift": samples, "System.swift": system, "Chance.swift": chance, "GeometryReader.swift": geometryReader,
    "TimelineView.swift": timelineView, "Texts.swift": texts,
  ]
}
