import Combine
import Kitchen
import RecipeModels
import SwiftUI

public struct PantryView: View {
  @StateObject private var pantry = Pantry()
  @State private var minutes = 0
  @State private var searches = 0
  let minute: PassthroughSubject<Void, Never>

  public init(minute: PassthroughSubject<Void, Never>) { self.minute = minute }

  public var body: some View {
    List {
      TextField("Search", text: $pantry.search)
      ForEach(pantry.found, id: \.self) { SwiftUI.Text($0) }
      if !pantry.suggestion.isEmpty { Text("Did you mean \(pantry.suggestion)?") }
      Text("\(minutes) minutes, \(searches) searches")
    }
    .onChange(of: pantry.search) { text in searches += text.isEmpty ? 0 : 1 }
    .onReceive(minute) { minutes += 1 }
    .onReceive(Combine.Just(1)) { _ in }
  }
}

struct PantryView_Previews: PreviewProvider {
  static var previews: some View { PantryView(minute: PassthroughSubject()) }
}
