/** What a file says it was made for: a level of PDF/X, and the print condition its colours are meant for (ISO 15930). */
import type { PdfDocument } from './pdf-document.ts';
import { TooLarge } from './pdf-filters.ts';
import { PdfString, type Value } from './pdf-values.ts';
import { plainText } from './plain-text.ts';

export interface Standard {
  /** e.g. `PDF/X-4`; null when none is claimed. */
  readonly level: string | null;
  /** e.g. `FOGRA39`; null when none is stated. */
  readonly intent: string | null;
}

/** Longest claim and condition that are told. */
const MOST = 80;

export function standardOf(document: PdfDocument): Standard {
  const root = document.dict(document.trailer.get('Root'));
  const info = document.dict(document.trailer.get('Info'));
  return {
    level:
      textOf(document, info?.get('GTS_PDFXVersion')) ??
      levelInMetadata(document, root?.get('Metadata')),
    intent: intentOf(document, root?.get('OutputIntents')),
  };
}

function intentOf(document: PdfDocument, value: Value | undefined): string | null {
  for (const item of document.array(value) ?? []) {
    const intent = document.dict(item);
    if (document.name(intent?.get('S')) !== 'GTS_PDFX') continue;
    for (const key of ['OutputConditionIdentifier', 'OutputCondition', 'Info']) {
      const text = textOf(document, intent?.get(key));
      if (text !== null) return text;
    }
  }
  return null;
}

/** PDF/X-4 and later say it in XMP, as an element or as an attribute. */
function levelInMetadata(document: PdfDocument, value: Value | undefined): string | null {
  const stream = document.stream(value);
  if (!stream) return null;
  let text: string;
  try {
    text = new TextDecoder().decode(document.decode(stream).bytes);
  } catch (error) {
    // What describes a file may be anything: nothing of it is printed, and no file is refused for it.
    if (error instanceof TooLarge) return null;
    throw error;
  }
  const found = /GTS_PDFXVersion(?:>|\s*=\s*["'])([^<"']{1,80})/.exec(text);
  return found?.[1] ? plainText(found[1], MOST) : null;
}

function textOf(document: PdfDocument, value: Value | undefined): string | null {
  const found = document.resolve(value);
  if (!(found instanceof PdfString)) return null;
  const { bytes } = found;
  const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff;
  const text = plainText(
    new TextDecoder(isUtf16 ? 'utf-16be' : 'utf-8').decode(bytes),
    MOST,
  ).trim();
  return text === '' ? null : text;
}
