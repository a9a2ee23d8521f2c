/** PDFium in WebAssembly: opens a file from disk by windows and draws its pages. */
import { readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

import { plainText } from './plain-text.ts';

/** The parts of the engine's module that its own types leave out. */
interface Heap {
  readonly HEAPU8: Uint8Array;
  addFunction(callback: (...args: number[]) => number, signature: string): number;
  UTF16ToString(pointer: number): string;
  readonly wasmExports: { malloc(size: number): number; free(pointer: number): void };
}

export type OpenFailure = 'password' | 'damaged';

const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;
const FORMAT_BGRX = 3;
const REVERSE_BYTE_ORDER = 0x10;
const WHITE = 0xffffffff;

/** One page drawn. RGBA, row after row. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

export class EngineDocument {
  readonly #api: WrappedPdfiumModule;
  readonly #heap: Heap;
  readonly #handle: number;

  constructor(api: WrappedPdfiumModule, heap: Heap, handle: number) {
    this.#api = api;
    this.#heap = heap;
    this.#handle = handle;
  }

  get pageCount(): number {
    return this.#api.FPDF_GetPageCount(this.#handle);
  }

  /** True when the file carries an encryption dictionary, even one that opens without a password. */
  get encrypted(): boolean {
    return this.#api.FPDF_GetSecurityHandlerRevision(this.#handle) >= 0;
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

  /** Draws a page on white, its longest side `longest` pixels; null when the engine cannot. */
  draw(index: number, longest: number): Drawing | null {
    const page = this.#api.FPDF_LoadPage(this.#handle, index);
    if (!page) return null;
    try {
      const pageWidth = this.#api.FPDF_GetPageWidthF(page);
      const pageHeight = this.#api.FPDF_GetPageHeightF(page);
      const scale = longest / Math.max(pageWidth, pageHeight);
      if (!Number.isFinite(scale) || scale <= 0) return null;
      const width = Math.max(1, Math.round(pageWidth * scale));
      const height = Math.max(1, Math.round(pageHeight * scale));
      return this.#drawAt(page, width, height);
    } finally {
      this.#api.FPDF_ClosePage(page);
    }
  }

  #drawAt(page: number, width: number, height: number): Drawing | null {
    const bitmap = this.#api.FPDFBitmap_CreateEx(width, height, FORMAT_BGRX, 0, 0);
    if (!bitmap) return null;
    try {
      this.#api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      this.#api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, REVERSE_BYTE_ORDER);
      const stride = this.#api.FPDFBitmap_GetStride(bitmap);
      const start = this.#api.FPDFBitmap_GetBuffer(bitmap);
      const rgba = new Uint8Array(width * height * 4);
      for (let y = 0; y < height; y += 1) {
        const row = start + y * stride;
        rgba.set(this.#heap.HEAPU8.subarray(row, row + width * 4), y * width * 4);
      }
      return { width, height, rgba };
    } finally {
      this.#api.FPDFBitmap_Destroy(bitmap);
    }
  }

  close(): void {
    this.#api.FPDF_CloseDocument(this.#handle);
  }
}

export interface PdfEngine {
  /** Memory the engine has taken so far; it never gives any back. @unit bytes */
  readonly heapBytes: number;
  /** Opens the file behind a descriptor. The descriptor must stay open until `close`. */
  open(fd: number, size: number): EngineDocument | OpenFailure;
}

/** Starts the engine; about 0.2 s. */
export async function startEngine(): Promise<PdfEngine> {
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const bytes = readFileSync(file);
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const overrides = { wasmBinary, print: () => undefined, printErr: () => undefined };
  const api = await init(overrides as Parameters<typeof init>[0]);
  api.PDFiumExt_Init();
  const heap = api.pdfium as unknown as Heap;
  let current = { fd: -1, size: 0 };

  // int GetBlock(void* param, unsigned long position, unsigned char* buffer, unsigned long size)
  const getBlock = heap.addFunction((...args) => {
    const [, position = 0, buffer = 0, length = 0] = args;
    const at = position >>> 0;
    if (at + length > current.size) return 0;
    const target = heap.HEAPU8.subarray(buffer, buffer + length);
    let filled = 0;
    while (filled < length) {
      const got = readSync(current.fd, target, filled, length - filled, at + filled);
      if (got === 0) return 0;
      filled += got;
    }
    return 1;
  }, 'iiiii');
  // struct FPDF_FILEACCESS { unsigned long length; callback; void* param }
  const access = heap.wasmExports.malloc(12);

  return {
    get heapBytes() {
      return heap.HEAPU8.length;
    },
    open(fd, size) {
      current = { fd, size };
      const view = new DataView(heap.HEAPU8.buffer);
      view.setUint32(access, size, true);
      view.setUint32(access + 4, getBlock, true);
      view.setUint32(access + 8, 0, true);
      const handle = api.FPDF_LoadCustomDocument(access, '');
      if (handle) return new EngineDocument(api, heap, handle);
      const error = api.FPDF_GetLastError();
      return error === ERROR_PASSWORD || error === ERROR_SECURITY ? 'password' : 'damaged';
    },
  };
}
