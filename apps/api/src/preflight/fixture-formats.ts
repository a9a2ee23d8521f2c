/** Fixtures for formats: sizes, bleed, trim boxes and numbers of pages. */
import { cmykDesign, picture, place, sheet } from './fixture-parts.ts';
import { writePdf } from './fixture-writer.ts';

/** Sheets of every kind, all of them sound files. */
export const FORMATS = {
  /** 名片 90×54 with 1 mm bleed, two pages, CMYK, 350 dpi picture. */
  'card-with-bleed': () =>
    writePdf({
      pages: sheet(92, 56, 2, { content: cmykDesign(92, 56) + place(10, 10, 25, 25) }),
      resources: { XObject: { Im0: picture(345, 345, 'DeviceCMYK') } },
    }),
  'card-single-page': () => writePdf({ pages: sheet(92, 56, 1) }),
  'card-no-bleed': () => writePdf({ pages: sheet(90, 54, 2) }),
  'card-rotated': () => writePdf({ pages: sheet(56, 92, 2) }),
  'card-wrong-size': () => writePdf({ pages: sheet(100, 100, 2) }),
  'card-double-size': () => writePdf({ pages: sheet(184, 112, 2) }),
  'card-trim-box': () => writePdf({ pages: sheet(98, 62, 2, { trimInsetMm: 4 }) }),
  'a4-with-bleed': () => writePdf({ pages: sheet(216, 303, 2, { trimInsetMm: 3 }) }),
  'flyer-a4-with-bleed': () => writePdf({ pages: sheet(216, 291, 2) }),
  'booklet-8': () => writePdf({ pages: sheet(216, 291, 8) }),
  'booklet-7': () => writePdf({ pages: sheet(216, 291, 7) }),
  'huge-page-count': () => writePdf({ pages: sheet(92, 56, 401) }),
} as const;
