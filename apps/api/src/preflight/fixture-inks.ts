/** Fixtures for what is printed: resolution of pictures, colours, inks of their own, fonts. */
import { cmykDesign, picture, place, sheet } from './fixture-parts.ts';
import { compressed, writePdf } from './fixture-writer.ts';

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
/** 版心印刷 set in a font that is named only. */
const SONG =
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 >>] >>';
const SPOT =
  '[/Separation /PANTONE#20185#20C /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0.93 0.79 0] /N 1 >>]';

/** A separation colour space of this name; names are UTF-8. */
function inkNamed(name: string): string {
  const escaped = [...Buffer.from(name, 'utf8')]
    .map((byte) => `#${byte.toString(16).padStart(2, '0')}`)
    .join('');
  return SPOT.replace('PANTONE#20185#20C', escaped);
}

/** Sheets that differ in pictures, colours and fonts. */
export const INKS_AND_FONTS = {
  'low-resolution': () =>
    writePdf({
      pages: sheet(92, 56, 2, { content: cmykDesign(92, 56) + place(10, 10, 50.8, 25.4) }),
      resources: { XObject: { Im0: picture(200, 100, 'DeviceCMYK') } },
    }),
  'medium-resolution': () =>
    writePdf({
      pages: sheet(92, 56, 2, { content: cmykDesign(92, 56) + place(10, 10, 50.8, 25.4) }),
      resources: { XObject: { Im0: picture(376, 188, 'DeviceCMYK') } },
    }),
  'rgb-colour': () =>
    writePdf({
      pages: sheet(92, 56, 2, {
        content: `0.9 0.1 0.2 rg 0 0 260 158 re f\n${place(10, 10, 25.4, 25.4)}`,
      }),
      resources: { XObject: { Im0: picture(320, 320, 'DeviceRGB') } },
    }),
  'spot-colour': () =>
    writePdf({
      pages: sheet(92, 56, 2, { content: '/Spot cs 1 scn 0 0 260 158 re f' }),
      resources: { ColorSpace: { Spot: SPOT } },
    }),
  'spot-tint-0': () =>
    writePdf({
      pages: sheet(92, 56, 2, { content: '/Spot cs 0 scn 0 0 260 158 re f' }),
      resources: { ColorSpace: { Spot: SPOT } },
    }),
  'spot-picture': () =>
    writePdf({
      pages: sheet(92, 56, 2, { content: place(10, 10, 25.4, 25.4) }),
      resources: {
        XObject: {
          Im0: compressed(
            `/Type /XObject /Subtype /Image /Width 300 /Height 300 /BitsPerComponent 8 /ColorSpace ${SPOT}`,
            new Uint8Array(90_000).fill(120),
          ),
        },
      },
    }),
  'three-spots': () =>
    writePdf({
      pages: sheet(92, 56, 2, {
        content:
          '/A cs 1 scn 0 0 99 99 re f /B cs 1 scn 99 0 99 99 re f /C CS 1 SCN 3 w 0 120 m 200 120 l S',
      }),
      resources: {
        ColorSpace: { A: SPOT, B: inkNamed('PANTONE 286 C'), C: inkNamed('PANTONE 877 C') },
      },
    }),
  /** A die line and a gold foil area as inks of their own. */
  'craft-layers': () =>
    writePdf({
      pages: sheet(92, 56, 2, {
        content: `${cmykDesign(92, 56)}/Die CS 1 SCN 20 20 200 100 re S /Gold cs 1 scn 60 60 80 20 re f`,
      }),
      resources: { ColorSpace: { Die: inkNamed('刀线'), Gold: inkNamed('HotStamp Gold') } },
    }),
  'font-not-embedded': () =>
    writePdf({
      pages: sheet(92, 56, 2, {
        content: `${cmykDesign(92, 56)}BT /F1 18 Tf 0 0 0 1 k 40 80 Td (BANXIN) Tj ET`,
      }),
      resources: { Font: { F1: HELVETICA } },
    }),
  'chinese-not-embedded': () =>
    writePdf({
      pages: sheet(92, 56, 2, {
        content: 'BT /F1 24 Tf 20 80 Td <7248 5FC3 5370 5237> Tj ET',
      }),
      resources: { Font: { F1: SONG } },
    }),
} as const;
