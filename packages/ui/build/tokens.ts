// The tokens in the Design Tokens format (DTCG 2025.10): what both themes share, then light and dark.
import { contract } from '../src/theme/contract.css.ts';
import { dark, darkShadow } from '../src/theme/dark.ts';
import { light, lightShadow } from '../src/theme/light.ts';
import { scale } from '../src/theme/scale.ts';
import { contrast } from './contrast.ts';
import { tokenWords } from './tokenWords.ts';

type Values = Readonly<Record<string, string>>;
type Group = keyof typeof contract;

/** Colours that other colours are read on, and how a ground of a tone is paired with its ink. */
const grounds = ['paper', 'sheet', 'tint'];
const isGround = /^(paper|sheet|tint|scrim|footer)$|Ground$/;
const isDrawing = /^(process|lineHair)/;

function number(text: string, pattern: RegExp): [value: number, unit: string] {
  const [, value, unit = ''] = pattern.exec(text) ?? [];
  if (value === undefined) throw new Error(`${text} has a unit that tokens.json cannot say`);
  return [Number(value), unit];
}

const dimension = (text: string) => {
  const [value, unit] = number(text, /^([\d.]+)(px|rem)?$/);
  return { value, unit: unit || 'px' };
};

function color(text: string) {
  const hex = /^#(..)(..)(..)$/.exec(text);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(text);
  if (!hex && !rgb) throw new Error(`${text} is no colour that tokens.json can say`);
  const [red, green, blue] = hex
    ? hex.slice(1, 4).map((part) => Number.parseInt(part, 16))
    : (rgb ?? []).slice(1, 4).map(Number);
  const components = [red, green, blue].map((part = 0) => Math.round((part / 255) * 1e4) / 1e4);
  const alpha = rgb ? Number(rgb[4]) / 100 : 1;
  return { colorSpace: 'srgb', components, alpha, ...(hex && { hex: text.toLowerCase() }) };
}

const shadow = (text: string) =>
  [...text.matchAll(/(\S+) (\S+) (\S+) (rgb\([^)]*\))/g)].map(
    ([, x = '', y = '', blur = '', ink = '']) => ({
      color: color(ink),
      offsetX: dimension(x),
      offsetY: dimension(y),
      blur: dimension(blur),
      spread: dimension('0'),
    }),
  );

/** The DTCG type of each group, and how its CSS values are said in it. */
const formats: Record<Group, { type: string; value: (text: string) => unknown }> = {
  color: { type: 'color', value: color },
  space: { type: 'dimension', value: dimension },
  font: {
    type: 'fontFamily',
    value: (text) => text.split(', ').map((name) => name.replaceAll('"', '')),
  },
  text: { type: 'dimension', value: dimension },
  size: { type: 'dimension', value: dimension },
  radius: { type: 'dimension', value: dimension },
  shadow: { type: 'shadow', value: shadow },
  motion: {
    type: 'duration',
    value: (text) => {
      const [value, unit] = number(text, /^([\d.]+)(ms|s)$/);
      return { value, unit };
    },
  },
  layer: { type: 'number', value: Number },
};

/** Contrast of an ink on every ground it may stand on; nothing for grounds and decoration. */
function contrasts(name: string, palette: Values): Record<string, number> | undefined {
  if (isGround.test(name) || isDrawing.test(name)) return undefined;
  const own = Object.keys(palette).filter((other) => other === `${name}Ground`);
  const on =
    name === 'inkOnAction'
      ? ['action', 'actionHover']
      : name === 'footerInk'
        ? ['footer']
        : [...grounds, ...own];
  return Object.fromEntries(
    on.map((ground) => [ground, contrast(palette[name] ?? '', palette[ground] ?? '')]),
  );
}

function group(name: Group, values: Values): object {
  const { type, value } = formats[name];
  const words: Values = tokenWords[name];
  const variables: Values = contract[name];
  const tokens = Object.entries(values).map(([token, text]) => {
    const ratios = name === 'color' ? contrasts(token, values) : undefined;
    const extensions = {
      cssVariable: /^var\((.+)\)$/.exec(variables[token] ?? '')?.[1],
      ...(ratios && { contrast: ratios }),
    };
    return [
      token,
      {
        $value: value(text),
        $description: words[token],
        $extensions: { 'banxin.tokens': extensions },
      },
    ];
  });
  return { $type: type, ...Object.fromEntries(tokens) };
}

const theme = (palette: Values, float: string) => ({
  color: group('color', palette),
  shadow: group('shadow', { float }),
});

/** Everything in `tokens.json`. */
export function designTokens(): object {
  return {
    $description: '版心设计系统的全部设计变量 · every token of the Banxin design system',
    shared: Object.fromEntries(
      Object.entries(scale).map(([name, values]) => [name, group(name as Group, values)]),
    ),
    light: theme(light, lightShadow),
    dark: theme(dark, darkShadow),
  };
}
