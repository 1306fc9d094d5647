import RecipeModels
import SwiftUI

public struct RecipeView: View {
  @Bindable var recipe: Recipe
  @State private var changes: [String] = []
  @Environment(\.accent) private var accent

  public init(recipe: Recipe) { self.recipe = recipe }

  public var body: some View {
    VStack {
      TextField("Name", text: $recipe.name)
      Stepper("Portions", value: $recipe.portions)
      Text("\(recipe.name) for \(recipe.portions), \(accent)")
      ForEach(changes, id: \.self) { Text($0) }
    }
    .animation(SwiftUI.Animation.easeInOut(duration: 0.3), value: recipe.portions)
    .onChange(of: recipe.portions) { old, new in changes.append("\(old) → \(new)") }
    .onChange(of: recipe.name) { changes.append("renamed") }
  }
}

extension EnvironmentValues {
  @Entry public var accent = "plain"
}

#Preview {
  RecipeView(recipe: Recipe(name: "Porridge", portions: 2))
}

#Preview("for many", traits: .sizeThatFitsLayout) {
  @Previewable @State var recipe = Recipe(name: "Risotto", portions: 12)
  RecipeView(recipe: recipe)
}
