/** Where the panels of a piece are while it is folded up. */
import type { Spot } from './dieLine.ts';
import type { FoldPanel, FoldPlan } from './foldUp.ts';

/** A panel in space: `[x, y, z]` of a spot is its first two columns times the spot, and the last one. */
export type Pose = readonly [
  ...[number, number, number, number],
  ...[number, number, number, number],
  ...[number, number, number, number],
];

const FLAT: Pose = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

/** The second move, then the first. */
function after(first: Pose, second: Pose): Pose {
  const cell = (row: number, column: number): number => {
    const at = (k: number) => (first[row * 4 + k] ?? 0) * (second[k * 4 + column] ?? 0);
    return at(0) + at(1) + at(2) + (column === 3 ? (first[row * 4 + 3] ?? 0) : 0);
  };
  return Array.from({ length: 12 }, (_, index) =>
    cell(Math.floor(index / 4), index % 4),
  ) as unknown as Pose;
}

/** A turn on a line of the flat piece. @param by radians, away from the printed side */
function turned({ axis, at, side }: FoldPanel['hinge'], by: number): Pose {
  const [c, s] = [Math.cos(by), side * Math.sin(by)];
  return axis === 'x'
    ? [c, 0, s, at - at * c, 0, 1, 0, 0, -s, 0, c, at * s]
    : [1, 0, 0, 0, 0, c, s, at - at * c, 0, -s, c, at * s];
}

/** Where every panel is. @param progress 0 flat to `steps` finished */
export function posesOf({ panels }: Pick<FoldPlan, 'panels'>, progress: number): Pose[] {
  const poses: Pose[] = [];
  const poseOf = (index: number): Pose => {
    const known = poses[index];
    if (known) return known;
    const panel = panels[index] as FoldPanel;
    const share = Math.min(Math.max(progress - (panel.step - 1), 0), 1);
    const turn = turned(panel.hinge, ((panel.angle * share) / 180) * Math.PI);
    const pose = panel.parent === null ? FLAT : after(poseOf(panel.parent), turn);
    poses[index] = pose;
    return pose;
  };
  for (const index of panels.keys()) poseOf(index);
  return poses;
}

/** A spot of a panel in space. @unit mm, z towards who looks at the flat piece */
export const placed = (pose: Pose, [x, y]: Spot): readonly [number, number, number] => [
  pose[0] * x + pose[1] * y + pose[3],
  pose[4] * x + pose[5] * y + pose[7],
  pose[8] * x + pose[9] * y + pose[11],
];
