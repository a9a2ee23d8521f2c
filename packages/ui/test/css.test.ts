// The one style sheet of the package: its layers in order, nothing outside them, its weight and its report.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Atom, declaration, interim, orderedPairs, takeApart } from '../build/cascade.ts';
import { layersOf } from '../build/layersFirst.ts';
import { home } from '../build/publicFiles.ts';
import { type EmittedStyles, emittedStyles, styleReport } from '../build/styleReport.ts';
import { layers } from '../src/theme/layers.css.ts';

let styles: EmittedStyles;
let sheet = '';

beforeAll(async () => {
  styles = await emittedStyles();
  sheet = styles.sheet;
});

it('begins with the names of its layers, weakest first', () => {
  expect(sheet.startsWith(`@layer ${Object.values(layers).join(',')};`)).toBe(true);
});

it('mentions the layers in that order below as well', () => {
  expect(layersOf(sheet.slice(sheet.indexOf(';')))).toEqual(Object.values(layers));
});

it('leaves no rule outside a layer', () => {
  let depth = 0;
  let outside = '';
  for (const sign of sheet) {
    if (sign === '}') depth -= 1;
    else if (sign === '{') depth += 1;
    else if (depth === 0) outside += sign;
  }
  const heads = outside.split(/(?=@)/).map((head) => head.trim());
  const strangers = heads.filter((head) => !/^(@layer|@keyframes|@charset|$)/.test(head));
  expect(strangers).toEqual([]);
});

it('holds a rule of a component and a value of a theme', () => {
  expect(sheet).toContain('--bx-color-action:#2340b0');
  expect(sheet).toMatch(/\[data-hovered\]/);
});

it('names styles by numbers in the order in which it mentions them', () => {
  const classes = [...sheet.matchAll(/\.(bx\w+)/g)].map(([, name]) => name);
  const [first, second] = [...new Set(classes)];
  expect([first, second]).toEqual(['bx00', 'bx01']);
  expect(sheet).not.toMatch(/\bbx\w+-/);
});

it('holds nothing that its tools left for themselves', () => {
  expect(sheet).not.toMatch(/lightningcss|\/\*/);
});

it('weighs at most 14,000 bytes gzip', () => {
  expect(gzipSync(sheet, { level: 9 }).length).toBeLessThanOrEqual(14_000);
});

describe('says folded what it says as written', () => {
  const text = (atom: Atom, selector = atom.selector): string =>
    `${atom.layer} ${atom.condition}${selector}{${declaration(atom)}}`;
  const atomsOf = (css: string): Atom[] => [...takeApart(css).layers.values()].flat();
  /** Every declaration of the folded sheet in the words of the written one, with its place. */
  const unfolded = (): Map<string, number[]> => {
    const { sheet: folded, classes } = styles.folding.after;
    const members = new Map<string, string[]>();
    for (const [name, list] of classes) {
      for (const one of list)
        if (one !== name) members.set(one, [...(members.get(one) ?? []), name]);
    }
    const places = new Map<string, number[]>();
    for (const atom of atomsOf(folded)) {
      const [shared = ''] = (atom.selector.match(interim) ?? []).filter((name) =>
        members.has(name),
      );
      const selectors = shared
        ? (members.get(shared) ?? []).map((name) => atom.selector.replace(shared, name))
        : [atom.selector];
      for (const selector of selectors) {
        const key = text(atom, selector);
        places.set(key, [...(places.get(key) ?? []), atom.at]);
      }
    }
    return places;
  };

  it('every declaration for every class, and nothing else', () => {
    const written = atomsOf(styles.folding.before).map((atom) => text(atom));
    expect([...unfolded().keys()].sort()).toEqual([...new Set(written)].sort());
  });

  it('and wherever two of them can decide about one element, in the same order', () => {
    const places = unfolded();
    const turned: string[] = [];
    let pairs = 0;
    for (const atoms of takeApart(styles.folding.before).layers.values()) {
      for (const [before, after] of orderedPairs(atoms, styles.folding.use.meet)) {
        const [earlier, later] = [atoms[before], atoms[after]].map((atom) =>
          atom ? text(atom) : '',
        );
        const last = Math.max(...(places.get(earlier ?? '') ?? []));
        const first = Math.min(...(places.get(later ?? '') ?? []));
        if (!(last < first)) turned.push(`${earlier} before ${later}`);
        pairs += 1;
      }
    }
    expect(turned).toEqual([]);
    expect(pairs).toBeGreaterThan(500);
  });

  it('scripts name every class that stands in the stead of another', () => {
    const { classes } = styles.folding.after;
    expect(classes.size).toBeGreaterThan(100);
    for (const name of styles.folding.use.sought) expect(classes.has(name)).toBe(false);
  });
});

it('matches reports/styles.md; otherwise run npm run reports -w @banxin/ui', () => {
  expect(readFileSync(`${home}/reports/styles.md`, 'utf8')).toBe(styleReport(styles));
});
