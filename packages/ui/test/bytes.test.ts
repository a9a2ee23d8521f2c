// The weight of the reference screen: built for production, React included.
import { beforeAll, expect, it } from 'vitest';
import { type Built, buildScreen } from '../bench/build.ts';
import { BYTES } from '../bench/targets.ts';

let screen: Built;

beforeAll(async () => {
  screen = await buildScreen('reference', false);
});

it('a list whose rows hold a link, an amount, a status and a button loads at most 81 kB at first', () => {
  expect(screen.first.js + screen.first.css).toBeLessThanOrEqual(BYTES.first);
});

it('with login, picture viewer and toasts it loads at most 116.8 kB in all', () => {
  expect(screen.all.js + screen.all.css).toBeLessThanOrEqual(BYTES.all);
});

it('loads no dialog before it is asked for', () => {
  const later = screen.files.filter(({ isFirst }) => !isFirst).map(({ name }) => name);
  for (const part of ['Login', 'Preview', 'Toasts']) {
    expect(later.filter((name) => name.includes(part)).length).toBeGreaterThan(0);
  }
});
