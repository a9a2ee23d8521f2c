/** How panels in space are seen: where each lies on the drawing, how bright it is, and which are drawn first. Pure. */
import type { Spot } from '@banxin/pricing/dieLine';
import { type Pose, placed } from '@banxin/pricing/foldPose';

/** @unit ° */
export interface View {
  /** Turned to the side. */
  readonly yaw: number;
  /** Seen from above; from below when negative. */
  readonly pitch: number;
}

/** A panel in its place. */
export interface PlacedPanel {
  readonly outline: readonly Spot[];
  readonly pose: Pose;
  /** See `FoldPanel.layer`. */
  readonly layer: number;
}

export interface SeenPanel {
  /** Place among the panels that were given. */
  readonly index: number;
  /** From the flat piece to the drawing, as SVG writes it. */
  readonly matrix: readonly [number, number, number, number, number, number];
  /** Its corners on the drawing. */
  readonly corners: readonly Spot[];
  /** The printed side is seen. */
  readonly isFront: boolean;
  /** How much shade lies on it: 0 to 1. */
  readonly shade: number;
}

type Vector = readonly [number, number, number];

/** What lies nearer than this counts as one plane. @unit mm */
const PLANE = 0.4;

/** Where the light comes from: the left, above, in front. */
const LIGHT: Vector = [-0.3, -0.42, 0.86];

/** Light that leaves no shade. */
const WELL_LIT = 0.86;

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => {
  const length = Math.sqrt(dot(a, a)) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

function turnedBy({ yaw, pitch }: View): (at: Vector) => Vector {
  const [y, p] = [(yaw / 180) * Math.PI, (pitch / 180) * Math.PI];
  const [cy, sy, cp, sp] = [Math.cos(y), Math.sin(y), Math.cos(p), Math.sin(p)];
  return ([x, down, z]) => {
    const near = -x * sy + z * cy;
    return [x * cy + z * sy, down * cp + near * sp, -down * sp + near * cp];
  };
}

interface Solid {
  readonly panel: PlacedPanel;
  readonly corners: readonly Vector[];
  /** Of its plane, towards who looks. */
  readonly normal: Vector;
  readonly isFront: boolean;
  readonly depth: number;
  readonly box: readonly [number, number, number, number];
}

function solidOf(panel: PlacedPanel, turn: (at: Vector) => Vector): Solid {
  const at = (spot: Spot): Vector => turn(placed(panel.pose, spot));
  const corners = panel.outline.map(at);
  const zero = at([0, 0]);
  const normal = unit(cross(minus(at([1, 0]), zero), minus(at([0, 1]), zero)));
  const isFront = normal[2] > 0;
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    panel,
    corners,
    normal: isFront ? normal : [-normal[0], -normal[1], -normal[2]],
    isFront,
    depth: corners.reduce((sum, [, , z]) => sum + z, 0) / Math.max(corners.length, 1),
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  };
}

/** Furthest behind and in front of a panel's plane that another reaches. */
function reach(of: Solid, other: Solid): readonly [number, number] {
  const [corner = [0, 0, 0] as const] = of.corners;
  const away = other.corners.map((one) => dot(minus(one, corner), of.normal));
  return [Math.min(...away), Math.max(...away)];
}

/** Which of two panels in one plane lies over the other. */
export type InOnePlane = (
  a: Pick<Solid, 'panel' | 'isFront'>,
  b: Pick<Solid, 'panel' | 'isFront'>,
) => boolean;

/** A stack: counted from the panel that stays. @param isRootFront its printed side is seen */
export const inStack =
  (isRootFront: boolean): InOnePlane =>
  (a, b) =>
    isRootFront ? a.panel.layer < b.panel.layer : a.panel.layer > b.panel.layer;

/** A body: what is printed is outside. */
export const onBody: InOnePlane = (a, b) => {
  if (a.isFront !== b.isFront) return a.isFront;
  return a.isFront ? a.panel.layer < b.panel.layer : a.panel.layer > b.panel.layer;
};

/** True when the first hides the second, false when it is hidden; null where they do not meet. */
function hides(a: Solid, b: Solid, inOnePlane: InOnePlane): boolean | null {
  const [ax, ay, ax2, ay2] = a.box;
  const [bx, by, bx2, by2] = b.box;
  const apart = PLANE / 2;
  if (ax2 < bx + apart || bx2 < ax + apart || ay2 < by + apart || by2 < ay + apart) return null;
  const [behind, before] = reach(b, a);
  if (behind > -PLANE && before < PLANE) return inOnePlane(a, b);
  if (Math.abs(b.normal[2]) > 1e-6) {
    if (behind > -PLANE) return true;
    if (before < PLANE) return false;
  }
  const [behindA, beforeA] = reach(a, b);
  if (Math.abs(a.normal[2]) > 1e-6) {
    if (behindA > -PLANE) return false;
    if (beforeA < PLANE) return true;
  }
  return a.depth > b.depth;
}

/** The furthest first; where panels run through each other, the one whose middle is further. */
function inOrder(solids: readonly Solid[], inOnePlane: InOnePlane): number[] {
  const left = new Set(solids.keys());
  const hidden = solids.map((a, at) =>
    solids.map((b, other) => at !== other && hides(a, b, inOnePlane) === true),
  );
  const order: number[] = [];
  while (left.size > 0) {
    const rest = [...left].sort((a, b) => (solids[a]?.depth ?? 0) - (solids[b]?.depth ?? 0));
    const next = rest.find((at) => rest.every((other) => hidden[at]?.[other] !== true)) ?? rest[0];
    if (next === undefined) break;
    order.push(next);
    left.delete(next);
  }
  return order;
}

/** The panels as they are drawn, the furthest first. */
export function seen(
  panels: readonly PlacedPanel[],
  view: View,
  inOnePlane: InOnePlane,
): readonly SeenPanel[] {
  const turn = turnedBy(view);
  const solids = panels.map((panel) => solidOf(panel, turn));
  return inOrder(solids, inOnePlane).map((index) => {
    const { panel, corners, normal, isFront } = solids[index] as Solid;
    const at = (spot: Spot) => turn(placed(panel.pose, spot));
    const [x0, y0] = at([0, 0]);
    const [xx, xy] = at([1, 0]);
    const [yx, yy] = at([0, 1]);
    return {
      index,
      matrix: [xx - x0, xy - y0, yx - x0, yy - y0, x0, y0],
      corners: corners.map(([x, y]): Spot => [x, y]),
      isFront,
      // What the light falls on well has none at all: white paper stays white.
      shade: Math.min(1, Math.max(0, (WELL_LIT - dot(normal, unit(LIGHT))) / WELL_LIT)),
    };
  });
}
