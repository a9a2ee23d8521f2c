/** What the names in a drawing stand for (ISO 32000-1 §7.8.3): its own resources, else the page's. */
import { type ColourSpace, colourSpace } from './pdf-colour.ts';
import type { PageScan } from './pdf-content.ts';
import type { PdfDocument } from './pdf-document.ts';
import { type Frame, prints, type Run } from './pdf-frame.ts';
import { noteUnread } from './pdf-scan-notes.ts';
import { type Dict, Name, type Value } from './pdf-values.ts';

/** Looks names up for the drawings of one page. */
export class Resources {
  readonly #document: PdfDocument;
  readonly #scan: PageScan;
  readonly #page: Dict | null;

  /** `page` are the page's own resources: a form that lacks one takes it from there. */
  constructor(document: PdfDocument, scan: PageScan, page: Dict | null) {
    this.#document = document;
    this.#scan = scan;
    this.#page = page;
  }

  find(frame: Frame, kind: string, name: Value | undefined): Value {
    if (!(name instanceof Name)) return null;
    for (const resources of [frame.resources, this.#page]) {
      const found = this.#document.dict(resources?.get(kind))?.get(name.value);
      if (found !== undefined) return found;
    }
    return null;
  }

  /** A resource that must be there. */
  need(run: Run, kind: string, name: Value | undefined): Value {
    const found = this.find(run, kind, name);
    if (this.#document.resolve(found) === null && prints(run)) noteUnread(this.#scan, 'missing');
    return found;
  }

  colourSpace(frame: Frame, value: Value | undefined): ColourSpace {
    return colourSpace(this.#document, value, this.#spacesOf(frame, value));
  }

  /** The resources that know a colour space: the form's own, else the page's. */
  #spacesOf(frame: Frame, name: Value | undefined): Dict | null {
    if (!(name instanceof Name)) return frame.resources;
    const own = this.#document.dict(frame.resources?.get('ColorSpace'));
    const isOurs = own?.has(name.value) ?? false;
    return isOurs || !this.find(frame, 'ColorSpace', name) ? frame.resources : this.#page;
  }
}
