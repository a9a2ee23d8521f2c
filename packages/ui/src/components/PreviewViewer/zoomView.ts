// Arithmetic of looking closer: a picture is moved and magnified, and never leaves its place.

/** How a picture is shown: 1 fits, and the shift of its middle from the middle of the place. */
export interface View {
  scale: number;
  /** @unit px */
  x: number;
  /** @unit px */
  y: number;
}

/** A point, or a distance, from the middle of the place. @unit px */
export interface Point {
  x: number;
  y: number;
}

/** Sizes of the place and of the picture that fits into it. @unit px */
export interface Room {
  place: { width: number; height: number };
  picture: { width: number; height: number };
}

/** The whole picture in the middle. */
export const FIT: View = { scale: 1, x: 0, y: 0 };

/** Steps of the buttons and of + and −; wheel and fingers know no steps. */
export const STEPS = [1, 1.5, 2, 3, 4] as const;
const MOST = 4;

/** The step after or before a magnification. */
export function stepFrom(scale: number, by: -1 | 1): number {
  const next =
    by === 1
      ? STEPS.find((step) => step > scale + 0.01)
      : STEPS.findLast((step) => step < scale - 0.01);
  return next ?? (by === 1 ? MOST : 1);
}

/** Magnified so that what lies under the point stays there. */
export function zoomAbout(view: View, scale: number, at: Point): View {
  const next = Math.min(Math.max(scale, 1), MOST);
  const by = next / view.scale;
  return { scale: next, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
}

/** Moved. */
export const pan = (view: View, by: Point): View => ({
  ...view,
  x: view.x + by.x,
  y: view.y + by.y,
});

/** One of two fingers has moved from `before` to `now` while the other rested. */
export function pinch(view: View, before: Point, now: Point, other: Point): View {
  const apart = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y);
  const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
  const zoomed = zoomAbout(view, view.scale * (apart(now) / Math.max(apart(before), 1)), middle);
  return pan(zoomed, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
}

/** Pulled back: no empty strip where there is picture to show. */
export function withinRoom(view: View, { place, picture }: Room): View {
  const hold = (shift: number, size: number, room: number): number => {
    const most = Math.max(0, (size * view.scale - room) / 2);
    return Math.min(Math.max(shift, -most), most);
  };
  return {
    scale: view.scale,
    x: hold(view.x, picture.width, place.width),
    y: hold(view.y, picture.height, place.height),
  };
}
