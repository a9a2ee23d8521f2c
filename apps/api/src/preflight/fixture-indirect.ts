/** Fixtures for what a page draws indirectly: by forms, fields, layers, glyphs and clipping. */
import { cmykDesign, picture, place, RED_SQUARE, sheet } from './fixture-parts.ts';
import { type Body, writePdf } from './fixture-writer.ts';

/** A form that paints a red square of an inch. */
const RED_FORM: Body = {
  dict: '/Type /XObject /Subtype /Form /BBox [0 0 72 72]',
  data: Buffer.from(RED_SQUARE, 'latin1'),
};

/** A form field (print flag set) with the red square for its appearance. */
const FIELD = (flags: number) =>
  `/Annots [<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /F ${flags} /Rect [20 20 92 92] /AP << /N 3 0 R >> >>]`;

/** A font whose only glyph is the red square. */
const DRAWN_FONT =
  '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 72 72] /FontMatrix [.01 0 0 .01 0 0] /FirstChar 97 /LastChar 97 /Widths [72] /Encoding << /Differences [97 /square] >> /CharProcs << /square 3 0 R >> >>';

/** Forms inside each other, the innermost painting RGB. */
function nestedForms(depth: number): Uint8Array {
  const forms: Record<string, Body> = {};
  for (let level = 0; level < depth; level += 1) {
    const isLast = level === depth - 1;
    forms[`X${level}`] = {
      dict: `/Type /XObject /Subtype /Form /BBox [0 0 500 500] /Resources << ${isLast ? '' : `/XObject << /X ${4 + level} 0 R >>`} >>`,
      data: Buffer.from(isLast ? RED_SQUARE : '/X Do', 'latin1'),
    };
  }
  return writePdf({
    pages: sheet(92, 56, 2, { content: '/X0 Do' }),
    resources: { XObject: forms },
  });
}

/** Drawings that are printed, or not, depending on how they are reached. */
export const INDIRECT_DRAWINGS = {
  'nested-25': () => nestedForms(25),
  'nested-30': () => nestedForms(30),
  'field-prints': () =>
    writePdf({
      pages: sheet(92, 56, 2, { entries: FIELD(4) }),
      resources: { XObject: { Field: RED_FORM } },
    }),
  'field-stays': () =>
    writePdf({
      pages: sheet(92, 56, 2, { entries: FIELD(0) }),
      resources: { XObject: { Field: RED_FORM } },
    }),
  'hidden-layer': () =>
    writePdf({
      pages: sheet(92, 56, 2, {
        content: `${cmykDesign(92, 56)}/OC /Draft BDC ${RED_SQUARE} EMC`,
      }),
      resources: { Properties: { Draft: '<< /Type /OCG /Name (Draft) >>' } },
      catalog: '/OCProperties << /OCGs [3 0 R] /D << /OFF [3 0 R] >> >>',
    }),
  'off-the-page': () =>
    writePdf({
      pages: sheet(92, 56, 2, {
        content: `${cmykDesign(92, 56)}${place(500, 500, 80, 80)}q 0 0 9 9 re W n ${place(40, 20, 40, 20)}Q\n1 0 0 1 900 900 cm ${RED_SQUARE}`,
      }),
      resources: { XObject: { Im0: picture(20, 20, 'DeviceRGB') } },
    }),
  'drawn-glyphs': () =>
    writePdf({
      pages: sheet(92, 56, 2, { content: 'BT /F1 20 Tf 40 40 Td (a) Tj ET' }),
      resources: {
        XObject: { Square: { dict: '', data: Buffer.from(`72 0 d0 ${RED_SQUARE}`, 'latin1') } },
        Font: { F1: DRAWN_FONT },
      },
    }),
} as const;
