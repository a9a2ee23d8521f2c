/** Fixtures that attack the check: bombs, floods and loops. */
import { place, sheet } from './fixture-parts.ts';
import { type Body, compressed, PdfWriter, writePdf } from './fixture-writer.ts';

/** Forms that call each other ten times, eight deep: 10⁸ drawings from 2 kB. */
function formBomb(pages = 1): Uint8Array {
  const forms: Record<string, Body> = {};
  const depth = 8;
  for (let level = 0; level < depth; level += 1) {
    const inner =
      level === depth - 1
        ? '0 0 0 1 k 0 0 9 9 re f\n'.repeat(40)
        : `/X${level + 1} Do\n`.repeat(10);
    const refs =
      level === depth - 1 ? '' : `/Resources << /XObject << /X${level + 1} ${4 + level} 0 R >> >>`;
    forms[`X${level}`] = {
      dict: `/Type /XObject /Subtype /Form /BBox [0 0 500 500] ${refs}`,
      data: Buffer.from(inner, 'latin1'),
    };
  }
  return writePdf({
    pages: sheet(92, 56, pages, { content: '/X0 Do\n'.repeat(10) }),
    resources: { XObject: forms },
  });
}

/** A form that unpacks to 96 MB of blanks from under 100 kB. */
function contentBomb(): Uint8Array {
  const blanks = Buffer.alloc(96 * 1024 * 1024, ' ');
  return writePdf({
    pages: [{ widthMm: 92, heightMm: 56, content: '/X0 Do' }],
    resources: {
      XObject: { X0: compressed('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', blanks) },
    },
  });
}

/** A picture that claims 50,000 × 50,000 pixels in a few bytes. */
function pixelFlood(): Uint8Array {
  const dict =
    '/Type /XObject /Subtype /Image /Width 50000 /Height 50000 /BitsPerComponent 8 /ColorSpace /DeviceRGB';
  return writePdf({
    pages: [{ widthMm: 92, heightMm: 56, content: place(0, 0, 92, 56) }],
    resources: { XObject: { Im0: compressed(dict, Buffer.alloc(1024, 7)) } },
  });
}

/** A page tree whose only kid is itself. */
function pageLoop(): Uint8Array {
  const writer = new PdfWriter(null);
  writer.object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  writer.object(2, '<< /Type /Pages /Count 3 /Kids [2 0 R 2 0 R 2 0 R] >>');
  return writer.finish('/Root 1 0 R');
}

/** Small files that ask for far more work than they are worth. */
export const ATTACKS = {
  'page-loop': pageLoop,
  'card-form-bomb': () => formBomb(2),
  'form-bomb': () => formBomb(),
  'content-bomb': contentBomb,
  'pixel-flood': pixelFlood,
} as const;
