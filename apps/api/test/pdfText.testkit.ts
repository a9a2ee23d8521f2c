/** Reads a PDF of ours back: its words, the sizes of its pages in mm, how many pictures and filled shapes it has, and whether its fonts are in it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

/** Kinds of page objects. */
const PATH = 2;
const IMAGE = 3;
const TEXT = 1;

const require = createRequire(import.meta.url);

export async function textOfPdf(bytes: Uint8Array) {
  const wasm = readFileSync(require.resolve('@embedpdf/pdfium/pdfium.wasm'));
  const api = await init({
    wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) as ArrayBuffer,
  });
  api.PDFiumExt_Init();
  const heap = api.pdfium as unknown as {
    HEAPU8: Uint8Array;
    UTF16ToString(pointer: number): string;
    wasmExports: { malloc(size: number): number };
  };
  const put = heap.wasmExports.malloc(bytes.length);
  heap.HEAPU8.set(bytes, put);
  const document = api.FPDF_LoadMemDocument(put, bytes.length, '');
  const pages = api.FPDF_GetPageCount(document);
  const sizes: string[] = [];
  let text = '';
  let pictures = 0;
  let bars = 0;
  const embedded = new Set<boolean>();
  for (let page = 0; page < pages; page += 1) {
    const handle = api.FPDF_LoadPage(document, page);
    const [width, height] = [api.FPDF_GetPageWidthF(handle), api.FPDF_GetPageHeightF(handle)];
    sizes.push([width, height].map((pt) => Math.round((pt / 72) * 25.4)).join(' × '));
    const words = api.FPDFText_LoadPage(handle);
    const count = api.FPDFText_CountChars(words);
    const room = heap.wasmExports.malloc(2 * (count + 1));
    api.FPDFText_GetText(words, 0, count, room);
    text += heap.UTF16ToString(room);
    for (let at = 0; at < api.FPDFPage_CountObjects(handle); at += 1) {
      const object = api.FPDFPage_GetObject(handle, at);
      const kind = api.FPDFPageObj_GetType(object);
      if (kind === IMAGE) pictures += 1;
      if (kind === PATH) bars += 1;
      if (kind === TEXT)
        embedded.add(api.FPDFFont_GetIsEmbedded(api.FPDFTextObj_GetFont(object)) === 1);
    }
  }
  api.FPDF_CloseDocument(document);
  return {
    text,
    pictures,
    bars,
    sizes,
    fonts: [...embedded].map((isEmbedded) => ({ isEmbedded })),
  };
}
