// One language travels: a dictionary leaves its English behind, and the English alone is found under the same name.
import { expect, it } from 'vitest';
import { oneLanguage, onlyEnglish, withoutEnglish } from '../build/oneLanguage.ts';

const source = `import { dictionary } from './text.ts';
import { HOURS } from './hours.ts';

export const doorText = dictionary(
  { open: '开门', hours: (day: string) => \`\${day} \${HOURS}\` },
  { open: 'Open', hours: (day: string) => \`\${HOURS} on \${day}\` },
);

export const onlyText = dictionary({ sign: '协议' });
const inside = dictionary({ a: '一' }, { a: 'one' });
`;

it('puts a name in the place of the English of every dictionary that others read', () => {
  const code = withoutEnglish(source, (name) => `key of ${name}`);
  expect(code).toContain(`{ open: '开门', hours: (day: string) => \`\${day} \${HOURS}\` },`);
  expect(code).toContain('"key of doorText",\n);');
  expect(code).not.toContain('Open');
  expect(code).toContain(`dictionary({ sign: '协议' })`);
  expect(code).toContain(`const inside = dictionary({ a: '一' }, { a: 'one' });`);
});

it('keeps of the same file only what is English, with what it is made of', () => {
  const code = onlyEnglish(source);
  expect(code).toContain('export const doorText = { open:');
  expect(code).toContain('HOURS} on ');
  expect(code).not.toContain('开门');
});

it('collects the English of every dictionary of the shop, each under a name of its own', () => {
  const { transform } = oneLanguage(new URL('../src', import.meta.url).pathname);
  if (typeof transform !== 'function') throw new Error('transform is a function');
  const collect = (id: string): string =>
    String(transform.call({} as never, '', id, { moduleType: 'ts' }));
  const code = collect('/x/src/lib/englishDictionaries.ts');
  expect(code).toMatch(
    /import \{ shellText as (english\d+) \} from ".*\/shell\/shell\.messages\.ts\?english";/,
  );
  expect(code).not.toContain('/server/');
});
