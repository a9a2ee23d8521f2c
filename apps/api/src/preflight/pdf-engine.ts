/** PDFium in WebAssembly: opens a file from disk by windows and draws its pages as they will print. */
import { readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

import type { Box } from './pdf-matrix.ts';
import { type FontHeap, offerStandIn } from './pdf-stand-in.ts';
import { plainText } from './plain-text.ts';

/** The parts of the engine's module that its own types leave out. */
export interface Heap {
  readonly HEAPU8: Uint8Array;
  addFunction(callback: (...args: number[]) => number, signature: string): number;
  UTF16ToString(pointer: number): string;
  readonly wasmExports: { malloc(size: number): number; free(pointer: number): void };
}

export type OpenFailure = 'password' | 'damaged';

const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;
const FORMAT_BGRX = 3;
/** Annotations and form fields that print, layers as they print; RGBA. */
const AS_PRINTED = 0x01 | 0x800 | 0x10;
const WHITE = 0xffffffff;
const MOST_ANNOTATIONS = 5_000;
/** Kind and flags of annotations (ISO 32000-1 §12.5.3). */
const WIDGET = 20;
const UNSEEN = 1;
const HIDDEN = 2;
const PRINT = 4;
const NO_VIEW = 32;

/** One page drawn. RGBA, row after row. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
  /** False when the engine was refused memory: something may be missing in the drawing. */
  readonly isComplete: boolean;
}

/** @unit px */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a drawing, from its top left. @unit px */
export interface Part extends Size {
  readonly x: number;
  readonly y: number;
}

/** A page that is open. */
export interface EnginePage {
  /** As it is seen, without its user unit. @unit pt */
  readonly widthPt: number;
  readonly heightPt: number;
  /** Draws a part of the page on white, the page as large as `whole`; null when the engine cannot. */
  readonly drawPart: (whole: Size, part: Part) => Drawing | null;
  /** Where text is set, seen or not, in user space; null when the engine cannot tell. */
  readonly textBoxes: (most: number) => Box[] | null;
}

/** How often the engine was refused memory. */
interface Shortage {
  count: number;
}

/** Bytes that the engine is to see instead of those of the file, or after its end. */
export interface Mask {
  readonly offset: number;
  readonly bytes: Uint8Array;
}

export class EngineDocument {
  readonly #api: WrappedPdfiumModule;
  readonly #heap: Heap;
  readonly #handle: number;
  readonly #shortage: Shortage;
  readonly #formInfo: number;
  readonly #form: number;

  constructor(api: WrappedPdfiumModule, heap: Heap, handle: number, shortage: Shortage) {
    this.#api = api;
    this.#heap = heap;
    this.#handle = handle;
    this.#shortage = shortage;
    this.#formInfo = api.PDFiumExt_OpenFormFillInfo();
    this.#form = api.PDFiumExt_InitFormFillEnvironment(handle, this.#formInfo);
    if (this.#form) api.FPDF_SetFormFieldHighlightAlpha(this.#form, 0);
  }

  get pageCount(): number {
    return this.#api.FPDF_GetPageCount(this.#handle);
  }

  /** Width and height of a page as it is seen, without its user unit. @unit pt */
  sizeOf(index: number): readonly [number, number] | null {
    const size = this.#heap.wasmExports.malloc(8);
    const isKnown = this.#api.FPDF_GetPageSizeByIndexF(this.#handle, index, size);
    const view = new DataView(this.#heap.HEAPU8.buffer, size, 8);
    const sides = [view.getFloat32(0, true), view.getFloat32(4, true)] as const;
    this.#heap.wasmExports.free(size);
    return isKnown ? sides : null;
  }

  get producer(): string | null {
    const size = Math.min(this.#api.FPDF_GetMetaText(this.#handle, 'Producer', 0, 0), 2048);
    if (size <= 2) return null;
    const buffer = this.#heap.wasmExports.malloc(size);
    this.#api.FPDF_GetMetaText(this.#handle, 'Producer', buffer, size);
    const text = plainText(this.#heap.UTF16ToString(buffer), 120);
    this.#heap.wasmExports.free(buffer);
    return text;
  }

  /** What is written on a page, in the order of the file; at most so many characters. */
  textOf(index: number, most: number): string {
    const page = this.#api.FPDF_LoadPage(this.#handle, index);
    if (!page) return '';
    const text = this.#api.FPDFText_LoadPage(page);
    try {
      const count = text ? Math.min(this.#api.FPDFText_CountChars(text), most) : 0;
      if (count <= 0) return '';
      // UTF-16 with a zero at its end.
      const buffer = this.#heap.wasmExports.malloc((count + 1) * 2);
      this.#api.FPDFText_GetText(text, 0, count, buffer);
      const written = this.#heap.UTF16ToString(buffer);
      this.#heap.wasmExports.free(buffer);
      return plainText(written, most);
    } finally {
      if (text) this.#api.FPDFText_ClosePage(text);
      this.#api.FPDF_ClosePage(page);
    }
  }

  /** Draws a page on white, its longest side `longest` pixels; null when the engine cannot. */
  draw(index: number, longest: number): Drawing | null {
    return this.look(index, ({ widthPt, heightPt, drawPart }) => {
      const scale = longest / Math.max(widthPt, heightPt);
      if (!Number.isFinite(scale) || scale <= 0) return null;
      const width = Math.max(1, Math.round(widthPt * scale));
      const height = Math.max(1, Math.round(heightPt * scale));
      return drawPart({ width, height }, { x: 0, y: 0, width, height });
    });
  }

  /** Opens a page for a while; null when the engine cannot. */
  look<T>(index: number, use: (page: EnginePage) => T): T | null {
    const page = this.#api.FPDF_LoadPage(this.#handle, index);
    if (!page) return null;
    this.#showFieldsAsPrinted(page);
    if (this.#form) this.#api.FORM_OnAfterLoadPage(page, this.#form);
    try {
      return use({
        widthPt: this.#api.FPDF_GetPageWidthF(page),
        heightPt: this.#api.FPDF_GetPageHeightF(page),
        drawPart: (whole, part) => {
          const before = this.#shortage.count;
          const rgba = this.#drawPart(page, whole, part);
          const isComplete = this.#shortage.count === before;
          return rgba && { width: part.width, height: part.height, rgba, isComplete };
        },
        textBoxes: (most) => this.#textBoxes(page, most),
      });
    } finally {
      if (this.#form) this.#api.FORM_OnBeforeClosePage(page, this.#form);
      this.#api.FPDF_ClosePage(page);
    }
  }

  /** The engine joins characters that stand in a row; forms are text too, fields and notes are not. */
  #textBoxes(page: number, most: number): Box[] | null {
    const text = this.#api.FPDFText_LoadPage(page);
    if (!text) return null;
    const sides = this.#heap.wasmExports.malloc(32);
    try {
      const count = Math.min(this.#api.FPDFText_CountRects(text, 0, -1), most);
      return Array.from({ length: Math.max(count, 0) }, (_, index) => {
        this.#api.FPDFText_GetRect(text, index, sides, sides + 8, sides + 16, sides + 24);
        const view = new DataView(this.#heap.HEAPU8.buffer, sides, 32);
        const at = (place: number) => view.getFloat64(place, true);
        // The engine names left, top, right, bottom.
        return [at(0), at(24), at(16), at(8)] as const;
      });
    } finally {
      this.#heap.wasmExports.free(sides);
      this.#api.FPDFText_ClosePage(text);
    }
  }

  /** The engine draws form fields as a screen shows them: those that print are shown, the others hidden. */
  #showFieldsAsPrinted(page: number): void {
    const count = Math.min(this.#api.FPDFPage_GetAnnotCount(page), MOST_ANNOTATIONS);
    for (let index = 0; index < count; index += 1) {
      const annotation = this.#api.FPDFPage_GetAnnot(page, index);
      if (!annotation) continue;
      if (this.#api.FPDFAnnot_GetSubtype(annotation) === WIDGET) {
        const flags = this.#api.FPDFAnnot_GetFlags(annotation);
        const prints = (flags & PRINT) !== 0 && (flags & HIDDEN) === 0;
        const shown = prints ? flags & ~(UNSEEN | NO_VIEW) : flags | HIDDEN;
        this.#api.FPDFAnnot_SetFlags(annotation, shown);
      }
      this.#api.FPDFPage_CloseAnnot(annotation);
    }
  }

  #drawPart(page: number, whole: Size, { x, y, width, height }: Part): Uint8Array | null {
    const bitmap = this.#api.FPDFBitmap_CreateEx(width, height, FORMAT_BGRX, 0, 0);
    if (!bitmap) return null;
    try {
      const place = [-x, -y, whole.width, whole.height] as const;
      this.#api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      this.#api.FPDF_RenderPageBitmap(bitmap, page, ...place, 0, AS_PRINTED);
      if (this.#form) {
        this.#api.FPDF_FFLDraw(this.#form, bitmap, page, ...place, 0, AS_PRINTED);
      }
      const stride = this.#api.FPDFBitmap_GetStride(bitmap);
      const start = this.#api.FPDFBitmap_GetBuffer(bitmap);
      const rgba = new Uint8Array(width * height * 4);
      for (let line = 0; line < height; line += 1) {
        const row = start + line * stride;
        rgba.set(this.#heap.HEAPU8.subarray(row, row + width * 4), line * width * 4);
      }
      return rgba;
    } finally {
      this.#api.FPDFBitmap_Destroy(bitmap);
    }
  }

  close(): void {
    if (this.#form) this.#api.PDFiumExt_ExitFormFillEnvironment(this.#form);
    this.#api.PDFiumExt_CloseFormFillInfo(this.#formInfo);
    this.#api.FPDF_CloseDocument(this.#handle);
  }
}

export interface PdfEngine {
  /** Memory that the engine of the last file has taken. @unit bytes */
  readonly heapBytes: number;
  /**
   * Opens the file behind a descriptor in an engine of its own, so that no file can tell what was
   * opened before it. The descriptor must stay open until `close`.
   */
  open(fd: number, size: number, masks?: readonly Mask[]): Promise<EngineDocument | OpenFailure>;
}

/** About 0.2 s. */
export const compileEngine = (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(
    readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')),
  );

/** Compiles the engine, once per process. */
export async function startEngine(): Promise<PdfEngine> {
  const compiled = await compileEngine();
  let last: Heap | null = null;
  return {
    get heapBytes() {
      return last?.HEAPU8.length ?? 0;
    },
    async open(fd, size, masks = []) {
      const shortage: Shortage = { count: 0 };
      const api = await instantiate(compiled, shortage);
      const heap = api.pdfium as unknown as Heap;
      last = heap;
      const handle = api.FPDF_LoadCustomDocument(fileAccess(heap, fd, size, masks), '');
      if (handle) return new EngineDocument(api, heap, handle, shortage);
      const error = api.FPDF_GetLastError();
      return error === ERROR_PASSWORD || error === ERROR_SECURITY ? 'password' : 'damaged';
    },
  };
}

/** An engine that knows of no file yet. */
export async function instantiate(
  compiled: WebAssembly.Module,
  shortage: Shortage,
): Promise<WrappedPdfiumModule> {
  const { promise: failure, reject: fail } = Promise.withResolvers<never>();
  const overrides = {
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ): object {
      watchGrowth(imports, shortage);
      WebAssembly.instantiate(compiled, imports).then(done, fail);
      return {};
    },
    print: () => undefined,
    printErr: () => undefined,
  };
  const starting = init(overrides as unknown as Parameters<typeof init>[0]);
  const api = await Promise.race([starting, failure]);
  api.PDFiumExt_Init();
  offerStandIn(api, api.pdfium as unknown as FontHeap);
  return api;
}

/** Counts the times that the engine asks for more memory and gets none: it goes on and leaves things out. */
function watchGrowth(imports: WebAssembly.Imports, shortage: Shortage): void {
  for (const functions of Object.values(imports)) {
    for (const [name, grow] of Object.entries(functions)) {
      if (typeof grow !== 'function' || grow.name !== '_emscripten_resize_heap') continue;
      functions[name] = (size: number) => {
        const grown: unknown = grow(size);
        if (!grown) shortage.count += 1;
        return grown;
      };
      return;
    }
  }
  throw new Error('the engine has no way to grow its memory');
}

/** `struct FPDF_FILEACCESS { unsigned long length; callback; void* param }` */
export function fileAccess(
  heap: Heap,
  fd: number,
  size: number,
  masks: readonly Mask[] = [],
): number {
  const seen = Math.max(size, ...masks.map(({ offset, bytes }) => offset + bytes.length));
  // int GetBlock(void* param, unsigned long position, unsigned char* buffer, unsigned long size)
  const getBlock = heap.addFunction((...args) => {
    const [, position = 0, buffer = 0, length = 0] = args;
    const at = position >>> 0;
    if (at + length > seen) return 0;
    const target = heap.HEAPU8.subarray(buffer, buffer + length);
    const stored = Math.min(length, size - at);
    let filled = 0;
    while (filled < stored) {
      const got = readSync(fd, target, filled, stored - filled, at + filled);
      if (got === 0) return 0;
      filled += got;
    }
    for (const { offset, bytes } of masks) {
      const from = Math.max(offset, at);
      const to = Math.min(offset + bytes.length, at + length);
      if (from < to) target.set(bytes.subarray(from - offset, to - offset), from - at);
    }
    return 1;
  }, 'iiiii');
  const access = heap.wasmExports.malloc(12);
  const view = new DataView(heap.HEAPU8.buffer);
  view.setUint32(access, seen, true);
  view.setUint32(access + 4, getBlock, true);
  view.setUint32(access + 8, 0, true);
  return access;
}
