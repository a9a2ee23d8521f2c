/**
 * What a planner has moved, laid over what the server has: a colleague's changes come in beside one's own, and what
 * somebody else took meanwhile is not taken back.
 */
import type { GangGroup, GangOrder, GangSheetView } from '@banxin/contract/entities/gang';
import { proposeGang } from '@banxin/pricing/gangProposal';
import { type GangTerms, gangLayout } from '@banxin/pricing/gangSheet';

/** Where an order is: `waiting`, on a saved sheet (`s7`), on one that is not saved (`n1`). */
export type Spot = string;

export const WAITING: Spot = 'waiting';

interface Move {
  readonly from: Spot;
  readonly to: Spot;
  readonly orderSN: string;
}

/** What is not saved. */
export interface Draft {
  readonly moves: ReadonlyMap<number, Move>;
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
  const moves = sheets.flatMap((orders, at) =>
    orders.map(({ key }): [number, Move] => [
      key,
      { from: WAITING, to: fresh[at] ?? WAITING, orderSN: numbers.get(key) ?? '' },
    ]),
  );
  return { moves: new Map(moves), fresh, count: fresh.length };
}

/** Where the server has each order. */
const placesOf = ({ waiting, sheets }: GangGroup): ReadonlyMap<number, Spot> =>
  new Map([
    ...waiting.map(({ orderId }): [number, Spot] => [orderId, WAITING]),
    ...sheets.flatMap((sheet) =>
      sheet.orders.map(({ orderId }): [number, Spot] => [orderId, spotOf(sheet)]),
    ),
  ]);

/** The draft without what does not hold any more. */
function standing(group: GangGroup, { moves, fresh, count }: Draft) {
  const places = placesOf(group);
  const there = new Set([WAITING, ...fresh, ...group.sheets.map(spotOf)]);
  const kept = [...moves].filter(([id, { from, to }]) => places.get(id) === from && there.has(to));
  const overtaken = [...moves]
    .filter(([id, { from, to }]) => places.get(id) !== from && places.get(id) !== to)
    .map(([, { orderSN }]) => orderSN);
  return { places, overtaken, draft: { moves: new Map(kept), fresh, count } };
}

export function arrange(group: GangGroup, given: Draft): Board {
  const { places, overtaken, draft } = standing(group, given);
  const known = [...group.sheets.flatMap(({ orders }) => orders), ...group.waiting];
  const byId = new Map(known.map((order) => [order.orderId, order]));
  const on = new Map<Spot, GangOrder[]>();
  const put = (spot: Spot, id: number): void => {
    const order = byId.get(id);
    if (order !== undefined) on.set(spot, [...(on.get(spot) ?? []), order]);
  };
  for (const [id, spot] of places) if (!draft.moves.has(id)) put(spot, id);
  // What was moved lies behind what was there, in the order in which it came.
  for (const [id, { to }] of draft.moves) put(to, id);
  const saved = group.sheets.map((sheet): BoardSheet => {
    const orders = on.get(spotOf(sheet)) ?? [];
    const isSame =
      orders.length === sheet.orders.length &&
      orders.every(({ orderId }, at) => orderId === sheet.orders[at]?.orderId);
    return {
      spot: spotOf(sheet),
      saved: sheet,
      orders,
      isChanged: !isSame || sheet.fallen.length > 0,
    };
  });
  const fresh = draft.fresh.map(
    (spot): BoardSheet => ({ spot, saved: null, orders: on.get(spot) ?? [], isChanged: true }),
  );
  const waiting = on.get(WAITING) ?? [];
  const rank = new Map(known.map(({ orderId }, at) => [orderId, at]));
  const inOrder = waiting.toSorted(
    (a, b) => (rank.get(a.orderId) ?? 0) - (rank.get(b.orderId) ?? 0),
  );
  return { waiting: inOrder, sheets: [...saved, ...fresh], overtaken };
}

/** An order goes to another place; a new sheet begins when the place is not there yet. */
export function moved(group: GangGroup, given: Draft, order: GangOrder, to: Spot | 'new'): Draft {
  const { places, draft } = standing(group, given);
  const { orderId, orderSN } = order;
  const count = to === 'new' ? draft.count + 1 : draft.count;
  const target = to === 'new' ? `n${count}` : to;
  const moves = new Map(draft.moves);
  moves.delete(orderId);
  const from = places.get(orderId) ?? WAITING;
  if (target !== from) moves.set(orderId, { from, to: target, orderSN });
  const used = new Set([...moves.values()].map((move) => move.to));
  const fresh = [...draft.fresh, ...(to === 'new' ? [target] : [])];
  // A new sheet that nothing lies on any more is gone.
  return { moves, fresh: fresh.filter((spot) => used.has(spot)), count };
}

/** What saving this sheet sends: it, and every saved one that changed, so that what moves leaves and comes in one step. */
export const toSave = (board: Board, spot: Spot): readonly BoardSheet[] =>
  board.sheets.filter((sheet) => sheet.isChanged && (sheet.spot === spot || sheet.saved !== null));

/** The draft once these are saved: what lies on them is the server's, the rest waits where it was moved from. */
export function afterSaving(draft: Draft, saved: readonly BoardSheet[]): Draft {
  const spots = new Set(saved.map(({ spot }) => spot));
  const moves = [...draft.moves]
    .filter(([, { to }]) => !spots.has(to) && to !== WAITING)
    .map(([id, move]): [number, Move] => [
      id,
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
