/** Fixtures for what is printed at the edges of a card of 90×54 mm that wants 1 mm of bleed. */
import { picture, place, sheet } from './fixture-parts.ts';
import { type Body, type PageSpec, points, writePdf } from './fixture-writer.ts';

/** A filled area in millimetres from the lower left. */
const area = (x: number, y: number, width: number, height: number): string =>
  `${[x, y, width, height].map(points).join(' ')} re f\n`;

const BLUE = '0.9 0.6 0.1 0 k\n';
/** A tint that no press holds. */
const NEARLY_WHITE = '0.02 0 0 0 k\n';
/** What lies well inside any card. */
const INNER = BLUE + area(20, 20, 30, 10);

/** A sheet of two pages. */
const pages = (width: number, height: number, content: string, more: Partial<PageSpec> = {}) =>
  writePdf({ pages: sheet(width, height, 2, { content, ...more }) });

const line = (...ends: readonly number[]): string => {
  const [x1, y1, x2, y2] = ends.map(points);
  return `${x1} ${y1} m ${x2} ${y2} l S\n`;
};
/** At the corners of a card that lies in the middle of 98×62 mm. */
const drawnMarks = `0 0 0 1 K 1 w\n${[4, 94].map((x) => line(x, 0, x, 2.5) + line(x, 59.5, x, 62)).join('')}${[4, 58].map((y) => line(0, y, 2.5, y) + line(95.5, y, 98, y)).join('')}`;

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const written = (x: number, y: number, words: string): string =>
  `BT /F1 10 Tf 0 0 0 1 k ${points(x)} ${points(y)} Td (${words}) Tj ET\n`;
const withText = (content: string, more: Partial<PageSpec> = {}) =>
  writePdf({
    pages: sheet(92, 56, 2, { content, ...more }),
    resources: { Font: { F1: HELVETICA } },
  });

const DIE_LINE =
  '[/Separation /CutContour /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>]';
const RED: Body = {
  dict: '/Type /XObject /Subtype /Form /BBox [0 0 72 72]',
  data: Buffer.from('1 0 0 rg 0 0 72 72 re f', 'latin1'),
};
const LAYER = {
  resources: { Properties: { Draft: '<< /Type /OCG /Name (Draft) >>' } },
  catalog: '/OCProperties << /OCGs [3 0 R] /D << /OFF [3 0 R] >> >>',
};

export const EDGES = {
  /** Finished size, everything well inside. */
  'card-white-border': () => pages(90, 54, NEARLY_WHITE + area(0, 0, 90, 54) + INNER),
  /** Finished size, a bar that reaches the right edge. */
  'card-right-edge': () => pages(90, 54, INNER + BLUE + area(60, 20, 30, 10)),
  /** The size of the sheet, its colour ends where it is cut. */
  'card-ends-at-cut': () => pages(92, 56, BLUE + area(1, 1, 90, 54)),
  /** The size of the sheet, white all round. */
  'card-white-sheet': () => pages(92, 56, INNER),
  /** Bleed at top and bottom, colour that ends at the cut left and right. */
  'card-bleed-on-two': () => pages(92, 56, BLUE + area(1, 0, 90, 56)),
  /** Half of the bleed on the left. */
  'card-half-bleed': () => pages(92, 56, BLUE + area(0.5, 0, 91.5, 56)),
  /** A trim box 4 mm inside, crop marks and a colour bar around, white within. */
  'card-marks': () =>
    pages(
      98,
      62,
      `${INNER}0 0 0 1 K 0.3 w ${points(4)} 0 m ${points(4)} ${points(2.5)} l S\n0 ${points(4)} m ${points(2.5)} ${points(4)} l S\n${area(40, 0, 20, 2)}`,
      { trimInsetMm: 4 },
    ),
  /** A sheet as wide without a trim box: its crop marks are drawn, white within. */
  'card-marks-drawn': () => pages(98, 62, INNER + drawnMarks),
  /** A sheet with a trim box, stripes at 30° through all of it. */
  'card-stripes': () =>
    pages(
      98,
      62,
      `q 0.866 0.5 -0.5 0.866 0 0 cm ${BLUE}${Array.from({ length: 60 }, (_, index) => area(-50, index * 3 - 90, 250, 1.2)).join('')}Q`,
      { trimInsetMm: 4 },
    ),
  /** Turned by 90°: what its own space calls the left is seen on top. */
  'card-turned-edge': () =>
    pages(54, 90, INNER.replace(/20\.\d+/u, '20') + BLUE + area(0, 30, 10, 20), { rotation: 90 }),
  /** A photograph over the whole finished size. */
  'card-photo-no-bleed': () =>
    writePdf({
      pages: sheet(90, 54, 2, { content: place(0, 0, 90, 54) }),
      resources: { XObject: { Im0: picture(1_063, 638, 'DeviceCMYK') } },
    }),
  /** A form field that reaches the edge, and one on the screen only. */
  'card-field-at-edge': () =>
    writePdf({
      pages: sheet(90, 54, 2, {
        content: INNER,
        entries:
          '/Annots [<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /F 4 /Rect [0 20 72 92] /AP << /N 3 0 R >> >>]',
      }),
      resources: { XObject: { Field: RED } },
    }),
  /** A draft on a hidden layer reaches the edge. */
  'card-hidden-at-edge': () =>
    writePdf({
      pages: sheet(90, 54, 2, {
        content: `${INNER}/OC /Draft BDC ${BLUE}${area(0, 0, 90, 54)}EMC`,
      }),
      ...LAYER,
    }),
  /** White within, and the line of a die where it is cut. */
  'card-die-line': () =>
    writePdf({
      pages: sheet(92, 56, 2, {
        content: `${INNER}/Die CS 1 SCN 1 w ${[1, 1, 90, 54].map(points).join(' ')} re S\n`,
      }),
      resources: { ColorSpace: { Die: DIE_LINE } },
    }),
  /** The finished size; a picture is not in the file. */
  'card-edge-unread': () => pages(90, 54, `${INNER}/Im9 Do`),
  'card-text-near-cut': () => withText(written(2.5, 30, 'BANXIN')),
  'card-text-inside': () => withText(written(10, 30, 'BANXIN')),
  /** A trim box 10 mm inside, and the name of the file beside it. */
  'card-text-outside': () =>
    writePdf({
      pages: sheet(110, 74, 2, { content: INNER + written(30, 3, 'BANXIN'), trimInsetMm: 10 }),
      resources: { Font: { F1: HELVETICA } },
    }),
  /** Text that nobody sees: invisible, or covered. */
  'card-text-unseen': () =>
    withText(
      `BT 3 Tr ET\n${written(2.5, 30, 'BANXIN')}BT 0 Tr ET\n${written(2.5, 12, 'BANXIN')}1 1 1 rg ${area(0, 8, 60, 10)}`,
    ),
} as const;
