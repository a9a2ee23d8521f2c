// tokens.json: every token of both themes, in the Design Tokens format, with words and a CSS variable.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from '../build/contrast.ts';
import { home } from '../build/publicFiles.ts';
import { contract } from '../src/theme/contract.css.ts';

interface Token {
  $value: unknown;
  $description?: string;
  $extensions: { 'banxin.tokens': { cssVariable: string; contrast?: Record<string, number> } };
}

type Node = Token | { $type?: string; [name: string]: Node | string | undefined };

interface Leaf {
  path: string;
  type: string | undefined;
  token: Token;
}

function leaves(node: Node, path: string[] = [], type?: string): Leaf[] {
  if ('$value' in node) return [{ path: path.join('.'), type, token: node as Token }];
  const inherited = typeof node.$type === 'string' ? node.$type : type;
  return Object.entries(node).flatMap(([name, child]) =>
    name.startsWith('$') || typeof child !== 'object'
      ? []
      : leaves(child as Node, [...path, name], inherited),
  );
}

const file = JSON.parse(readFileSync(`${home}/tokens.json`, 'utf8'));
const all = leaves(file);
const variables = (theme: string) =>
  all
    .filter(({ path }) => path.startsWith('shared.') || path.startsWith(`${theme}.`))
    .map(({ token }) => `var(${token.$extensions['banxin.tokens'].cssVariable})`);
const expected = Object.values(contract).flatMap((group) => Object.values(group));

it.each(['light', 'dark'])('the %s theme has every token of the contract, once', (theme) => {
  expect(variables(theme).sort()).toEqual([...expected].sort());
});

it('every token has a type of the format and words', () => {
  const types = ['color', 'dimension', 'duration', 'fontFamily', 'number', 'shadow'];
  const wrong = all.filter(
    ({ type, token }) => !type || !types.includes(type) || !token.$description,
  );
  expect(wrong).toEqual([]);
});

it('says the contrast of an ink on its grounds, never rounded up', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#767676', '#FFFFFF')).toBe(4.54);
  const ink = file.light.color.inkStrong as Token;
  expect(ink.$extensions['banxin.tokens'].contrast).toMatchObject({ sheet: 17.58, paper: 15.98 });
});
