import Combine
import SwiftUI

public final class Guests: ObservableObject {
  @Published public var count = 2
  public init() {}
}

extension EnvironmentValues {
  @Entry public var tableName = "kitchen"
}

public struct SupperView: View {
  @ObservedObject private var guests: Guests
  @Environment(\.tableName) private var table
  @State private var changes = 0

  public init(guests: Guests) { self.guests = guests }

  public var body: some View {
    VStack {
      Text("\(guests.count) at the \(table) table, \(changes) changes")
      Button("Invite") { guests.count += 1 }
    }
    .onChange(of: guests.count) { old, new in changes += new - old }
  }
}
