// Empty. The compiler imports this module in each file that imports both Testing and a module called CoreGraphics.
