// Every pair of ink and ground that the look names, measured in both themes by the WCAG formula.
import { describe, expect, it } from 'vitest';
import { dark } from './dark.ts';
import { light } from './light.ts';

type Palette = Record<keyof typeof light, string>;
type Colour = keyof typeof light;

const luminance = (hex: string): number => {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

const ratio = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** Ink, the grounds it is used on, and the ratio it must reach there. */
const text: [Colour, Colour[]][] = [
  ['inkStrong', ['paper', 'sheet', 'tint', 'proofGround', 'actionGround']],
  ['inkBody', ['paper', 'sheet', 'tint', 'proofGround', 'actionGround']],
  ['inkQuiet', ['paper', 'sheet', 'tint', 'actionGround']],
  ['inkOnAction', ['action', 'actionHover']],
  ['sheet', ['inkStrong', 'inkBody']],
  ['action', ['sheet', 'paper', 'tint', 'actionGround']],
  ['actionHover', ['sheet', 'paper', 'tint', 'actionGround']],
  ['price', ['sheet', 'paper', 'tint', 'priceGround']],
  ['positive', ['sheet', 'paper', 'positiveGround']],
  ['caution', ['sheet', 'paper', 'cautionGround']],
  ['critical', ['sheet', 'paper', 'criticalGround']],
  ['footerInk', ['footer']],
];
const shapes: [Colour, Colour[]][] = [
  ['lineControl', ['sheet', 'paper', 'tint']],
  ['focus', ['sheet', 'paper', 'tint', 'footer']],
  ['data1', ['sheet', 'paper', 'tint']],
  ['data2', ['sheet', 'paper', 'tint']],
  ['data3', ['sheet', 'paper', 'tint']],
  ['data4', ['sheet', 'paper', 'tint']],
  ['data5', ['sheet', 'paper', 'tint']],
];

/** Ratios the design states for the ink on its main ground: they must not sink unnoticed. */
const stated = {
  light: { inkStrong: 17.5, inkBody: 8, inkQuiet: 5.1, action: 8.6, price: 5.4, critical: 6.9 },
  dark: { inkStrong: 13.4, inkQuiet: 4.9, action: 6.9 },
} as const;

describe.each([
  ['light', light as Palette],
  ['dark', dark],
] as const)('the %s theme', (name, palette) => {
  it.each(text.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const)))(
    'reads %s on %s at 4.5:1 or better',
    (ink, ground) => {
      expect(ratio(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(
    shapes
      .flatMap(([shape, grounds]) => grounds.map((ground) => [shape, ground] as const))
      .filter(([shape, ground]) => !(name === 'light' && shape === 'focus' && ground === 'footer')),
  )('shows %s on %s at 3:1 or better', (shape, ground) => {
    expect(ratio(palette[shape], palette[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(stated[name]))('keeps %s on the sheet at %d:1', (ink, least) => {
    expect(ratio(palette[ink as Colour], palette.sheet)).toBeGreaterThanOrEqual(least as number);
  });
});
