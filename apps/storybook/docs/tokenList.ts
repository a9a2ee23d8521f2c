// The tokens as the package ships them in the Design Tokens format, flattened for the manual.
import tokens from '@banxin/ui/tokens.json';
import type { Words } from '../.storybook/manualWords.ts';

interface Leaf {
  $value: unknown;
  $description: string;
  $extensions: { 'banxin.tokens': { cssVariable: string; contrast?: Record<string, number> } };
}

/** One token. */
export interface Token {
  name: string;
  words: Words;
  variable: string;
  /** Value in each theme, as CSS says it. */
  light: string;
  dark: string;
  /** Ratio on each ground it is used on, measured when the tokens were written. */
  contrast: readonly { ground: string; light: number; dark: number }[];
}

const isLeaf = (value: unknown): value is Leaf =>
  typeof value === 'object' && value !== null && '$value' in value;

const leaves = (group: object): [string, Leaf][] =>
  Object.entries(group).filter((entry): entry is [string, Leaf] => isLeaf(entry[1]));

function wordsOf(description: string): Words {
  const [zh = description, en = description] = description.split(' · ');
  return { zh, en };
}

/** A value as CSS says it. */
export function cssOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(cssOf).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  const given = value as Record<string, unknown>;
  if ('hex' in given) return String(given.hex).toUpperCase();
  if ('components' in given) {
    const parts = (given.components as number[]).map((part) => Math.round(part * 255));
    return `rgb(${parts.join(' ')} / ${Math.round(Number(given.alpha) * 100)}%)`;
  }
  if ('unit' in given) return `${given.value}${given.unit}`;
  return [given.offsetX, given.offsetY, given.blur, given.color].map(cssOf).join(' ');
}

const pair = (light: object, dark: object): Token[] => {
  const others = new Map(leaves(dark));
  return leaves(light).map(([name, leaf]) => {
    const other = others.get(name) ?? leaf;
    const own = leaf.$extensions['banxin.tokens'];
    const ratios = other.$extensions['banxin.tokens'].contrast ?? {};
    return {
      name,
      words: wordsOf(leaf.$description),
      variable: own.cssVariable,
      light: cssOf(leaf.$value),
      dark: cssOf(other.$value),
      contrast: Object.entries(own.contrast ?? {}).map(([ground, ratio]) => ({
        ground,
        light: ratio,
        dark: ratios[ground] ?? Number.NaN,
      })),
    };
  });
};

/** Colours and shadows, which differ between the themes. */
export const colours: readonly Token[] = pair(tokens.light.color, tokens.dark.color);
export const shadows: readonly Token[] = pair(tokens.light.shadow, tokens.dark.shadow);

/** Groups that both themes share: space, font, text, size, radius, motion, layer. */
export const shared: Readonly<Record<string, readonly Token[]>> = Object.fromEntries(
  Object.entries(tokens.shared).map(([name, group]) => [name, pair(group, group)]),
);
