/** A die is the flat size that is priced, cut once around, with every crease on the paper. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productById, products } from '../src/catalogue/products.ts';
import { evaluate } from '../src/configure/configure.ts';
import { type DieLine, dieLine, onItsSide, type Spot } from '../src/plan/dieLine.ts';
import { imposed } from '../src/plan/imposed.ts';
import { flatSize } from '../src/plan/unfold.ts';
import { book } from '../src/priceBook/book.ts';
import type { Configuration, Product } from '../src/types.ts';
import { randomConfiguration } from './jobs.ts';

const made = products.filter(({ unfold }) => unfold && unfold.shape !== 'couplet');
const dieOf = (product: Product, configuration: Configuration): DieLine => {
  const die = dieLine(product, configuration);
  if (!die) throw new Error(`no die of ${product.name}`);
  return die;
};

const sides = ({ cut }: DieLine): [Spot, Spot][] =>
  cut.map((spot, at) => [spot, cut[(at + 1) % cut.length] as Spot]);
const turn = ([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot): number =>
  Math.sign(Math.round(((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) * 1e6));
const cross = ([a, b]: [Spot, Spot], [c, d]: [Spot, Spot]): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
const area = (die: DieLine): number =>
  Math.abs(sides(die).reduce((sum, [[ax, ay], [bx, by]]) => sum + (ax * by - bx * ay) / 2, 0));

/** Inside the outline or on it. */
function isOnPaper(die: DieLine, [x, y]: Spot): boolean {
  const isOnCut = sides(die).some(([[ax, ay], [bx, by]]) => {
    const length = Math.hypot(bx - ax, by - ay);
    const away = Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
    return away < 0.01 && along > -0.01 && along < length + 0.01;
  });
  const crossed = sides(die).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  );
  return isOnCut || crossed.length % 2 === 1;
}

function isCutFromItsSheet(product: Product, configuration: Configuration): void {
  const die = dieOf(product, configuration);
  const flat = flatSize(product, configuration);
  const [xs, ys] = [die.cut.map(([x]) => x), die.cut.map(([, y]) => y)];
  expect([Math.min(...xs), Math.min(...ys)]).toEqual([0, 0]);
  expect(Math.max(...xs)).toBeCloseTo(flat.widthMm, 6);
  expect(Math.max(...ys)).toBeCloseTo(flat.heightMm, 6);
  const edges = sides(die);
  const crossing = edges.filter((one, at) =>
    edges.slice(at + 1).some((other) => cross(one, other)),
  );
  expect(crossing).toEqual([]);
  for (const [from, to] of die.creases) {
    const middle: Spot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    expect([from, middle, to].filter((spot) => !isOnPaper(die, spot))).toEqual([]);
  }
  for (const { x, y, width, height } of die.faces) {
    expect(isOnPaper(die, [x + width / 2, y + height / 2])).toBe(true);
  }
  // Flaps are smaller than the walls that they close.
  const faces = die.faces.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(area(die)).toBeGreaterThan(faces);
  expect(area(die)).toBeLessThanOrEqual(flat.widthMm * flat.heightMm);
}

describe.each(made.map((product) => [product.name, product] as const))('%s', (_, product) => {
  it('is cut out of its flat size, in each of its sizes', () => {
    for (const { widthMm, heightMm, depthMm } of product.size.presets) {
      isCutFromItsSheet(product, {
        ...product.defaults,
        widthMm,
        heightMm,
        ...(depthMm !== undefined && { depthMm }),
      });
    }
  });
});

it('is cut out of its flat size in any size that can be ordered', () => {
  let seen = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...made),
      fc.infiniteStream(fc.nat(1_000_000)),
      (product, numbers) => {
        const pick = (n: number): number => Number(numbers.next().value) % n;
        const configuration = randomConfiguration(pick, product);
        if (!evaluate(product, configuration).valid) return;
        isCutFromItsSheet(product, configuration);
        seen += 1;
      },
    ),
    { numRuns: 400, seed: 7 },
  );
  expect(seen).toBeGreaterThan(20);
});

it('a tuck box has a glue flap, four walls and a lid above its back', () => {
  const box = productById(501) as Product;
  const die = dieOf(box, { ...box.defaults, widthMm: 100, heightMm: 150, depthMm: 60 });
  expect(die.faces.map(({ x, width }) => [x, width])).toEqual([
    [15, 100],
    [115, 60],
    [175, 100],
    [275, 60],
  ]);
  // Above the back: the lid's crease, and its tuck's one depth higher.
  expect(die.creases).toContainEqual([
    [15, 12],
    [115, 12],
  ]);
  expect(die.cut.filter(([x]) => x === 0)).toHaveLength(2);
});

it('what is cut along its edges has no die', () => {
  const card = productById(101) as Product;
  const couplet = products.find(({ unfold }) => unfold?.shape === 'couplet') as Product;
  expect(dieLine(card, card.defaults)).toBeNull();
  expect(dieLine(couplet, couplet.defaults)).toBeNull();
});

it('the press sheet carries the same die as the proof', () => {
  const box = productById(501) as Product;
  const sheet = imposed(box, book, box.defaults);
  expect(sheet?.die).toEqual(dieLine(box, box.defaults));
  const [place] = sheet?.places ?? [];
  const lying = [place?.width, place?.height];
  const upright = sheet?.isTurned ? lying.toReversed() : lying;
  expect(upright[0]).toBeCloseTo(sheet?.die?.widthMm ?? 0, 6);
  expect(upright[1]).toBeCloseTo(sheet?.die?.heightMm ?? 0, 6);
});

it('on its side it is the same die, its upper edge to the right', () => {
  const box = productById(501) as Product;
  const die = dieOf(box, box.defaults);
  const side = onItsSide(die);
  expect([side.widthMm, side.heightMm]).toEqual([die.heightMm, die.widthMm]);
  expect(area(side)).toBeCloseTo(area(die), 6);
  expect(side.faces.every((face) => isOnPaper(side, [face.x, face.y]))).toBe(true);
  const [, first] = die.cut;
  const [, turned] = side.cut;
  expect(turned).toEqual([die.heightMm - (first?.[1] ?? 0), first?.[0]]);
});
