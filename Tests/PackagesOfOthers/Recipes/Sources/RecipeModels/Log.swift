import os

/// What the app reports.
public enum Log {
  public static let shopping = Logger(subsystem: "org.example.recipes", category: "shopping")
}
