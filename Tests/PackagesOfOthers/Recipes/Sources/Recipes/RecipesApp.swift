import RecipeModels
import SwiftUI

public struct RecipesApp: App {
  @State private var recipe = Recipe(name: "Porridge", portions: 2)

  public init() {}

  public var body: some Scene {
    WindowGroup { RecipeView(recipe: recipe) }
      .onChange(of: recipe.portions) { portions in recipe.name = "Porridge for \(portions)" }
  }
}
