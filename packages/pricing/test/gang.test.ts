/** Gang sheets: what lies on one can be printed and cut, nobody gets too little, and together is never worse than alone. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productById } from '../src/catalogue/products.ts';
import { gangJobOf } from '../src/plan/gangJob.ts';
import { gangFaults, proposeGang } from '../src/plan/gangProposal.ts';
import {
  type GangJob,
  type GangLayout,
  gangFitting,
  gangLayout,
  gangRoom,
  gangShare,
  gangStyles,
} from '../src/plan/gangSheet.ts';
import { imposed } from '../src/plan/imposed.ts';
import { GRIPPER_MM, SHEETS, SIDE_MM } from '../src/plan/sheets.ts';
import { book } from '../src/priceBook/book.ts';
import type { Configuration } from '../src/types.ts';

const PRESS = SHEETS[book.gang.sheet];

const job = fc.record({
  widthMm: fc.integer({ min: 40, max: 420 }),
  heightMm: fc.integer({ min: 40, max: 300 }),
  edgeMm: fc.constantFrom(1, 2, 3),
  styles: fc.integer({ min: 1, max: 6 }),
  pieces: fc.constantFrom(200, 300, 500, 1_000, 2_000, 5_000),
});
const jobs = (maxLength: number) =>
  fc
    .array(job, { minLength: 1, maxLength })
    .map((all) => all.map((one, key): GangJob<number> => ({ ...one, key })));

/** Looked at without the help of what laid it out. */
function canBePrinted(all: readonly GangJob<number>[], { places, run, fill }: GangLayout<number>) {
  const boxes = places.map(({ x, y, width, height, edgeMm: edge }) => ({
    left: x - edge,
    top: y - edge,
    right: x + width + edge,
    bottom: y + height + edge,
  }));
  for (const [at, a] of boxes.entries()) {
    expect(a.left).toBeGreaterThanOrEqual(SIDE_MM - 0.001);
    expect(a.right).toBeLessThanOrEqual(PRESS.widthMm - SIDE_MM + 0.001);
    expect(a.top).toBeGreaterThanOrEqual(-0.001);
    expect(a.bottom).toBeLessThanOrEqual(PRESS.heightMm - GRIPPER_MM + 0.001);
    for (const b of boxes.slice(at + 1)) {
      const apart =
        a.right <= b.left + 0.001 ||
        b.right <= a.left + 0.001 ||
        a.bottom <= b.top + 0.001 ||
        b.bottom <= a.top + 0.001;
      expect(apart).toBe(true);
    }
  }
  for (const one of all) {
    for (let style = 1; style <= one.styles; style += 1) {
      const count = places.filter((p) => p.key === one.key && p.style === style).length;
      if (one.part?.includes(style) === false) expect(count).toBe(0);
      else expect(count * run).toBeGreaterThanOrEqual(one.pieces);
    }
  }
  expect(fill).toBeGreaterThanOrEqual(0);
  expect(fill).toBeLessThanOrEqual(100);
}

/** A straight cut through the whole of these that divides them, until each lies alone. */
function isCutByGuillotine(places: readonly GangLayout<number>['places'][number][]): boolean {
  if (places.length <= 1) return true;
  for (const [from, size] of [
    ['y', 'height'],
    ['x', 'width'],
  ] as const) {
    const edges = places.map((p) => [p[from] - p.edgeMm, p[from] + p[size] + p.edgeMm] as const);
    for (const [, cut] of edges) {
      const before = places.filter((_, at) => (edges[at]?.[1] ?? 0) <= cut + 0.001);
      const after = places.filter((_, at) => (edges[at]?.[0] ?? 0) >= cut - 0.001);
      const divides = before.length > 0 && after.length > 0;
      if (divides && before.length + after.length === places.length) {
        return isCutByGuillotine(before) && isCutByGuillotine(after);
      }
    }
  }
  return false;
}

describe('a layout', () => {
  it('keeps within the printable area, never overlaps, meets every count and can be cut', () => {
    fc.assert(
      fc.property(jobs(8), (all) => {
        const layout = gangLayout(book.gang, all);
        fc.pre(layout !== null);
        if (layout === null) return;
        canBePrinted(all, layout);
        expect(gangFaults(book.gang, all, layout)).toEqual([]);
        expect(isCutByGuillotine(layout.places)).toBe(true);
        const shares = all.map(({ key }) => gangShare(book.gang, layout, key));
        expect(shares.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1_000);
        for (const { copies, over, key } of layout.made) {
          const ordered = all[key]?.pieces ?? 0;
          expect(over).toBe(copies * layout.run - ordered);
          expect(over).toBeGreaterThanOrEqual(0);
          expect(over).toBeLessThan(layout.run);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('takes a job alone exactly when its styles have a place each, and is the same whoever asks', () => {
    fc.assert(
      fc.property(jobs(1), ([one]) => {
        if (one === undefined) return;
        const [width, height] = [one.widthMm + 2 * one.edgeMm, one.heightMm + 2 * one.edgeMm];
        const fits = (a: number, b: number): number =>
          Math.floor((PRESS.widthMm - 2 * SIDE_MM) / a) *
          Math.floor((PRESS.heightMm - GRIPPER_MM) / b);
        const positions = Math.max(fits(width, height), fits(height, width));
        const layout = gangLayout(book.gang, [one]);
        expect(layout !== null).toBe(one.styles <= positions);
        expect(gangLayout(book.gang, [one])).toEqual(layout);
      }),
    );
  });

  it('is seen through when it is spoiled: pushed off the sheet, over another, turned, a place too few', () => {
    fc.assert(
      fc.property(
        jobs(5),
        fc.nat(),
        fc.constantFrom('outside', 'overlap', 'turned', 'short'),
        (all, at, kind) => {
          const layout = gangLayout(book.gang, all);
          fc.pre(layout !== null && layout.places.length > 1);
          if (layout === null) return;
          const nth = at % layout.places.length;
          const other = layout.places[(nth + 1) % layout.places.length];
          const spoiled = layout.places.flatMap((place, index) => {
            if (index !== nth || other === undefined) return [place];
            if (kind === 'outside') return [{ ...place, y: PRESS.heightMm - place.height }];
            if (kind === 'overlap') return [{ ...place, x: other.x, y: other.y }];
            if (kind === 'turned') return [{ ...place, width: place.width + 1 }];
            return [];
          });
          const found = gangFaults(book.gang, all, { ...layout, places: spoiled });
          if (kind !== 'short') expect(found.map((fault) => fault.kind)).toContain(kind);
          else {
            const one = all.find(({ key }) => key === layout.places[nth]?.key);
            const made = layout.made.find(({ key }) => key === one?.key);
            const isShort = ((made?.copies ?? 0) - 1) * layout.run < (one?.pieces ?? 0);
            expect(found.some((fault) => fault.kind === 'short')).toBe(isShort);
          }
        },
      ),
    );
  });
});

describe('a proposal', () => {
  it('is never worse than one job per sheet: no more plates, no more paper, no style twice or left out', () => {
    fc.assert(
      fc.property(jobs(14), (all) => {
        const possible = all.filter((one) => gangRoom(book.gang, one) > 0);
        const sheets = proposeGang(book.gang, all);
        for (const one of all) {
          const laid = sheets.flat().filter(({ key }) => key === one.key);
          const styles = laid.flatMap(gangStyles).toSorted((a, b) => a - b);
          expect(styles).toEqual(possible.includes(one) ? gangStyles(one) : []);
        }
        for (const on of sheets) expect(new Set(on.map(({ key }) => key)).size).toBe(on.length);
        // Of a job that is too much for one sheet as many as its styles need.
        const whole = possible.reduce(
          (sum, one) => sum + Math.ceil(one.styles / gangRoom(book.gang, one)),
          0,
        );
        expect(sheets.length).toBeLessThanOrEqual(whole);
        const used = sheets.reduce((sum, on) => sum + (gangLayout(book.gang, on)?.sheets ?? 0), 0);
        const apart = possible.reduce(
          (sum, one) =>
            sum +
            Math.ceil(one.styles / gangRoom(book.gang, one)) * (one.pieces + book.gang.wasteSheets),
          0,
        );
        expect(used).toBeLessThanOrEqual(apart);
        for (const on of sheets) {
          const layout = gangLayout(book.gang, on);
          expect(layout).not.toBeNull();
          if (layout) canBePrinted(on, layout);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('puts cards of one stock on one sheet, and gives the longer run more places', () => {
    const cards = (key: number, pieces: number): GangJob<number> => ({
      key,
      pieces,
      styles: 1,
      widthMm: 90,
      heightMm: 54,
      edgeMm: 1,
    });
    const [sheet, ...more] = proposeGang(book.gang, [cards(0, 200), cards(1, 500), cards(2, 200)]);
    expect(more).toEqual([]);
    const layout = gangLayout(book.gang, sheet ?? []);
    expect(layout).toMatchObject({ run: 200, sheets: 200 + book.gang.wasteSheets });
    expect(layout?.made).toEqual([
      { key: 0, copies: 1, over: 0 },
      { key: 1, copies: 3, over: 100 },
      { key: 2, copies: 1, over: 0 },
    ]);
  });
});

describe('a job with more styles than there is room for', () => {
  const leaflet = (styles: number, key = 0): GangJob<number> => ({
    ...{ key, styles, pieces: 500, widthMm: 210, heightMm: 285, edgeMm: 3 },
  });

  it('is proposed in parts: whole sheets of its styles, and the rest with other jobs', () => {
    const room = gangRoom(book.gang, leaflet(1));
    const [many, other] = [leaflet(2 * room + 1), leaflet(2, 1)];
    expect(gangLayout(book.gang, [many])).toBeNull();
    const sheets = proposeGang(book.gang, [many, other]);
    const laid = sheets.map((on) => on.map(({ key, part }) => [key, part?.length ?? null]));
    expect(laid).toEqual([
      [[0, room]],
      [[0, room]],
      [
        [0, 1],
        [1, null],
      ],
    ]);
  });

  it('lies beside others with as many as fit, and one more does not', () => {
    fc.assert(
      fc.property(jobs(4), fc.integer({ min: 1, max: 50 }), (there, styles) => {
        fc.pre(gangLayout(book.gang, there) !== null);
        const one: GangJob<number> = { ...(there[0] as GangJob<number>), key: -1, styles };
        const put = gangFitting(book.gang, there, one);
        const withPart = (part: readonly number[]) =>
          gangLayout(book.gang, [...there, { ...one, part }]);
        const layout = put.length > 0 ? withPart(put) : null;
        if (layout) canBePrinted([...there, { ...one, part: put }], layout);
        expect(put).toEqual(gangStyles(one).slice(0, put.length));
        if (put.length < styles) {
          expect(withPart(gangStyles(one).slice(0, put.length + 1))).toBeNull();
        }
      }),
      { numRuns: 60 },
    );
  });

  it('counts what of it is there already', () => {
    const there: GangJob<number> = { ...leaflet(20), part: [3, 4] };
    const room = gangRoom(book.gang, there);
    const put = gangFitting(book.gang, [there], {
      ...leaflet(20),
      part: [1, 2, 5, 6, 7, 8, 9, 10],
    });
    expect(put).toEqual([1, 2, 5, 6, 7, 8, 9, 10].slice(0, room - 2));
  });

  it('has a fault when a style that is to lie there has no place', () => {
    const half: GangJob<number> = { ...leaflet(4), part: [2, 4] };
    const layout = gangLayout(book.gang, [half]);
    expect(new Set(layout?.places.map(({ style }) => style))).toEqual(new Set([2, 4]));
    const faults = layout && gangFaults(book.gang, [{ ...half, part: [2, 3, 4] }], layout);
    expect(faults).toEqual([{ key: 0, kind: 'short' }]);
  });
});

describe('a job', () => {
  const cards = productById(101);
  if (!cards) throw new Error('No cards');
  const configuration: Configuration = { ...cards.defaults, quantity: 2, colours: '4+4' };

  it('is what the quote gangs, in its flat size', () => {
    const one = gangJobOf(cards, book, configuration);
    const drawn = imposed(cards, book, configuration);
    expect(drawn?.mode).toBe('gang');
    expect(one?.pieces).toMatchObject({ styles: 1, pieces: 2 * cards.piecesPerUnit });
    expect(gangJobOf(cards, book, { ...configuration, quantity: 500 })).toBeNull();
  });

  it('shares its sheet with the same paper, inks and film, whatever its count', () => {
    const stockOf = (more: Partial<Configuration>) =>
      gangJobOf(cards, book, { ...configuration, ...more })?.stock;
    expect(stockOf({ quantity: 5 })?.key).toBe(stockOf({})?.key);
    expect(stockOf({ colours: '4+0' })?.key).not.toBe(stockOf({})?.key);
    expect(stockOf({ colours: '4+0' })?.paperKey).toBe(stockOf({})?.paperKey);
  });
});
