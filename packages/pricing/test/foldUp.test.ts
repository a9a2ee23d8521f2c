/** A piece that is folded up has the size that was ordered, and no paper is lost or doubled on the way. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productById } from '../src/catalogue/products.ts';
import { dieLine, type Spot } from '../src/plan/dieLine.ts';
import { placed, posesOf } from '../src/plan/foldPose.ts';
import { foldPlan } from '../src/plan/foldUp.ts';
import type { Configuration, Product } from '../src/types.ts';

const product = (id: number): Product => {
  const found = productById(id);
  if (!found) throw new Error(`no product ${id}`);
  return found;
};
const area = (spots: readonly Spot[]): number =>
  Math.abs(
    spots.reduce((sum, [x, y], index) => {
      const [x2, y2] = spots[(index + 1) % spots.length] as Spot;
      return sum + x * y2 - x2 * y;
    }, 0) / 2,
  );
/** Extent of the finished piece on the three axes, the walls alone where asked for. */
function extent(of: Product, configuration: Configuration): number[] {
  const plan = foldPlan(of, configuration);
  if (!plan) throw new Error('it stays flat');
  const poses = posesOf(plan, plan.steps);
  const spots = plan.panels.flatMap(({ outline }, index) =>
    outline.map((spot) => placed(poses[index] as never, spot)),
  );
  return [0, 1, 2].map((axis) => {
    const all = spots.map((spot) => spot[axis] ?? 0);
    return Math.round((Math.max(...all) - Math.min(...all)) * 100) / 100;
  });
}
const sized = (id: number, widthMm: number, heightMm: number, depthMm?: number): Configuration => ({
  ...product(id).defaults,
  widthMm,
  heightMm,
  ...(depthMm !== undefined && { depthMm }),
});

const DIE_CUT = [501, 502, 504, 506, 601];

describe.each(DIE_CUT)('product %i', (id) => {
  test('its panels are the whole die, each part once', () => {
    const { widthMm, heightMm, depthMm } = product(id).defaults;
    fc.assert(
      fc.property(fc.double({ min: 0.7, max: 1.6, noNaN: true }), (by) => {
        const as = sized(
          id,
          widthMm * by,
          heightMm * by,
          depthMm === undefined ? undefined : depthMm * by,
        );
        const plan = foldPlan(product(id), as);
        const die = dieLine(product(id), as);
        const parts = plan?.panels.reduce((sum, { outline }) => sum + area(outline), 0) ?? 0;
        expect(parts).toBeCloseTo(area(die?.cut ?? []), 3);
      }),
      { numRuns: 25 },
    );
  });
});

test('a folded box measures what was ordered', () => {
  expect(extent(product(501), sized(501, 100, 150, 60))).toEqual([100, 150, 60]);
});

test('a mailer closes to its length, width and height', () => {
  expect(extent(product(502), sized(502, 240, 180, 60))).toEqual([240, 180, 60]);
});

test('an envelope ends flat and as large as its face', () => {
  const { widthMm, heightMm } = product(601).defaults;
  const [w, h, d] = extent(product(601), product(601).defaults);
  expect([w, h, d]).toEqual([widthMm, heightMm, 0]);
});

test.each([
  [204, 'foldHalf', 2],
  [203, 'foldTri', 3],
  [205, 'foldAccordion4', 4],
  [205, 'foldAccordion5', 5],
  [205, 'foldAccordion6', 6],
])('%i with %s ends as one of its %i panels', (id, craft, panels) => {
  const of = product(id);
  const crafts = [...of.defaults.crafts.filter((use) => !use.id.startsWith('fold')), { id: craft }];
  const configuration = { ...of.defaults, crafts };
  const long = Math.max(configuration.widthMm, configuration.heightMm);
  const short = Math.min(configuration.widthMm, configuration.heightMm);
  const [w, h, d] = extent(of, configuration);
  expect(foldPlan(of, configuration)?.panels).toHaveLength(panels);
  expect(w).toBeCloseTo(long / panels, 1);
  expect([h, d]).toEqual([short, 0]);
});

test('what lies flat and what is bound are not folded up', () => {
  for (const id of [101, 301, 604]) {
    expect(foldPlan(product(id), product(id).defaults)).toBeNull();
  }
});

test('before the first step nothing has moved', () => {
  const plan = foldPlan(product(501), product(501).defaults);
  for (const [index, pose] of posesOf(plan as never, 0).entries()) {
    for (const spot of plan?.panels[index]?.outline ?? []) {
      expect(placed(pose, spot).map((one) => Math.round(one * 1e6) / 1e6)).toEqual([
        ...spot.map((one) => Math.round(one * 1e6) / 1e6),
        0,
      ]);
    }
  }
});
