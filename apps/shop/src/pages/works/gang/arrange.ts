/**
 * What a planner has moved, laid over what the server has: a colleague's changes come in beside one's own, and what
 * somebody else took meanwhile is not taken back.
 */
import type { GangGroup, GangOrder, GangSheetView } from '@banxin/contract/entities/gang';
import { proposeGang } from '@banxin/pricing/gangProposal';
import {
  type GangTerms,
  gangFitting,
  gangLayout,
  gangRoom,
  gangStyles,
} from '@banxin/pricing/gangSheet';

/** Where a style of an order is: `waiting`, on a saved sheet (`s7`), on one that is not saved (`n1`). */
export type Spot = string;

export const WAITING: Spot = 'waiting';

/** Names one style of an order. */
type StyleKey = string;

const keyOf = (orderId: number, style: number): StyleKey => `${orderId}.${style}`;

interface Move {
  readonly from: Spot;
  readonly to: Spot;
  readonly orderSN: string;
}

/** What is not saved. */
export interface Draft {
  readonly moves: ReadonlyMap<StyleKey, Move>;
  /** New sheets, in their order. */
  readonly fresh: readonly Spot[];
  /** Numbers the next one. */
  readonly count: number;
}

/** A sheet as it is shown. */
export interface BoardSheet {
  readonly spot: Spot;
  /** Null for one that is not saved. */
  readonly saved: GangSheetView | null;
  readonly orders: readonly GangOrder[];
  /** It differs from what is saved. */
  readonly isChanged: boolean;
}

export interface Board {
  readonly waiting: readonly GangOrder[];
  readonly sheets: readonly BoardSheet[];
  /** Of orders that lie on a sheet in part: how many of their styles wait still. */
  readonly unlaid: ReadonlyMap<number, number>;
  /** Numbers of orders that were moved here and that somebody else has taken or ended meanwhile. */
  readonly overtaken: readonly string[];
}

export const spotOf = ({ id }: Pick<GangSheetView, 'id'>): Spot => `s${id}`;

/** As the engine lays it out. */
export const jobOf = (order: GangOrder) => ({ ...order, key: order.orderId });

export const layoutOf = (terms: GangTerms, orders: readonly GangOrder[]) =>
  gangLayout(terms, orders.map(jobOf));

/** What the engine proposes for the orders that wait: new sheets that nobody has touched. */
export function proposed(terms: GangTerms, { waiting }: Pick<GangGroup, 'waiting'>): Draft {
  const sheets = proposeGang(terms, waiting.map(jobOf));
  const numbers = new Map(waiting.map(({ orderId, orderSN }) => [orderId, orderSN]));
  const fresh = sheets.map((_, at) => `n${at + 1}`);
  const moves = sheets.flatMap((jobs, at) =>
    jobs.flatMap((job) =>
      gangStyles(job).map((style): [StyleKey, Move] => [
        keyOf(job.key, style),
        { from: WAITING, to: fresh[at] ?? WAITING, orderSN: numbers.get(job.key) ?? '' },
      ]),
    ),
  );
  return { moves: new Map(moves), fresh, count: fresh.length };
}

interface Placed {
  readonly spot: Spot;
  readonly style: number;
  readonly order: GangOrder;
}

/** Where the server has each style of each order. */
function placesOf({ waiting, sheets }: GangGroup): ReadonlyMap<StyleKey, Placed> {
  const all = [
    ...waiting.map((order) => ({ order, spot: WAITING })),
    ...sheets.flatMap((sheet) => sheet.orders.map((order) => ({ order, spot: spotOf(sheet) }))),
  ];
  return new Map(
    all.flatMap(({ order, spot }) =>
      gangStyles(order).map((style): [StyleKey, Placed] => [
        keyOf(order.orderId, style),
        { spot, style, order },
      ]),
    ),
  );
}

/** The draft without what does not hold any more. */
function standing(group: GangGroup, { moves, fresh, count }: Draft) {
  const places = placesOf(group);
  const there = new Set([WAITING, ...fresh, ...group.sheets.map(spotOf)]);
  const spotAt = (key: StyleKey): Spot | undefined => places.get(key)?.spot;
  const kept = [...moves].filter(([key, { from, to }]) => spotAt(key) === from && there.has(to));
  const overtaken = [...moves]
    .filter(([key, { from, to }]) => spotAt(key) !== from && spotAt(key) !== to)
    .map(([, { orderSN }]) => orderSN);
  return {
    places,
    overtaken: [...new Set(overtaken)],
    draft: { moves: new Map(kept), fresh, count },
  };
}

/** The same styles of the same orders, in the same order. */
const isSame = (a: readonly GangOrder[], b: readonly GangOrder[]): boolean =>
  a.length === b.length &&
  a.every(
    (order, at) =>
      order.orderId === b[at]?.orderId && String(order.part) === String(b[at]?.part ?? null),
  );

export function arrange(group: GangGroup, given: Draft): Board {
  const { places, overtaken, draft } = standing(group, given);
  const on = new Map<Spot, Map<number, Placed[]>>();
  const put = (spot: Spot, placed: Placed): void => {
    const jobs = on.get(spot) ?? new Map<number, Placed[]>();
    const { orderId } = placed.order;
    jobs.set(orderId, [...(jobs.get(orderId) ?? []), placed]);
    on.set(spot, jobs);
  };
  for (const [key, placed] of places) if (!draft.moves.has(key)) put(placed.spot, placed);
  // What was moved lies behind what was there, in the order in which it came.
  for (const [key, { to }] of draft.moves) {
    const placed = places.get(key);
    if (placed !== undefined) put(to, placed);
  }
  const ordersOn = (spot: Spot): GangOrder[] =>
    [...(on.get(spot)?.values() ?? [])].flatMap((placed) => {
      const order = placed[0]?.order;
      if (order === undefined) return [];
      const styles = placed.map(({ style }) => style).toSorted((a, b) => a - b);
      return [{ ...order, part: styles.length === order.styles ? null : styles }];
    });
  const saved = group.sheets.map((sheet): BoardSheet => {
    const orders = ordersOn(spotOf(sheet));
    return {
      spot: spotOf(sheet),
      saved: sheet,
      orders,
      isChanged: !isSame(orders, sheet.orders) || sheet.fallen.length > 0,
    };
  });
  const fresh = draft.fresh.map(
    (spot): BoardSheet => ({ spot, saved: null, orders: ordersOn(spot), isChanged: true }),
  );
  const sheets = [...saved, ...fresh];
  const known = [...group.sheets.flatMap(({ orders }) => orders), ...group.waiting];
  const rank = new Map(known.map(({ orderId }, at) => [orderId, at]));
  const waiting = ordersOn(WAITING).toSorted(
    (a, b) => (rank.get(a.orderId) ?? 0) - (rank.get(b.orderId) ?? 0),
  );
  const unlaid = waiting
    .filter(({ part }) => part !== null)
    .map((order): [number, number] => [order.orderId, gangStyles(order).length]);
  return { waiting, sheets, unlaid: new Map(unlaid), overtaken };
}

/** Styles of an order go to another place; a new sheet begins when the place is not there yet. */
export function moved(
  group: GangGroup,
  given: Draft,
  order: GangOrder,
  to: Spot | 'new',
  styles: readonly number[] = gangStyles(order),
): Draft {
  const { places, draft } = standing(group, given);
  const { orderId, orderSN } = order;
  const count = to === 'new' ? draft.count + 1 : draft.count;
  const target = to === 'new' ? `n${count}` : to;
  const moves = new Map(draft.moves);
  for (const style of styles) {
    const key = keyOf(orderId, style);
    moves.delete(key);
    const from = places.get(key)?.spot ?? WAITING;
    if (target !== from) moves.set(key, { from, to: target, orderSN });
  }
  const used = new Set([...moves.values()].map((move) => move.to));
  const fresh = [...draft.fresh, ...(to === 'new' ? [target] : [])];
  // A new sheet that nothing lies on any more is gone.
  return { moves, fresh: fresh.filter((spot) => used.has(spot)), count };
}

/**
 * What of an order goes to a place when all of it is put there: all of it, so that a sheet says itself when it is too
 * full; of one that is too much for any sheet as many styles as fit.
 */
export function stylesFor(
  terms: GangTerms,
  board: Board,
  order: GangOrder,
  to: Spot | 'new',
): readonly number[] {
  const styles = gangStyles(order);
  if (to === WAITING || order.styles <= gangRoom(terms, order)) return styles;
  return fitting(terms, board, order, to);
}

/** The most styles of those that lie here for which there is room at a place. */
export function fitting(
  terms: GangTerms,
  { sheets }: Board,
  order: GangOrder,
  to: Spot | 'new',
): readonly number[] {
  if (to === WAITING) return gangStyles(order);
  const there = sheets.find(({ spot }) => spot === to)?.orders ?? [];
  return gangFitting(terms, there.map(jobOf), jobOf(order));
}

/** True when these styles of it can lie at a place beside what is there. */
export function hasRoom(
  terms: GangTerms,
  { sheets }: Board,
  order: GangOrder,
  to: Spot | 'new',
  styles: readonly number[],
): boolean {
  if (to === WAITING) return true;
  const there = sheets.find(({ spot }) => spot === to)?.orders ?? [];
  const own = there.find(({ orderId }) => orderId === order.orderId);
  const part = [...new Set([...(own ? gangStyles(own) : []), ...styles])].toSorted((a, b) => a - b);
  return layoutOf(terms, [...there.filter((one) => one !== own), { ...order, part }]) !== null;
}

/** What saving this sheet sends: it, and every saved one that changed, so that what moves leaves and comes in one step. */
export const toSave = (board: Board, spot: Spot): readonly BoardSheet[] =>
  board.sheets.filter((sheet) => sheet.isChanged && (sheet.spot === spot || sheet.saved !== null));

/** The draft once these are saved: what lies on them is the server's, the rest waits where it was moved from. */
export function afterSaving(draft: Draft, saved: readonly BoardSheet[]): Draft {
  const spots = new Set(saved.map(({ spot }) => spot));
  const moves = [...draft.moves]
    .filter(([, { to }]) => !spots.has(to) && to !== WAITING)
    .map(([key, move]): [StyleKey, Move] => [
      key,
      { ...move, from: spots.has(move.from) ? WAITING : move.from },
    ]);
  return {
    moves: new Map(moves),
    fresh: draft.fresh.filter((spot) => !spots.has(spot)),
    count: draft.count,
  };
}

/** Without what somebody else has taken meanwhile. */
export const settled = (group: GangGroup, draft: Draft): Draft => standing(group, draft).draft;

/** The earliest of the days that were promised; null where none was. */
export const earliest = (orders: readonly GangOrder[]): string | null =>
  orders.reduce<string | null>(
    (first, { shipDay }) =>
      shipDay !== null && (first === null || shipDay < first) ? shipDay : first,
    null,
  );

/** True when opening it now comes after what was promised. */
export const isLateIfOpened = ({ shipDay, shipIfOpened }: GangOrder): boolean =>
  shipDay !== null && shipIfOpened !== null && shipIfOpened > shipDay;
