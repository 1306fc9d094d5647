import SwiftUI
import Testing

@MainActor
@Suite("The geometry of a UIKit view", .timeLimit(.minutes(20))) struct UIViewGeometryTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test func `a new frame moves the center and gives the bounds its size`() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 6)
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 8, height: 6))
    #expect(view.center == CGPoint(x: 4, y: 3))
  }

  @Test func `new bounds change the frame around the center`() {
    view.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(view.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test func `a new center moves the frame and leaves the bounds alone`() {
    view.center = .zero
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `the frame is the rectangle around a transformed view`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -5, y: 30, width: 60, height: 20))
    #expect(view.center == CGPoint(x: 25, y: 40) && view.bounds.size == CGSize(width: 30, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(view.bounds.size == CGSize(width: 10, height: 20) && view.center == CGPoint(x: 10, y: 5))
  }

  @Test func `a view and its layer have the same geometry and look`() {
    view.layer.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 25, y: 40, width: 30, height: 40) && view.center == CGPoint(x: 25, y: 40))
    view.backgroundColor = .systemRed.withAlphaComponent(0.5)
    (view.alpha, view.isHidden, view.clipsToBounds) = (0.25, true, true)
    #expect(view.layer.frame == view.frame && view.layer.backgroundColor?.alpha == 0.5)
    #expect(view.layer.opacity == 0.25 && view.layer.isHidden && view.layer.masksToBounds)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor == .blue)
  }

  @Test func `sizeToFit gives a view the size that sizeThatFits returns`() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width) }
    }
    let square = Square(frame: CGRect(x: 1, y: 2, width: 3, height: 9))
    square.sizeToFit()
    #expect(square.frame == CGRect(x: 1, y: 2, width: 3, height: 3))
    let picture = UIImageView(image: UIImage())
    #expect(picture.intrinsicContentSize == picture.image?.size)
  }

  @Test func `points and rectangles are converted by frames, bounds and transforms`() {
    let (inner, other) = (UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10)), UIView())
    view.addSubview(inner)
    view.addSubview(other)
    other.frame.origin = CGPoint(x: 100, y: 100)
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: view) == CGPoint(x: 4, y: 6))
    #expect(inner.convert(CGPoint(x: 3, y: 4), from: view) == CGPoint(x: 2, y: 2))
    #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: -99, y: -98))
    let root = UIView()
    root.addSubview(view)
    view.bounds.origin.y = 50
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 11, y: -28, width: 10, height: 10))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(inner.bounds, to: view) == inner.frame)
    #expect(view.convert(inner.frame, to: inner) == inner.bounds)
  }

  @Test func `the offset of a scroll view is the origin of its bounds`() {
    let (scroll, row) = (UIScrollView(frame: view.frame), UIView(frame: CGRect(x: 0, y: 300, width: 30, height: 10)))
    scroll.addSubview(row)
    scroll.contentOffset.y = 300
    #expect(scroll.bounds == CGRect(x: 0, y: 300, width: 30, height: 40))
    #expect(scroll.hitTest(CGPoint(x: 5, y: 305), with: nil) === row)
  }

  @Test func `a scroll view moves as far as needed to show a rectangle`() {
    let scroll = UIScrollView(frame: view.frame)
    scroll.scrollRectToVisible(CGRect(x: 50, y: 100, width: 5, height: 10), animated: true)
    #expect(scroll.contentOffset == CGPoint(x: 25, y: 70))
    scroll.scrollRectToVisible(CGRect(x: 30, y: 60, width: 5, height: 10), animated: true)
    #expect(scroll.contentOffset == CGPoint(x: 25, y: 60))
    let pan = UIPanGestureRecognizer()
    pan.setTranslation(CGPoint(x: 1, y: 2), in: scroll)
    #expect(pan.translation(in: scroll) == CGPoint(x: 1, y: 2))
  }

  @Test func `hit testing finds the deepest view of the frontmost sibling at a point`() {
    let (back, front, deep) = (UIView(frame: view.bounds), UIView(frame: view.bounds), UIView())
    view.addSubview(back)
    view.addSubview(front)
    back.addSubview(deep)
    deep.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
    front.frame.origin.x = 20
    #expect(view.hitTest(CGPoint(x: 12, y: 12), with: nil) === deep)
    #expect(view.hitTest(CGPoint(x: 22, y: 12), with: nil) === front)
    #expect(view.hitTest(CGPoint(x: 2, y: 2), with: nil) === back)
    #expect(view.hitTest(CGPoint(x: -1, y: 2), with: nil) == nil)
  }

  @Test func `hit testing skips hidden, transparent and inert views with all inside`() {
    let (inner, deep) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
    view.addSubview(inner)
    inner.addSubview(deep)
    let hit = { self.view.hitTest(CGPoint(x: 1, y: 1), with: nil) }
    #expect(hit() === deep)
    inner.isHidden = true
    #expect(hit() === view)
    (inner.isHidden, inner.alpha) = (false, 0.005)
    #expect(hit() === view)
    (inner.alpha, inner.isUserInteractionEnabled) = (1, false)
    #expect(hit() === view)
    inner.isUserInteractionEnabled = true
    #expect(hit() === deep)
  }

  @Test func `hit testing asks each view whether a point is inside`() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: 0).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    view.addSubview(wide)
    #expect(view.hitTest(CGPoint(x: 1, y: 12), with: nil) === wide)
  }
}
