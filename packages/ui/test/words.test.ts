// What a component says stands in the dictionaries, punctuation too: another language has its own.
/// <reference types="vite/client" />
import { expect, it } from 'vitest';

const drawn = import.meta.glob<string>(
  ['../src/**/*.tsx', '!../src/**/*.{stories,test}.tsx', '!../src/stories/**'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

const CHINESE = /[\u3000-\u303f\u3400-\u9fff\uff01-\uff5e]/;
const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\/\/.*/g, '');

it('no component has words of its own', () => {
  const spoken = Object.entries(drawn).flatMap(([file, source]) =>
    withoutComments(source)
      .split('\n')
      .filter((line) => CHINESE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(Object.keys(drawn).length).toBeGreaterThan(100);
  expect(spoken).toEqual([]);
});
