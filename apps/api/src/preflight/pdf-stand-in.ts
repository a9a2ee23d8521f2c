/** The font that stands in for Chinese, Japanese and Korean fonts which a file does not embed; the engine has Latin ones of its own. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

/** The parts of the engine's module that are needed here. */
export interface FontHeap {
  readonly HEAPU8: Uint8Array;
  addFunction(callback: (...args: number[]) => number | undefined, signature: string): number;
  UTF8ToString(pointer: number): string;
  readonly wasmExports: { malloc(size: number): number };
}

/** Shift JIS, Hangul, GB 2312, Big5: the character sets whose fonts Windows names so. */
const EAST_ASIAN = new Set([128, 129, 134, 136]);
/** Names of fonts that Chinese files leave out, in files that do not say their character set. */
const CHINESE_NAME =
  /sim(sun|hei|kai|fang)|st(song|hei|kai|fang|xihei)|yahei|kaiti|fangsong|songti|heiti|dengxian|pingfang|han ?s(ans|erif)/i;
const HANDLE = 1;
const VERSION = 1;

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@embedpdf/fonts-sc'));
/** Read from the disk when a file first needs it; it never changes. */
let font: Uint8Array | null = null;

function standIn(): Uint8Array {
  font ??= readFileSync(join(folder, '../fonts/NotoSansHans-Regular.otf'));
  return font;
}

/** A table of an OpenType font by its tag; the whole font for 0. Null when it has none. */
function tableOf(bytes: Uint8Array, tag: number): Uint8Array | null {
  if (tag === 0) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint16(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    if (view.getUint32(at) !== tag >>> 0) continue;
    const offset = view.getUint32(at + 8);
    return bytes.subarray(offset, offset + view.getUint32(at + 12));
  }
  return null;
}

/** Tells the engine where to ask for fonts: `FPDF_SYSFONTINFO`. */
export function offerStandIn(api: WrappedPdfiumModule, heap: FontHeap): void {
  const callbacks = [
    // Release(this), EnumFonts(this, mapper)
    heap.addFunction(() => undefined, 'vi'),
    heap.addFunction(() => undefined, 'vii'),
    // MapFont(this, weight, italic, charset, pitchFamily, face, exact)
    heap.addFunction((...args) => {
      const [, , , charset = 0, , face = 0] = args;
      const isEastAsian = EAST_ASIAN.has(charset);
      return isEastAsian || CHINESE_NAME.test(heap.UTF8ToString(face)) ? HANDLE : 0;
    }, 'iiiiiiii'),
    // GetFont(this, face)
    heap.addFunction(() => 0, 'iii'),
    // GetFontData(this, font, table, buffer, size)
    heap.addFunction((...args) => {
      const [, , tag = 0, buffer = 0, size = 0] = args;
      const table = tableOf(standIn(), tag);
      if (!table) return 0;
      if (buffer !== 0 && size >= table.length) heap.HEAPU8.set(table, buffer);
      return table.length;
    }, 'iiiiii'),
    // GetFaceName(this, font, buffer, size)
    heap.addFunction((...args) => {
      const [, , buffer = 0, size = 0] = args;
      const name = Buffer.from('Noto Sans Hans\0', 'latin1');
      if (buffer !== 0 && size >= name.length) heap.HEAPU8.set(name, buffer);
      return name.length;
    }, 'iiiii'),
    // GetFontCharset(this, font), DeleteFont(this, font)
    heap.addFunction(() => 134, 'iii'),
    heap.addFunction(() => undefined, 'vii'),
  ];
  const info = heap.wasmExports.malloc(4 * (callbacks.length + 1));
  const view = new DataView(heap.HEAPU8.buffer);
  for (const [index, value] of [VERSION, ...callbacks].entries()) {
    view.setUint32(info + index * 4, value, true);
  }
  api.FPDF_SetSystemFontInfo(info);
}
