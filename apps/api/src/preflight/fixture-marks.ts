/** Fixtures for what print does not take as it is: registration colour in artwork, and the like. */
import { sheet } from './fixture-parts.ts';
import { type Body, compressed, type PageSpec, points, writePdf } from './fixture-writer.ts';

const TINT = '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 1 1 1] /N 1 >>';
const REGISTRATION = `[/Separation /All /DeviceCMYK ${TINT}]`;
const REGISTRATION_AND_MORE =
  '[/DeviceN [/Cyan /All] /DeviceCMYK << /FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1] /Length 0 >>]';

/** A card with 1 mm of bleed; its `/Reg` is registration colour. */
const card = (
  content: string,
  more: Partial<PageSpec> = {},
  XObject: Record<string, Body> = {},
): Uint8Array =>
  writePdf({
    pages: sheet(92, 56, 2, { content, ...more }),
    resources: {
      ColorSpace: {
        Reg: REGISTRATION,
        RegN: REGISTRATION_AND_MORE,
        Spot: REGISTRATION.replace('/All', '/PANTONE#20185#20C'),
        Die: REGISTRATION.replace('/All', '/CutContour'),
      },
      ExtGState: {
        Thin: '<< /LW 0.1 >>',
        Unseen: '<< /CA 0 >>',
        Half: '<< /ca 0.5 >>',
        Multiply: '<< /BM /Multiply >>',
        Shadow: '<< /BM [/Normal] >>',
        Over: '<< /OP true /OPM 1 >>',
        OverAll: '<< /op true /OPM 0 >>',
        OverNot: '<< /OP true /op false /OPM 1 >>',
      },
      Font: { F1: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>' },
      Shading: {
        Sh: `<< /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [0 0 99 99] /Function ${TINT} >>`,
      },
      XObject,
    },
  });

const area = (x: number, y: number, width: number, height: number): string =>
  `${[x, y, width, height].map(points).join(' ')} re`;

const line = (...ends: readonly number[]): string => {
  const [x1, y1, x2, y2] = ends.map(points);
  return `${x1} ${y1} m ${x2} ${y2} l S\n`;
};

/** Crop marks around a trim box 4 mm inside a sheet of 98×62 mm. */
const CROP_MARKS = [4, 94]
  .map((x) => line(x, 0, x, 2.5) + line(x, 59.5, x, 62))
  .concat([4, 58].map((y) => line(0, y, 2.5, y) + line(95.5, y, 98, y)))
  .join('');

/** Text of 8 pt, 20 mm from the left and from below. */
const SMALL = 'BT /F1 8 Tf 56.693 56.693 Td (BANXIN) Tj ET';

/** A blue ground. */
const BELOW = `0.9 0.6 0.1 0 k ${area(0, 0, 92, 56)} f`;

/** A ground in a spot ink. */
const SPOT_BELOW = `/Spot cs 1 scn ${area(15, 15, 40, 14)} f`;

/** A rectangle drawn the other way round. */
const hole = (x: number, y: number, width: number, height: number): string =>
  `${points(x)} ${points(y)} m ${points(x)} ${points(y + height)} l ${points(x + width)} ${points(y + height)} l ${points(x + width)} ${points(y)} l h`;

/** A line of 30 mm, 20 mm from the left and from below. */
const ACROSS = line(20, 20, 50, 20);

const marked = (content: string): Uint8Array =>
  writePdf({
    pages: sheet(98, 62, 2, { content, trimInsetMm: 4 }),
    resources: { ColorSpace: { Reg: REGISTRATION } },
  });

export const MARKS = {
  'registration-area': () => card(`/Reg cs 1 scn ${area(20, 20, 30, 10)} f`),
  'registration-line': () => card(`/Reg CS 0.4 SCN 0.4 w ${line(20, 20, 50, 30)}`),
  'registration-among-inks': () => card(`/RegN cs 1 0.5 scn ${area(20, 20, 30, 10)} f`),
  'registration-first-colour': () => card(`/Reg cs ${area(20, 20, 30, 10)} f`),
  'registration-picture': () =>
    card(
      'q 85 0 0 28 57 57 cm /Im0 Do Q',
      {},
      {
        Im0: compressed(
          `/Type /XObject /Subtype /Image /Width 360 /Height 120 /BitsPerComponent 8 /ColorSpace ${REGISTRATION}`,
          new Uint8Array(43_200).fill(120),
        ),
      },
    ),
  'registration-none-of-it': () => card(`/Reg cs 0 scn ${area(20, 20, 30, 10)} f`),
  'registration-clipped-away': () =>
    card(`q ${area(0, 0, 10, 10)} W n /Reg cs 1 scn ${area(20, 20, 30, 10)} f Q`),
  'registration-crop-marks': () => marked(`/Reg CS 1 SCN 0.3 w ${CROP_MARKS}`),
  'line-thin': () => card(`0.05 w 0 0 0 1 K ${ACROSS}`),
  'line-of-width-0': () => card(`0 w 0 0 0 1 K ${ACROSS}`),
  'line-quarter-point': () => card(`0.25 w 0 0 0 1 K ${ACROSS}`),
  'line-scaled-down': () =>
    card(`q 0.1 0 0 0.1 51.024 51.024 cm 1 w 56.693 56.693 m 907.087 56.693 l S Q`),
  'line-squeezed': () => card(`q 1 0 0 0.1 0 51.024 cm 1 w 56.693 56.693 m 141.732 56.693 l S Q`),
  'line-by-state': () => card(`/Thin gs ${ACROSS}`),
  'line-closed-and-thin': () => card(`0.2 w ${area(20, 20, 30, 10)} S`),
  'line-around-another-colour': () => card(`0.2 w 0.2 0 0 0 k ${area(20, 20, 30, 10)} B`),
  'line-wide-enough': () => card(`0.3 w 0 0 0 1 K ${ACROSS}`),
  'line-across-squeezed': () =>
    card(`q 1 0 0 0.1 0 51.024 cm 1 w 56.693 56.693 m 56.693 500 l S Q`),
  'line-white': () => card(`0.05 w 0 0 0 0 K ${ACROSS}`),
  'line-of-a-die': () => card(`0.05 w /Die CS 1 SCN ${ACROSS}`),
  'line-that-widens': () => card(`0.05 w 0.2 0 0 0 k 0.2 0 0 0 K ${area(20, 20, 30, 10)} B`),
  'line-transparent': () => card(`0.05 w /Unseen gs ${ACROSS}`),
  'line-hidden-by-clip': () => card(`q ${area(0, 0, 10, 10)} W n 0.05 w ${ACROSS} Q`),
  'ink-heavy-area': () => card(`1 1 1 1 k ${area(20, 20, 30, 10)} f`),
  'ink-heavy-dot': () => card(`1 1 1 1 k ${area(20, 20, 3, 3)} f`),
  'ink-heavy-frame': () =>
    card(`1 1 1 1 k ${area(20, 10, 40, 30)} ${hole(20.1, 10.1, 39.8, 29.8)} f`),
  'ink-heavy-line': () => card(`1 1 1 1 K 20 w ${ACROSS}`),
  'ink-heavy-text': () => card('1 1 1 1 k BT /F1 20 Tf 56.693 56.693 Td (BANXIN) Tj ET'),
  'ink-320': () => card(`0.8 0.8 0.8 0.8 k ${area(20, 20, 30, 10)} f`),
  'ink-half-transparent': () => card(`/Half gs 1 1 1 1 k ${area(20, 20, 30, 10)} f`),
  'ink-of-a-die': () =>
    card(`1 1 1 0 k ${area(5, 5, 9, 9)} f /Die cs 1 scn ${area(20, 20, 30, 10)} f`),
  'ink-gradient': () => card(`0 0 0 1 k ${area(5, 5, 9, 9)} f /Sh sh`),
  'ink-outside-the-cut': () =>
    marked(`0 0 0 1 k ${area(20, 20, 30, 10)} f 1 1 1 1 k ${area(40, 0, 20, 2)} f`),
  'ink-nothing-plain': () => card(`1 0 0 rg ${area(20, 20, 30, 10)} f`),
  'text-four-inks': () => card(`1 1 1 1 k ${SMALL}`),
  'text-rich-black': () => card(`0.4 0 0 1 k ${SMALL}`),
  'text-converted-black': () => card(`0.75 0.68 0.67 0.6 k ${SMALL}`),
  'text-rgb-black': () => card(`0 0 0 rg ${SMALL}`),
  'text-rgb-grey': () => card(`0.2 0.2 0.22 rg ${SMALL}`),
  'text-scaled-small': () =>
    card('q 0.5 0 0 0.5 56.693 56.693 cm 0 0 0 rg BT /F1 20 Tf 0 0 Td (BANXIN) Tj ET Q'),
  'text-small-by-matrix': () =>
    card('0 0 0 rg BT /F1 1 Tf 8 0 0 8 56.693 56.693 Tm (BANXIN) Tj ET'),
  'text-black-ink': () => card(`0 0 0 1 k ${SMALL}`),
  'text-grey': () => card(`0 g ${SMALL}`),
  'text-blue': () => card(`1 0.8 0 0.3 k ${SMALL}`),
  'text-large': () => card('1 1 1 1 k BT /F1 12 Tf 56.693 56.693 Td (BANXIN) Tj ET'),
  'text-invisible': () => card(`1 1 1 1 k 3 Tr ${SMALL}`),
  'text-rgb-red': () => card(`0.8 0 0 rg ${SMALL}`),
  'white-over-colour': () => card(`${BELOW} /Over gs 0 0 0 0 k ${area(20, 20, 30, 10)} f`),
  'white-over-as-line': () => card(`${BELOW} /Over gs 0 0 0 0 K 5 w ${ACROSS}`),
  'white-over-as-text': () =>
    card(`${BELOW} /Over gs 0 0 0 0 k BT /F1 20 Tf 56.693 56.693 Td (BANXIN) Tj ET`),
  'white-over-as-tint': () => card(`${BELOW} /OverAll gs /Reg cs 0 scn ${area(20, 20, 30, 10)} f`),
  'white-over-in-all-inks': () => card(`${BELOW} /OverAll gs 0 0 0 0 k ${area(20, 20, 30, 10)} f`),
  'white-over-strokes-only': () => card(`${BELOW} /OverNot gs 0 0 0 0 k ${area(20, 20, 30, 10)} f`),
  'white-over-nothing': () => card(`/Over gs 0 0 0 0 k ${area(20, 20, 30, 10)} f ${BELOW}`),
  'white-knocks-out': () => card(`${BELOW} 0 0 0 0 k ${area(20, 20, 30, 10)} f`),
  'white-over-restored': () => card(`${BELOW} q /Over gs Q 0 0 0 0 k ${area(20, 20, 30, 10)} f`),
  'see-through-over-spot': () => card(`${SPOT_BELOW} /Half gs 1 0 0 0 k ${area(20, 20, 30, 10)} f`),
  'multiplied-over-spot': () =>
    card(`${SPOT_BELOW} /Multiply gs 1 0 0 0 k ${area(20, 20, 30, 10)} f`),
  'solid-over-spot': () => card(`${SPOT_BELOW} /Shadow gs 1 0 0 0 k ${area(20, 20, 30, 10)} f`),
  'see-through-beside-spot': () =>
    card(`${SPOT_BELOW} /Half gs 1 0 0 0 k ${area(60, 30, 20, 10)} f`),
  'see-through-over-die': () =>
    card(`/Die cs 1 scn ${area(15, 15, 40, 20)} f /Half gs 1 0 0 0 k ${area(20, 20, 30, 10)} f`),
  'line-of-crop-marks': () => marked(`0.1 w ${CROP_MARKS}`),
} as const;
