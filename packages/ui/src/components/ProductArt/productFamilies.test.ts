// Every family is drawn, and every measure that means something for it changes its drawing, for any size.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArtShape } from '../../internal/artScene.ts';
import type { ProductFamily } from './artTypes.ts';
import { type ArtMeasures, FAMILIES, shapesOf } from './productFamilies.ts';

const families = Object.keys(FAMILIES) as ProductFamily[];
const draw = (family: ProductFamily, measures: ArtMeasures = {}): ArtShape[] =>
  shapesOf({ family, ...measures });

/** For every measure a value that differs from what each family usually has. */
const other: Required<{ [Name in keyof ArtMeasures]: NonNullable<ArtMeasures[Name]> }> = {
  widthMm: 137,
  heightMm: 171,
  depthMm: 61,
  thicknessMm: 30,
  pages: 160,
  panels: 5,
  shape: 'rounded',
  foil: true,
  film: 'gloss',
  varnish: true,
  window: true,
  handle: 'ribbon',
  tone: 'magenta',
  stock: 'pearl',
};
const names = Object.keys(other) as (keyof ArtMeasures)[];

describe.each(families)('the drawing of %s', (family) => {
  const { follows, foil = false } = FAMILIES[family];

  it.each(names)(follows.length > 0 ? 'follows %s where it means something' : '%s', (name) => {
    const value = name === 'foil' ? !foil : other[name];
    const changed = draw(family, { [name]: value });
    if (follows.includes(name)) expect(changed).not.toEqual(draw(family));
    else expect(changed).toEqual(draw(family));
  });

  it('is made of finite points, whatever the size', () => {
    const length = fc.integer({ min: 1, max: 3000 });
    fc.assert(
      fc.property(length, length, length, (widthMm, heightMm, depthMm) => {
        const shapes = draw(family, { widthMm, heightMm, depthMm, thicknessMm: depthMm });
        const points = shapes.flatMap((shape) =>
          shape.kind === 'text' ? [shape.at] : shape.points,
        );
        expect(points.length).toBeGreaterThan(8);
        expect(points.flat().every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 60, seed: 20_261_120 },
    );
  });
});

it('every measure changes at least one drawing', () => {
  const followed = new Set(families.flatMap((family) => FAMILIES[family].follows));
  expect([...followed].sort()).toEqual([...names].sort());
});
