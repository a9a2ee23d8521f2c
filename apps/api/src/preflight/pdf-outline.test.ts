import { expect, it } from 'vitest';
import { IDENTITY, type Matrix } from './pdf-matrix.ts';
import { buildsPath, Outline } from './pdf-outline.ts';
import type { Value } from './pdf-values.ts';

/** Built from operators as a page states them. */
function outlineOf(drawing: string, ctm: Matrix = IDENTITY): Outline {
  const outline = new Outline();
  let operands: Value[] = [];
  for (const word of drawing.split(' ')) {
    const number = Number(word);
    if (!Number.isNaN(number)) operands.push(number);
    else if (buildsPath(word, operands)) {
      outline.add(word, operands, ctm);
      operands = [];
    }
  }
  outline.finish(ctm);
  return outline;
}

/** A circle of radius 10 around 10, 10. */
const CIRCLE =
  '20 10 m 20 15.523 15.523 20 10 20 c 4.477 20 0 15.523 0 10 c 0 4.477 4.477 0 10 0 c 15.523 0 20 4.477 20 10 c h';

it.each<[string, string, number]>([
  ['a rectangle', '0 0 30 10 re', 300],
  ['a rectangle drawn backwards', '30 10 -30 -10 re', 300],
  ['a triangle that is left open', '0 0 m 10 0 l 0 10 l', 50],
  ['two shapes', '0 0 10 10 re 20 0 10 10 re', 200],
  ['a shape with a hole', '0 0 10 10 re 1 1 m 1 9 l 9 9 l 9 1 l h', 36],
  ['a circle', CIRCLE, 314],
  ['a line', '0 0 m 10 10 l', 0],
])('%s encloses what it should', (_what, drawing, area) => {
  expect(Math.round(outlineOf(drawing).area)).toBe(area);
});

it('is measured after the matrix', () => {
  const outline = outlineOf('0 0 30 10 re', [0, 2, -1, 0, 5, 0]);
  expect(outline.area).toBe(600);
  expect(outline.box).toEqual([-5, 0, 5, 60]);
  expect(outline.length).toBe(140);
});

it('a line along it is as thin as where the matrix squeezes it most', () => {
  const squeezed: Matrix = [1, 0, 0, 0.1, 0, 0];
  const thickness = (drawing: string) => outlineOf(drawing, squeezed).thicknessOf(2, squeezed);
  expect(thickness('0 0 m 10 0 l')).toBeCloseTo(0.2);
  expect(thickness('0 0 m 0 10 l')).toBeCloseTo(2);
  expect(thickness('0 0 10 10 re')).toBeCloseTo(0.2);
  const turned: Matrix = [0.6, 0.8, -0.8, 0.6, 0, 0];
  expect(outlineOf('0 0 m 10 10 l', turned).thicknessOf(2, turned)).toBeCloseTo(2);
});

it('an operator without its numbers builds nothing, nor does one of another kind', () => {
  for (const operator of ['m', 'l', 'c', 're']) expect(buildsPath(operator, [1])).toBe(false);
  for (const operator of ['f', 'constructor', 'W'])
    expect(buildsPath(operator, [1, 2])).toBe(false);
  expect(buildsPath('h', [])).toBe(true);
});
