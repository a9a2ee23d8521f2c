// The arithmetic of charts: round ticks, shares that add up, arcs of a ring.

/** A value axis that begins and ends at a tick. */
export interface ChartScale {
  from: number;
  to: number;
  /** Upwards, `from` and `to` included. */
  ticks: readonly number[];
}

/** Steps of 1, 2 or 5 times a power of ten. */
function roundStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw));
  const times = raw / power;
  return power * (times > 5 ? 10 : times > 2 ? 5 : times > 1 ? 2 : 1);
}

/** About four round steps around zero and every value. */
export function scaleOf(values: readonly number[], steps = 4): ChartScale {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  if (least === most) return { from: 0, to: 1, ticks: [0, 1] };
  const step = roundStep((most - least) / steps);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, ticks };
}

/** Where a value stands between the ends of the axis. @unit per cent */
export const along = ({ from, to }: ChartScale, value: number): number =>
  ((value - from) / (to - from)) * 100;

/** Shares in tenths of a per cent that add up to 1000, by largest remainder; what is not above zero has none. */
export function sharesOf(values: readonly number[]): readonly number[] {
  const parts = values.map((value) => (value > 0 ? value : 0));
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total === 0) return parts;
  const exact = parts.map((part) => (part / total) * 1000);
  const whole = exact.map(Math.floor);
  let left = 1000 - whole.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index, remainder } of byRemainder) {
    if (left === 0 || remainder === 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    left -= 1;
  }
  return whole;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A point on a circle around 100,100; turn 0 is at the top, clockwise. */
function point(radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${round(100 + radius * Math.cos(angle))} ${round(100 + radius * Math.sin(angle))}`;
}

/** Outline of a piece of a ring in a box of 200 by 200, from one turn to another. */
export function ringPiece(inner: number, outer: number, from: number, to: number): string {
  if (to - from >= 1) {
    // A whole ring has no ends: one circle inside another, drawn the other way round.
    const circle = (radius: number, sweep: 0 | 1): string =>
      `M${point(radius, 0)}A${radius} ${radius} 0 0 ${sweep} ${point(radius, 0.5)}A${radius} ${radius} 0 0 ${sweep} ${point(radius, 0)}Z`;
    return `${circle(outer, 1)}${circle(inner, 0)}`;
  }
  const large = to - from > 0.5 ? 1 : 0;
  return `M${point(outer, from)}A${outer} ${outer} 0 ${large} 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 ${large} 0 ${point(inner, from)}Z`;
}
