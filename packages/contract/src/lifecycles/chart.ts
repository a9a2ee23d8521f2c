/** Status charts as data: which event leads from which status to which, who may cause it, and when. */
import type { Enumeration, Members } from '../enums/define.ts';

/** Who causes a step: customer, shop staff, the system's clock and checks, or the carrier's report. */
export const actors = ['customer', 'staff', 'system', 'carrier'] as const;
/** One of {@link actors}. */
export type Actor = (typeof actors)[number];

/** One arrow of a chart. */
export type Transition<S extends number = number> = {
  /** Name of the fact, in capitals. */
  readonly event: string;
  /** Status before. */
  readonly from: S;
  /** Status after. */
  readonly to: S;
  /** Who may cause it. */
  readonly actor: Actor;
  /** Chinese words for a button or a timeline. */
  readonly label: string;
  /** What must be true, in Chinese; '' when nothing. Shown as the reason of a refusal. */
  readonly condition: string;
};

/** A status chart. */
export type Chart<S extends number = number> = {
  /** What moves through it. */
  readonly entity: string;
  /** Statuses in which a new one begins. */
  readonly start: readonly S[];
  /** Every status. */
  readonly states: readonly S[];
  /** Chinese label of a status. */
  readonly labelOf: (state: number) => string;
  readonly transitions: readonly Transition<S>[];
};

/** Several arrows that share event, actor and condition: `[event, actor, label, from[], to, condition?]`. */
export type Arrows<S extends number> = readonly [
  event: string,
  actor: Actor,
  label: string,
  from: readonly S[],
  to: S,
  condition?: string,
];

/** Builds a chart. Throws when one event leads one actor from one status to two. */
/* @__NO_SIDE_EFFECTS__ */
export const defineChart = <D extends Members>(
  entity: string,
  of: Enumeration<D>,
  start: readonly D[keyof D][0][],
  arrows: readonly Arrows<D[keyof D][0]>[],
): Chart<D[keyof D][0]> => {
  const seen = new Set<string>();
  const transitions = arrows.flatMap(([event, actor, label, from, to, condition = '']) =>
    from.map((state) => {
      const key = `${state} ${event} ${actor}`;
      if (seen.has(key)) throw new Error(`${entity}: two arrows for ${key}`);
      seen.add(key);
      return { event, from: state, to, actor, label, condition };
    }),
  );
  return { entity, start, states: of.values, labelOf: of.label, transitions };
};

/** Arrows that leave a status, of one actor or of all. */
export const transitions = <S extends number>(
  chart: Chart<S>,
  state: number,
  actor?: Actor,
): readonly Transition<S>[] =>
  chart.transitions.filter(
    (row) => row.from === state && (actor === undefined || row.actor === actor),
  );

/** The arrow that an event takes from a status; null when the chart has none. */
export const can = <S extends number>(
  chart: Chart<S>,
  state: number,
  event: string,
  actor?: Actor,
): Transition<S> | null =>
  chart.transitions.find(
    (row) =>
      row.from === state && row.event === event && (actor === undefined || row.actor === actor),
  ) ?? null;

/** Every status that can be reached from the given ones (from the chart's start when none is given). */
export const reachable = <S extends number>(
  chart: Chart<S>,
  from: readonly S[] = chart.start,
): ReadonlySet<S> => {
  const found = new Set<S>(from);
  for (const state of found) {
    for (const { to } of transitions(chart, state)) found.add(to);
  }
  return found;
};
