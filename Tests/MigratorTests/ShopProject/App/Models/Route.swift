enum Route: Hashable { case home, item(Int), settings }
