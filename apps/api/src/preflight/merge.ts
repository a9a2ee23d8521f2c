/** Makes one PDF of the pages of several. What a page is not made of would be lost, so files that have it are refused. */
import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import { fileSource } from './byte-source.ts';
import { PdfDocument } from './pdf-document.ts';
import { compileEngine, fileAccess, type Heap, instantiate } from './pdf-engine.ts';
import type { Dict, Value } from './pdf-values.ts';
import { LIMITS } from './report.ts';

/** Files on local disk, in the order of their pages, and where the merged one goes. */
export interface MergeJob {
  readonly sources: readonly string[];
  readonly target: string;
}

/** How it ended. `at` is the source that is to blame. */
export type MergeOutcome =
  | { readonly is: 'merged'; readonly pages: number }
  | { readonly is: 'loses' | 'unreadable'; readonly at: number }
  | { readonly is: 'tooLong'; readonly pages: number; readonly most: number };

/** What the document says beside its pages and what prints would differ without. */
const BESIDE_PAGES = ['OCProperties', 'AcroForm', 'AF'];

function loses(document: PdfDocument): boolean {
  const root = document.dict(document.trailer.get('Root'));
  const says = (owner: Dict | null, key: string) => {
    const value: Value = document.resolve(owner?.get(key));
    return value !== undefined && value !== null;
  };
  const names = document.dict(root?.get('Names'));
  return (
    document.trailer.has('Encrypt') ||
    BESIDE_PAGES.some((key) => says(root, key)) ||
    says(names, 'EmbeddedFiles')
  );
}

/** Files that are open at once: closed in one place, whatever happens. */
class OpenFiles {
  readonly #open: number[] = [];

  open(path: string, flags: 'r' | 'wx'): number {
    const fd = openSync(path, flags);
    this.#open.push(fd);
    return fd;
  }

  close(): void {
    for (const fd of this.#open) closeSync(fd);
  }
}

/** `struct FPDF_FILEWRITE { int version; int (*WriteBlock)(this, data, size) }` into an open file. */
function fileWriter(heap: Heap, fd: number): number {
  const write = heap.addFunction((...args) => {
    const [, data = 0, size = 0] = args;
    let at = data >>> 0;
    const end = at + (size >>> 0);
    while (at < end) at += writeSync(fd, heap.HEAPU8, at, end - at);
    return 1;
  }, 'iiii');
  const writer = heap.wasmExports.malloc(8);
  const view = new DataView(heap.HEAPU8.buffer);
  view.setUint32(writer, 1, true);
  view.setUint32(writer + 4, write, true);
  return writer;
}

/** @throws Error when the engine fails; whatever is written by then is of no use */
export async function mergePdfs({ sources, target }: MergeJob): Promise<MergeOutcome> {
  const files = new OpenFiles();
  try {
    const opened = sources.map((path) => {
      const fd = files.open(path, 'r');
      return { fd, size: fstatSync(fd).size };
    });
    const losing = opened.findIndex(({ fd, size }) =>
      loses(PdfDocument.open(fileSource(fd, size))),
    );
    if (losing >= 0) return { is: 'loses', at: losing };
    const api = await instantiate(await compileEngine(), { count: 0 });
    const heap = api.pdfium as unknown as Heap;
    const merged = api.FPDF_CreateNewDocument();
    let pages = 0;
    for (const [at, { fd, size }] of opened.entries()) {
      const source = api.FPDF_LoadCustomDocument(fileAccess(heap, fd, size), '');
      if (!source) return { is: 'unreadable', at };
      const added = api.FPDF_GetPageCount(source);
      if (pages + added > LIMITS.pages) {
        return { is: 'tooLong', pages: pages + added, most: LIMITS.pages };
      }
      if (!api.FPDF_ImportPages(merged, source, '', pages)) return { is: 'unreadable', at };
      pages += added;
      api.FPDF_CloseDocument(source);
    }
    const writer = fileWriter(heap, files.open(target, 'wx'));
    if (!api.FPDF_SaveAsCopy(merged, writer, 0)) throw new Error('the merged file was not written');
    return { is: 'merged', pages };
  } finally {
    files.close();
  }
}
