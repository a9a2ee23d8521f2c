/** Black that is mixed: of several inks, or of light, which becomes several inks. */
import type { ColourSpace } from './pdf-colour.ts';

/** How black the darkest inks together have to be. [O] */
const BLACK_INK = 0.8;
/** Of coloured inks together, below which they make no edge. [O] */
const NO_COLOUR = 0.1;
/** How far the coloured inks of a black may lie apart where black ink alone does not make it. [O] */
const NEUTRAL = 0.25;
/** Light of a black, and how far its parts may lie apart. [O] */
const DARK = 0.3;
const GREY = 0.1;

/** True for a black that is not printed by the black ink alone. */
export function isMixedBlack(space: ColourSpace, values: readonly number[]): boolean {
  if (space.family === 'index') return false;
  if (space.inks.length > 0) return space.spots.length === 0 && isInkBlack(inksOf(space, values));
  const [a = 0, b = 0, c = 0, d = 0] = values;
  if (space.process === 'cmyk') return isInkBlack([a, b, c, d]);
  if (space.process === 'rgb') {
    return Math.max(a, b, c) <= DARK && Math.max(a, b, c) - Math.min(a, b, c) <= GREY;
  }
  return space.process === 'lab' && a <= DARK * 100 && Math.hypot(b, c) <= GREY * 100;
}

function isInkBlack([cyan, magenta, yellow, black]: readonly [number, number, number, number]) {
  const least = Math.min(cyan, magenta, yellow);
  const isNeutral = Math.max(cyan, magenta, yellow) - least <= NEUTRAL;
  const isBlack = black >= BLACK_INK || (isNeutral && black + least >= BLACK_INK);
  return isBlack && cyan + magenta + yellow > NO_COLOUR;
}

function inksOf(
  { inks }: ColourSpace,
  values: readonly number[],
): [number, number, number, number] {
  const tint = (name: string): number => values[inks.indexOf(name)] ?? 0;
  return [tint('Cyan'), tint('Magenta'), tint('Yellow'), tint('Black')];
}
