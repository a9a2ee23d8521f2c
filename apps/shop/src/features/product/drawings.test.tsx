/**
 * The drawings of products in lists are pictures: `drawings/<product>.svg`, one for each, made here.
 * After a change of a drawing or the catalogue: `npm run drawings -w @banxin/shop`.
 */
import { readdir } from 'node:fs/promises';
import { factsOf } from '@banxin/pricing/facts';
import { products } from '@banxin/pricing/products';
import type { Product } from '@banxin/pricing/types';
import { ProductArt } from '@banxin/ui/ProductArt';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DRAWING_HEIGHT, DRAWING_WIDTH, drawingOf } from './drawings.ts';
import { glyphOutlines } from './glyphOutlines.ts';
import { lookOf } from './productLook.ts';

/** How much of its picture a drawing takes. */
const SHARE = { width: 0.64, height: 0.74 };
/** Half the height of a character above its baseline, where a drawing centres it. @unit em */
const MIDDLE = 0.38;

const TEXT = /<text x="([^"]+)" y="([^"]+)" font-size="([^"]+)" fill="([^"]+)"[^>]*>(.)<\/text>/g;

/** A character as the shape it has: a picture that hangs on a font looks different on each machine. */
const outlined = (shapes: string): string =>
  shapes.replaceAll(TEXT, (_, x: string, y: string, size: string, fill: string, text: string) => {
    const outline = glyphOutlines[text];
    if (outline === undefined) throw new Error(`no outline of ${text}`);
    const scale = Number(size) / 1_000;
    const left = Math.round((Number(x) - Number(size) / 2) * 100) / 100;
    const base = Math.round((Number(y) + Number(size) * MIDDLE) * 100) / 100;
    return `<path d="${outline}" fill="${fill}" transform="translate(${left} ${base}) scale(${scale})"></path>`;
  });

const look = (product: Product) => lookOf(product, product.defaults, factsOf(product).knownFor);

/** A drawing on a picture of one size for all, nothing in it but shapes. */
function pictureOf(product: Product): string {
  const markup = renderToStaticMarkup(<ProductArt {...look(product)} />);
  const [, box, shapes] = /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(markup) ?? [];
  if (box === undefined || shapes === undefined) throw new Error(`no drawing of ${product.id}`);
  const [left = 0, top = 0, width = 0, height = 0] = box.split(' ').map(Number);
  const scale = Math.max(
    width / SHARE.width / DRAWING_WIDTH,
    height / SHARE.height / DRAWING_HEIGHT,
  );
  const [w, h] = [DRAWING_WIDTH * scale, DRAWING_HEIGHT * scale];
  const viewBox = [left + (width - w) / 2, top + (height - h) / 2, w, h].map(
    (value) => Math.round(value * 100) / 100,
  );
  const drawn = outlined(shapes)
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/><\/\w+>/g, '/>')
    .replaceAll('><', '>\n<');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWING_WIDTH}" height="${DRAWING_HEIGHT}" viewBox="${viewBox.join(' ')}">\n${drawn}\n</svg>\n`;
}

describe.each(products.map((one) => [one.id, one.name, one] as const))('%i %s', (id, _, one) => {
  it('has a picture that is its drawing of today', async () => {
    await expect(pictureOf(one)).toMatchFileSnapshot(`./drawings/${id}.svg`);
  });

  it('is found by its number, as a file of its own', () => {
    expect(drawingOf(id)).toMatch(new RegExp(`${id}.*\\.svg`));
  });
});

it('no two products beside each other share a drawing: they differ in more than their size', () => {
  const marks = products.map((product) => {
    const { widthMm: _w, heightMm: _h, depthMm: _d, pages: _p, ...rest } = look(product);
    return JSON.stringify(rest);
  });
  const same = marks.flatMap((mark, at) => (mark === marks[at + 1] ? [products[at]?.name] : []));
  expect(same).toEqual([]);
});

it('no two products of the catalogue have the same picture', () => {
  expect(new Set(products.map(pictureOf)).size).toBe(products.length);
});

it('no picture hangs on a font', () => {
  expect(products.filter((product) => pictureOf(product).includes('<text'))).toEqual([]);
});

it('there is no picture of a product that does not exist', async () => {
  const names = await readdir(new URL('./drawings', import.meta.url));
  expect(names.map((name) => Number.parseInt(name, 10)).sort()).toEqual(
    products.map(({ id }) => id).sort(),
  );
});

describe('a drawing follows what is chosen', () => {
  const of = (id: number) => products.find((product) => product.id === id) as Product;
  const chosen = (id: number, changes: Partial<Product['defaults']>) =>
    lookOf(of(id), { ...of(id).defaults, ...changes });

  it.each([
    ['the colour of the paper', 102, { materialId: 'linen' }, 'stock', 'cream'],
    ['rounded corners', 101, { crafts: [{ id: 'cornerR6' }] }, 'shape', 'rounded'],
    ['gloss film', 203, { crafts: [{ id: 'filmGloss', sides: 1 }] }, 'film', 'gloss'],
    ['matt film', 101, { crafts: [{ id: 'filmMatt', sides: 2 }] }, 'film', 'matt'],
    ['spot varnish', 101, { crafts: [{ id: 'uv', sides: 1 }] }, 'varnish', true],
    ['foil', 101, { crafts: [{ id: 'foil', params: { area: 10 } }] }, 'foil', true],
    ['the fold', 205, { crafts: [{ id: 'foldAccordion5' }] }, 'panels', 5],
    ['the window', 501, { crafts: [{ id: 'window' }] }, 'window', true],
    ['the handle', 503, { crafts: [{ id: 'cordRibbon' }] }, 'handle', 'ribbon'],
  ] as const)('%s', (_, id, changes, field, value) => {
    expect(lookOf(of(id), of(id).defaults)[field]).not.toBe(value);
    expect(chosen(id, changes)[field]).toBe(value);
  });
});
