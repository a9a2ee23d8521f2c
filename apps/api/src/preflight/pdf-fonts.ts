/** Fonts that a file's pages name, and whether the file carries their outlines. */
import { referenceKey } from './pdf-colour.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { Dict, Value } from './pdf-values.ts';
import { plainText } from './plain-text.ts';

export interface FontUse {
  readonly name: string;
  /** The file carries its outlines, or draws its glyphs itself. */
  readonly embedded: boolean;
  /** 1-based page that names it first. */
  readonly page: number;
  /** Visible text is set in it. */
  used: boolean;
}

const MAX_FONTS = 2_000;
const MAX_RESOURCES = 20_000;

/** Collects fonts over all pages; a font object is counted once. */
export class FontCollector {
  readonly fonts: FontUse[] = [];
  readonly #document: PdfDocument;
  readonly #byKey = new Map<unknown, FontUse>();
  readonly #seenResources = new Set<unknown>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** Reads the fonts of a page's resources and of the forms and patterns within. */
  scan(resources: Value | undefined, page: number, depth = 0): void {
    const dict = this.#document.dict(resources);
    if (!dict || depth > 16 || this.#seenResources.size > MAX_RESOURCES) return;
    if (this.#seenResources.has(dict)) return;
    this.#seenResources.add(dict);
    for (const font of this.#document.dict(dict.get('Font'))?.values() ?? []) {
      this.#add(font, page);
      // Glyphs that are drawings may be set in fonts of their own.
      this.scan(this.#document.dict(font)?.get('Resources'), page, depth + 1);
    }
    for (const state of this.#document.dict(dict.get('ExtGState'))?.values() ?? []) {
      const font = this.#document.array(this.#document.dict(state)?.get('Font'))?.[0];
      if (font !== undefined) this.#add(font, page);
    }
    for (const kind of ['XObject', 'Pattern']) {
      for (const value of this.#document.dict(dict.get(kind))?.values() ?? []) {
        const inner = this.#document.stream(value)?.dict.get('Resources');
        if (inner !== undefined) this.scan(inner, page, depth + 1);
      }
    }
  }

  /** Fonts of what lies on the page: form fields and notes. */
  scanAnnotations(annotations: Value | undefined, page: number): void {
    for (const item of (this.#document.array(annotations) ?? []).slice(0, 5_000)) {
      const normal = this.#document.dict(this.#document.dict(item)?.get('AP'))?.get('N');
      const stream = this.#document.stream(normal);
      if (stream) this.scan(stream.dict.get('Resources'), page);
    }
  }

  /** Marks a font as set in visible text. */
  use(key: unknown): void {
    const font = this.#byKey.get(key);
    if (font) font.used = true;
  }

  #add(value: Value, page: number): void {
    const font = this.#document.dict(value);
    const key = referenceKey(value) ?? font;
    if (!font || this.#byKey.has(key) || this.fonts.length >= MAX_FONTS) return;
    const type = this.#document.name(font.get('Subtype'));
    const name = this.#document.name(font.get('BaseFont')) ?? '';
    const use = {
      name: readableFont(name),
      embedded: this.#embedded(font, type),
      page,
      used: false,
    };
    this.#byKey.set(key, use);
    this.fonts.push(use);
  }

  #embedded(font: Dict, type: string | null): boolean {
    if (type === 'Type3') return true;
    const holder =
      type === 'Type0'
        ? this.#document.dict(this.#document.array(font.get('DescendantFonts'))?.[0])
        : font;
    const descriptor = this.#document.dict(holder?.get('FontDescriptor'));
    return ['FontFile', 'FontFile2', 'FontFile3'].some(
      (key) => descriptor && this.#document.stream(descriptor.get(key)) !== null,
    );
  }
}

/** `ABCDEF+Song` is a subset of Song; bytes of Chinese names are UTF-8 or GB 18030. */
function readableFont(name: string): string {
  const bare = name.replace(/^[A-Z]{6}\+/, '');
  const bytes = Buffer.from(bare, 'latin1');
  try {
    return plainText(new TextDecoder('utf-8', { fatal: true }).decode(bytes), 80) || '未命名字体';
  } catch {
    return plainText(new TextDecoder('gb18030').decode(bytes), 80);
  }
}
