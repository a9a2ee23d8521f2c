/** The graphics state while a page is followed (ISO 32000-1 §8.4, §9.3), and the operators there are. */
import { type ColourSpace, GRAY } from './pdf-colour.ts';
import { type Box, compose, IDENTITY, type Matrix } from './pdf-matrix.ts';
import type { Type3Font } from './pdf-type3.ts';
import type { Value } from './pdf-values.ts';

/** What fills or strokes. */
export interface Paint {
  readonly space: ColourSpace;
  /** Leaves the paper bare: it is no colour of the page. */
  readonly white: boolean;
  /** Its components as they were set. */
  readonly values: readonly number[];
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
  /** Before the matrix; 0 is the thinnest that a device can draw. */
  lineWidth: number;
  /** Painted over what is below instead of in its place (§8.6.7). */
  fillOverprint: boolean;
  strokeOverprint: boolean;
  /** 1: an ink of DeviceCMYK that is 0 leaves what is below. */
  overprintMode: number;
  /** Mixed with what is below: a blend mode, or a mask of many opacities. */
  blends: boolean;
  isMasked: boolean;
  text: TextState;
}

const BLACK: Paint = { space: GRAY, white: false, values: [0], pattern: null };

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
    lineWidth: 1,
    fillOverprint: false,
    strokeOverprint: false,
    overprintMode: 0,
    blends: false,
    isMasked: false,
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

/** Text operators that only set the state. False for any other. */
export function setText(operator: string, first: number, second: number, text: TextState): boolean {
  switch (operator) {
    case 'BT':
      text.matrix = IDENTITY;
      text.line = IDENTITY;
      return true;
    case 'Tr':
      text.mode = first;
      return true;
    case 'Tc':
      text.charSpace = first;
      return true;
    case 'Tw':
      text.wordSpace = first;
      return true;
    case 'Tz':
      text.scale = first / 100;
      return true;
    case 'TL':
      text.leading = first;
      return true;
    case 'Ts':
      text.rise = first;
      return true;
    case 'TD':
      text.leading = -second;
      nextLine(text, first, second);
      return true;
    case 'Td':
      nextLine(text, first, second);
      return true;
    case 'T*':
      nextLine(text, 0, -text.leading);
      return true;
    default:
      return false;
  }
}

/** Six numbers as a matrix; null when the operands are anything else. */
export function matrixFrom(operands: readonly Value[]): Matrix | null {
  const numbers = operands.slice(0, 6);
  const isMatrix = numbers.length === 6 && numbers.every((item) => typeof item === 'number');
  return isMatrix ? (numbers as unknown as Matrix) : null;
}

/** Every operator of a content stream (annex A); another word is an error outside `BX … EX`. */
export const OPERATORS: ReadonlySet<string> = new Set(
  (
    "b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' " +
    '"'
  ).split(' '),
);
