/** A planner's moves over the server's sheets: nobody is lost or doubled, and nothing of a colleague's is taken back. */
import type { GangGroup, GangOrder, GangSheetView } from '@banxin/contract/entities/gang';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterSaving,
  arrange,
  fitting,
  hasRoom,
  moved,
  proposed,
  settled,
  stylesFor,
  toSave,
  WAITING,
} from './arrange.ts';

const TERMS = { sheet: 'daduHalf', wasteSheets: 100 } as const;

const order = (orderId: number): GangOrder => ({
  orderId,
  orderSN: `26112000000000${orderId}`,
  customer: '悦享包装',
  productName: '铜版纸名片',
  widthMm: 90,
  heightMm: 54,
  edgeMm: 1,
  styles: 1,
  part: null,
  pieces: 200,
  shipDay: '2026-11-27',
  shipIfOpened: '2026-11-27',
  statusLabel: { message: '待生产', data: { key: 'x' } },
  workOrderNo: null,
});

const sheet = (id: number, ids: readonly number[], rev = 1): GangSheetView => ({
  ...{ id, rev, sheetNo: `P${id}`, by: '李明', fallen: [], bound: [], plan: null, steps: [] },
  orders: ids.map(order),
});

const group = (waiting: readonly number[], sheets: GangSheetView[] = []): GangGroup => ({
  ...{ factory: 0, stock: 'x', stockName: { zh: '纸', en: 'paper' }, sheets },
  waiting: waiting.map(order),
});

const NOTHING = { moves: new Map(), fresh: [], count: 0 };
const idsOf = (orders: readonly GangOrder[]) => orders.map(({ orderId }) => orderId);
const idsOn = (board: ReturnType<typeof arrange>, spot: string) =>
  idsOf(board.sheets.find((one) => one.spot === spot)?.orders ?? []);

describe('arranging', () => {
  it('begins with what the engine proposes, which nobody has saved', () => {
    const board = arrange(group([1, 2, 3]), proposed(TERMS, group([1, 2, 3])));
    expect(board.waiting).toEqual([]);
    expect(board.sheets.map(({ orders, isChanged }) => [idsOf(orders), isChanged])).toEqual([
      [[1, 2, 3], true],
    ]);
  });

  it('after any moves has every order in one place', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.integer({ min: 1, max: 6 }),
            fc.constantFrom('s1', 's2', 'new', 'n1', WAITING),
          ),
          {
            maxLength: 12,
          },
        ),
        (steps) => {
          const at = group([1, 2, 3], [sheet(1, [4, 5]), sheet(2, [6])]);
          const there = (spot: string, draft: ReturnType<typeof proposed>) =>
            spot.startsWith('n') && spot !== 'new' && !draft.fresh.includes(spot) ? WAITING : spot;
          const draft = steps.reduce(
            (before, [id, to]) => moved(at, before, order(id), there(to, before)),
            proposed(TERMS, at),
          );
          const board = arrange(at, draft);
          const all = [
            ...idsOf(board.waiting),
            ...board.sheets.flatMap(({ orders }) => idsOf(orders)),
          ];
          expect(all.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
          expect(board.overtaken).toEqual([]);
        },
      ),
    );
  });

  it('lets the changes of a colleague in beside one’s own', () => {
    const draft = moved(group([1, 2], [sheet(1, [4])]), NOTHING, order(1), 's1');
    const later = group([1], [sheet(1, [4, 2], 2)]);
    const board = arrange(later, draft);
    expect(idsOn(board, 's1')).toEqual([4, 2, 1]);
    expect(board.sheets[0]?.saved?.rev).toBe(2);
  });

  it('does not take back what a colleague has put elsewhere, and says so', () => {
    const draft = moved(group([1], [sheet(1, []), sheet(2, [])]), NOTHING, order(1), 's1');
    const later = group([], [sheet(1, []), sheet(2, [1], 2)]);
    const board = arrange(later, draft);
    expect(idsOn(board, 's2')).toEqual([1]);
    expect(idsOn(board, 's1')).toEqual([]);
    expect(board.overtaken).toEqual([order(1).orderSN]);
    expect(arrange(later, settled(later, draft)).overtaken).toEqual([]);
  });

  it('says that an order which was moved has been cancelled', () => {
    const draft = moved(group([1, 2], [sheet(1, [])]), NOTHING, order(1), 's1');
    const board = arrange(group([2], [sheet(1, [])]), draft);
    expect(board.overtaken).toEqual([order(1).orderSN]);
  });
});

describe('a job in parts', () => {
  /** A leaflet of which eight lie on a sheet. */
  const many = (part: number[] | null = null, styles = 20): GangOrder => ({
    ...order(1),
    ...{ widthMm: 210, heightMm: 285, edgeMm: 3, styles, part },
  });
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const holding = (...orders: GangOrder[]): GangGroup => ({ ...group([]), waiting: orders });
  const partsOf = (orders: readonly GangOrder[]) =>
    orders.map(({ orderId, part }) => [orderId, part]);

  it('is proposed over several sheets, each style on one of them', () => {
    const at = holding(many());
    const board = arrange(at, proposed(TERMS, at));
    expect(board.waiting).toEqual([]);
    expect(board.sheets.map(({ orders }) => partsOf(orders))).toEqual([
      [[1, range(1, 8)]],
      [[1, range(9, 16)]],
      [[1, range(17, 20)]],
    ]);
  });

  it('leaves what does not fit where it was, which says how many styles are missing', () => {
    const at = holding(many());
    const board = arrange(at, NOTHING);
    const styles = stylesFor(TERMS, board, many(), 'new');
    expect(styles).toEqual(range(1, 8));
    const next = arrange(at, moved(at, NOTHING, many(), 'new', styles));
    expect(partsOf(next.waiting)).toEqual([[1, range(9, 20)]]);
    expect(next.unlaid.get(1)).toBe(12);
    // Full: nothing more goes there.
    expect(stylesFor(TERMS, next, many(range(9, 20)), 'n1')).toEqual([]);
  });

  it('that fits on a sheet of its own goes to another as a whole, which says itself that it is too full', () => {
    const at: GangGroup = {
      ...holding(many(null, 3)),
      sheets: [{ ...sheet(1, []), orders: [{ ...many(null, 7), orderId: 2 }] }],
    };
    const board = arrange(at, NOTHING);
    expect(stylesFor(TERMS, board, many(null, 3), 's1')).toEqual([1, 2, 3]);
    expect(fitting(TERMS, board, many(null, 3), 's1')).toEqual([1]);
    expect(hasRoom(TERMS, board, many(null, 3), 's1', [3])).toBe(true);
    expect(hasRoom(TERMS, board, many(null, 3), 's1', [2, 3])).toBe(false);
  });

  it('is whole again when its parts come together, and has each style in one place after any moves', () => {
    const spots = ['s1', 's2', 'new', WAITING];
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.constantFrom(...spots), fc.uniqueArray(fc.integer({ min: 1, max: 6 }))),
          { maxLength: 10 },
        ),
        (steps) => {
          const of = (part: number[] | null) => many(part, 6);
          const at: GangGroup = {
            ...holding(of([4, 5, 6])),
            sheets: [{ ...sheet(1, []), orders: [of([1, 2, 3])] }, sheet(2, [])],
          };
          const draft = steps.reduce(
            (before, [to, styles]) => moved(at, before, of(null), to, styles),
            NOTHING as Parameters<typeof moved>[1],
          );
          const board = arrange(at, draft);
          const all = [...board.waiting, ...board.sheets.flatMap(({ orders }) => orders)];
          const laid = all.flatMap(({ part }) => part ?? range(1, 6));
          expect(laid.toSorted((a, b) => a - b)).toEqual(range(1, 6));
          const together = arrange(at, moved(at, draft, of(null), 's2'));
          expect(partsOf(together.sheets.find(({ spot }) => spot === 's2')?.orders ?? [])).toEqual([
            [1, null],
          ]);
          expect(together.waiting).toEqual([]);
        },
      ),
    );
  });

  it('keeps one’s own styles when a colleague lays others of them', () => {
    const at = holding(many());
    const draft = moved(at, NOTHING, many(), 'new', range(1, 8));
    const later: GangGroup = {
      ...holding(many(range(1, 12))),
      sheets: [{ ...sheet(9, []), orders: [many(range(13, 20))] }],
    };
    const board = arrange(later, draft);
    expect(board.overtaken).toEqual([]);
    expect(partsOf(board.waiting)).toEqual([[1, range(9, 12)]]);
    const taken: GangGroup = {
      ...holding(many(range(9, 20))),
      sheets: [{ ...sheet(9, []), orders: [many(range(1, 8))] }],
    };
    expect(arrange(taken, draft).overtaken).toEqual([order(1).orderSN]);
  });
});

describe('saving', () => {
  it('sends the sheet and every saved one that something left, and keeps the rest of the draft', () => {
    const before = group([1, 2], [sheet(1, [4, 5])]);
    const one = moved(before, NOTHING, order(4), 'new');
    const two = moved(before, one, order(1), 'new');
    const board = arrange(before, two);
    const sent = toSave(board, 'n1');
    expect(sent.map(({ spot, orders }) => [spot, idsOf(orders)])).toEqual([
      ['s1', [5]],
      ['n1', [4]],
    ]);
    const left = afterSaving(two, sent);
    const after = arrange(group([1, 2], [sheet(1, [5], 2), sheet(9, [4])]), left);
    expect(idsOn(after, 's9')).toEqual([4]);
    expect(idsOn(after, 'n2')).toEqual([1]);
    expect(after.overtaken).toEqual([]);
  });

  it('an order that goes to a sheet which is not saved yet waits meanwhile, and is still on it', () => {
    const before = group([], [sheet(1, [4, 5, 6])]);
    const moves = moved(before, moved(before, NOTHING, order(4), 'new'), order(5), 'new');
    const sent = toSave(arrange(before, moves), 'n1');
    const after = arrange(group([5], [sheet(1, [6], 2), sheet(9, [4])]), afterSaving(moves, sent));
    expect(idsOn(after, 'n2')).toEqual([5]);
    expect(after.overtaken).toEqual([]);
  });
});
