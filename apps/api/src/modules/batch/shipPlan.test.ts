/** The cheapest shipping of a workbook: never dearer than each row by itself, never later than wished, as the engine prices it. */
import { DROPS_MAX } from '@banxin/contract/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOOD, JUDGED_FOR } from './batch.testkit.ts';
import { judge } from './judge.ts';
import { grouped } from './shipGroup.ts';
import { type PlanRow, type ShipOffer, shipOffer } from './shipPlan.ts';

const PLACES = [
  ['浙江省', '杭州市', '西湖区'],
  ['四川省', '成都市', '武侯区'],
  ['西藏自治区', '拉萨市', '城关区'],
] as const;

interface Given {
  readonly place: number;
  readonly door: number;
  readonly quantity: number;
  readonly file: number | null;
  readonly day?: string | null;
  readonly carrier?: string | null;
}

function rowOf({ place, door, quantity, file, day, carrier }: Given, at: number): PlanRow {
  const [province, city, district] = PLACES[place] ?? PLACES[0];
  const cells = {
    ...Object.fromEntries(Object.entries(GOOD).map(([name, value]) => [name, String(value)])),
    ...{ number: `A-${at}`, quantity: String(quantity), province, city, district },
    detail: `文三路 ${door} 号`,
    ...(day && { arriveBy: day }),
    ...(carrier && { carrier }),
  };
  const judged = judge({ row: at + 2, cells, formulas: {} }, JUDGED_FOR);
  if (judged.job === null || judged.total === null)
    throw new Error(JSON.stringify(judged.problems));
  const job = { ...judged.job, fileId: file === null ? null : `f${file}`, certificateId: null };
  return {
    ...{ row: judged.row, number: judged.number, job, total: judged.total },
    named: carrier ? job.carrier : null,
  };
}

const offerOf = (rows: readonly PlanRow[]): ShipOffer | null =>
  shipOffer(rows, () => true, JUDGED_FOR);

const one: Given = { place: 0, door: 1, quantity: 2, file: 1 };

/** Orders of an offer, as lists of rows. */
function ordersOf(rows: readonly PlanRow[], offer: ShipOffer) {
  const byParcel = Map.groupBy(offer.rows, ({ parcel }) => parcel);
  return [...byParcel.values()].map((planned) => ({
    planned,
    rows: planned.map(({ row, carrier }) => {
      const found = rows.find((own) => own.row === row);
      if (found === undefined) throw new Error('A row that nobody gave');
      return { ...found, job: { ...found.job, carrier } };
    }),
  }));
}

describe('rows of one file', () => {
  it('to one receiver are one order to one address, of all that is wanted', () => {
    const rows = [rowOf(one, 0), rowOf({ ...one, quantity: 5 }, 1)];
    const offer = offerOf(rows);
    expect(offer?.joined).toEqual({ orders: 1, rows: 2 });
    const whole = grouped(rows);
    expect(whole.configuration.quantity).toBe(7);
    expect(whole.drops).toHaveLength(1);
  });

  it('to several receivers are one order with a parcel for each', () => {
    const rows = [rowOf(one, 0), rowOf({ ...one, place: 1 }, 1), rowOf(one, 2)];
    expect(offerOf(rows)?.joined).toEqual({ orders: 1, rows: 3 });
    expect(grouped(rows)).toMatchObject({
      dropOf: [0, 1, 0],
      drops: [{ quantity: 4 }, { quantity: 2 }],
    });
  });

  it('stay apart where they name different carriers for their parcels to one door', () => {
    const rows = [
      rowOf({ ...one, carrier: '顺丰速运' }, 0),
      rowOf({ ...one, carrier: '中通快递' }, 1),
    ];
    expect(grouped(rows).drops.map(({ carrier, quantity }) => [carrier, quantity])).toEqual([
      ['shunfeng', 2],
      ['zhongtong', 2],
    ]);
  });
});

it('rows with a file each to one receiver become styles of one job, called by their numbers', () => {
  const rows = [rowOf(one, 0), rowOf({ ...one, file: 2 }, 1)];
  expect(offerOf(rows)?.joined).toEqual({ orders: 1, rows: 2 });
  expect(grouped(rows)).toMatchObject({
    configuration: { quantity: 2, styles: 2 },
    styles: [{ name: 'A-0' }, { name: 'A-1', parts: [{ fileId: 'f2' }] }],
  });
});

it('rows without a file stay orders by themselves: nobody knows yet what they print', () => {
  const rows = [rowOf({ ...one, file: null }, 0), rowOf({ ...one, file: null }, 1)];
  expect(offerOf(rows)?.joined.orders ?? 0).toBe(0);
});

it('what a wished day costs more is said', () => {
  const rows = [0, 1].map((at) => rowOf({ ...one, place: 2 * at, day: '2026-11-26' }, at));
  const offer = offerOf(rows);
  expect(offer?.wish?.rows).toBe(2);
  expect(offer?.wish?.costs).toBeGreaterThanOrEqual(0);
});

it('a row whose price moved is left out', () => {
  const rows = [rowOf(one, 0), { ...rowOf(one, 1), total: 1 }];
  expect(offerOf(rows)?.rows.map(({ row }) => row) ?? []).not.toContain(3);
});

const given = fc.record({
  place: fc.integer({ min: 0, max: 2 }),
  door: fc.integer({ min: 1, max: 3 }),
  quantity: fc.integer({ min: 2, max: 12 }),
  file: fc.option(fc.integer({ min: 1, max: 3 })),
  day: fc.option(fc.constantFrom('2026-11-23', '2026-11-25', '2026-12-20')),
  carrier: fc.option(fc.constantFrom('顺丰速运', '中通快递')),
});

it('of any workbook: nothing dearer, nothing lost, nobody later than wished, carriers as they were named', () => {
  fc.assert(
    fc.property(fc.array(given, { minLength: 1, maxLength: 24 }), (all) => {
      const rows = all.map(rowOf);
      const offer = offerOf(rows);
      if (offer === null) return;
      const seen = offer.rows.map(({ row }) => row);
      expect(new Set(seen).size).toBe(seen.length);
      const saved = offer.rows.reduce((sum, { alone, total }) => sum + alone - total, 0);
      expect(saved).toBe(offer.saves);
      expect(offer.saves).toBeGreaterThan(0);
      for (const { planned, rows: joined } of ordersOf(rows, offer)) {
        expect(grouped(joined).drops.length).toBeLessThanOrEqual(DROPS_MAX);
        expect(new Set(joined.map(({ job }) => job.arriveBy)).size).toBe(1);
        if (joined.length > 1) expect(joined.every(({ job }) => job.fileId !== null)).toBe(true);
        for (const [at, { named }] of joined.entries()) {
          if (named !== null) expect(planned[at]?.carrier).toBe(named);
        }
        const alone = planned.reduce((sum, line) => sum + line.alone, 0);
        expect(planned.reduce((sum, line) => sum + line.total, 0)).toBeLessThan(alone);
      }
    }),
    { numRuns: 60, seed: 20261126 },
  );
}, 60_000);
