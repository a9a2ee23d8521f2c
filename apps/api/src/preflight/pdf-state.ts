/** The graphics state while a page is followed (ISO 32000-1 §8.4, §9.3), and the operators there are. */
import { type ColourSpace, GRAY } from './pdf-colour.ts';
import { type Box, compose, IDENTITY, type Matrix } from './pdf-matrix.ts';
import type { Type3Font } from './pdf-type3.ts';

/** What fills or strokes. */
export interface Paint {
  readonly space: ColourSpace;
  readonly white: boolean;
  readonly pattern: string | null;
}

/** Text state; matrices are those of §9.4.2. */
export interface TextState {
  mode: number;
  /** Key (FontCollector) of the font; undefined when the page names a font it does not have. */
  font: unknown;
  type3: Type3Font | null;
  size: number;
  scale: number;
  charSpace: number;
  wordSpace: number;
  leading: number;
  rise: number;
  matrix: Matrix;
  line: Matrix;
}

export interface State {
  ctm: Matrix;
  /** Nothing outside is seen. Around the clipping path, never inside it. */
  clip: Box;
  fill: Paint;
  stroke: Paint;
  /** Opacity, 0 to 1. */
  fillAlpha: number;
  strokeAlpha: number;
  text: TextState;
}

export const BLACK: Paint = { space: GRAY, white: false, pattern: null };

const NO_TEXT: TextState = {
  mode: 0,
  font: undefined,
  type3: null,
  size: 0,
  scale: 1,
  charSpace: 0,
  wordSpace: 0,
  leading: 0,
  rise: 0,
  matrix: IDENTITY,
  line: IDENTITY,
};

export function freshState(ctm: Matrix, clip: Box): State {
  return {
    ctm,
    clip,
    fill: BLACK,
    stroke: BLACK,
    fillAlpha: 1,
    strokeAlpha: 1,
    text: { ...NO_TEXT },
  };
}

export function copyOf(state: State): State {
  return { ...state, text: { ...state.text } };
}

/** Moves the text matrix to a line, `x` and `y` away from the start of this one. */
export function nextLine(text: TextState, x: number, y: number): void {
  text.line = compose([1, 0, 0, 1, x, y], text.line);
  text.matrix = text.line;
}

/** Every operator of a content stream (annex A); another word is an error outside `BX … EX`. */
export const OPERATORS: ReadonlySet<string> = new Set(
  (
    "b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' " +
    '"'
  ).split(' '),
);
