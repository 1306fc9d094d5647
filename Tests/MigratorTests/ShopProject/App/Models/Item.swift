struct Item: Identifiable, Hashable { let id: Int; var name: String; var price: Int }
