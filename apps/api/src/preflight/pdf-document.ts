/** Reads the object structure of a PDF: cross-references, object streams, decryption, page tree. */
import { type ByteSource, indexOfAscii } from './byte-source.ts';
import { type Decrypt, decryption } from './pdf-crypt.ts';
import { encryptionOf } from './pdf-encryption.ts';
import { PdfStructureError } from './pdf-errors.ts';
import { type Decoded, decodeFilter, TooLarge } from './pdf-filters.ts';
import { MAX_OBJECT_BYTES, readIndirect } from './pdf-indirect.ts';
import { rebuildEntries } from './pdf-rebuild.ts';
import { END, NestedTooDeeply, Reader } from './pdf-syntax.ts';
import type { Unread } from './pdf-unread.ts';
import { type Dict, Name, Ref, Stream, type Value } from './pdf-values.ts';
import { readCrossReferences } from './pdf-xref.ts';

/** Where an object is: at an offset of the file, or the nth in an object stream. */
export type Entry =
  | { readonly offset: number }
  | { readonly stream: number; readonly index: number };

/** Bounds on the work one file may cause. */
export const READ_LIMITS = {
  /** @unit bytes, one decoded stream */
  stream: 64 * 1024 * 1024,
  /** @unit bytes, all decoded streams together */
  total: 512 * 1024 * 1024,
} as const;

/** A stream's bytes as far as they could be read, and why they are not all there. */
export interface StreamData {
  readonly bytes: Uint8Array;
  readonly unread: Unread | null;
}

/** One step of a stream's packing. */
export interface Filter {
  readonly name: string;
  readonly params: Dict;
}

const MAX_FILTERS = 8;
const CACHE = 50_000;
const KEPT_BYTES = 32 * 1024 * 1024;

export class PdfDocument {
  readonly source: ByteSource;
  /** Bytes before `%PDF-`; every offset of the file counts from there. */
  readonly base: number;
  trailer: Dict = new Map();
  /** Contents are encrypted; attachments alone do not count. */
  encrypted = false;
  /** The structure had faults that were mended to read it: facts may be missing. */
  repaired = false;
  /** Objects that are there and could not be read. */
  readonly unread = new Set<Unread>();
  /** Where newest and older trailers stand. */
  sections: readonly number[] = [];
  #entries = new Map<number, Entry>();
  #cache = new Map<number, Value>();
  #objectStreams = new Map<number, Map<number, Value>>();
  #loading = new Set<number>();
  #decrypt: Decrypt | null = null;
  #decoded = 0;
  #decodedKept = new Map<number, StreamData>();
  #decodedKeptBytes = 0;
  #rebuilt = false;

  private constructor(source: ByteSource, base: number) {
    this.source = source;
    this.base = base;
  }

  /** Opens a file. Errors: PdfStructureError when no page tree can be found. */
  static open(source: ByteSource): PdfDocument {
    const head = source.slice(0, 1024);
    const base = Math.max(0, indexOfAscii(head, '%PDF-'));
    const document = new PdfDocument(source, base);
    try {
      const found = readCrossReferences(document);
      document.#entries = found.entries;
      document.trailer = found.trailer;
      document.sections = found.sections;
      document.repaired = found.loops || document.#hasStrayContainers();
      document.#readEncryption();
      if (!document.#hasPages()) document.#rebuild();
    } catch (error) {
      if (error instanceof TooLarge) throw error;
      document.#rebuild();
    }
    if (!document.#hasPages()) throw new PdfStructureError('no page tree');
    return document;
  }

  /**
   * When only attachments are encrypted, the engine must not see the encryption: it would ask for
   * the password of what nobody prints.
   */
  masks(): { readonly offset: number; readonly bytes: Uint8Array }[] {
    if (this.encrypted || !this.trailer.has('Encrypt')) return [];
    return this.sections.flatMap((section) => {
      const at = indexOfAscii(this.source.slice(section, MAX_OBJECT_BYTES), '/Encrypt');
      return at < 0 ? [] : [{ offset: section + at, bytes: Buffer.from('/EncrypX') }];
    });
  }

  /** The object behind a reference; any other value as it is. */
  resolve(value: Value | undefined): Value {
    let current: Value = value ?? null;
    for (let hops = 0; current instanceof Ref; hops += 1) {
      if (hops > 16) return null;
      current = this.#object(current.num);
    }
    return current;
  }

  dict(value: Value | undefined): Dict | null {
    const found = this.resolve(value);
    if (found instanceof Map) return found;
    return found instanceof Stream ? found.dict : null;
  }

  array(value: Value | undefined): Value[] | null {
    const found = this.resolve(value);
    return Array.isArray(found) ? found : null;
  }

  name(value: Value | undefined): string | null {
    const found = this.resolve(value);
    return found instanceof Name ? found.value : null;
  }

  number(value: Value | undefined): number | null {
    const found = this.resolve(value);
    return typeof found === 'number' ? found : null;
  }

  /** Four or six numbers, or null. */
  numbers(value: Value | undefined, count: number): number[] | null {
    const list = this.array(value)
      ?.slice(0, count)
      .map((item) => this.number(item));
    if (!list || list.length < count || list.some((item) => item === null)) return null;
    return list as number[];
  }

  stream(value: Value | undefined): Stream | null {
    const found = this.resolve(value);
    return found instanceof Stream ? found : null;
  }

  /** The first bytes of a stream as they stand in the file (decrypted only when not encrypted). */
  rawStart(stream: Stream, length: number): Uint8Array {
    return this.source.slice(stream.start, Math.min(length, this.#streamLength(stream)));
  }

  /**
   * The decoded bytes of a stream, as far as they can be read. A picture filter stands in the way.
   * A form drawn a hundred times is decoded once. Errors: TooLarge beyond READ_LIMITS.
   */
  decode(stream: Stream): StreamData {
    const kept = this.#decodedKept.get(stream.start);
    if (kept) return kept;
    const data = this.#decodeAnew(stream);
    const size = data.bytes.length;
    if (size > KEPT_BYTES / 4) return data;
    if (this.#decodedKeptBytes + size > KEPT_BYTES) {
      this.#decodedKept.clear();
      this.#decodedKeptBytes = 0;
    }
    this.#decodedKept.set(stream.start, data);
    this.#decodedKeptBytes += size;
    return data;
  }

  #decodeAnew(stream: Stream): StreamData {
    let bytes = this.packed(stream);
    let unread: Unread | null = null;
    for (const { name, params } of this.filters(stream)) {
      const limit = Math.min(READ_LIMITS.stream, READ_LIMITS.total - this.#decoded);
      const decoded: Decoded | undefined = decodeFilter(
        name,
        bytes,
        this.filterParams(params),
        limit,
      );
      if (decoded === undefined) return { bytes: new Uint8Array(0), unread: 'filter' };
      bytes = decoded.bytes;
      if (!decoded.whole) unread = 'undecodable';
      this.#decoded += bytes.length;
    }
    return { bytes, unread };
  }

  /** How a stream is packed, outermost first. A longer chain than any writer makes is unknown. */
  filters(stream: Stream): readonly Filter[] {
    const names = this.resolve(stream.dict.get('Filter') ?? stream.dict.get('F'));
    const filters = names instanceof Name ? [names] : Array.isArray(names) ? names : [];
    const given = this.resolve(stream.dict.get('DecodeParms') ?? stream.dict.get('DP'));
    const params = Array.isArray(given) ? given : [given];
    if (filters.length > MAX_FILTERS) return [{ name: '', params: new Map() }];
    return filters.map((filter, index) => ({
      name: this.name(filter) ?? '',
      params: this.dict(params[index]) ?? new Map(),
    }));
  }

  /** The bytes of a stream as they stand in the file, decrypted. */
  packed(stream: Stream): Uint8Array {
    const data = this.source.slice(stream.start, this.#streamLength(stream));
    if (!this.#decrypt || this.name(stream.dict.get('Type')) === 'XRef') return data;
    return this.#decrypt(stream.owner.num, stream.owner.gen, data);
  }

  /** How many bytes of the file a stream takes. */
  packedSize(stream: Stream): number {
    return this.#streamLength(stream);
  }

  filterParams(dict: Dict) {
    const read = (key: string, fallback: number) => this.number(dict.get(key)) ?? fallback;
    return {
      predictor: read('Predictor', 1),
      colors: read('Colors', 1),
      bits: read('BitsPerComponent', 8),
      columns: read('Columns', 1),
      earlyChange: read('EarlyChange', 1),
    };
  }

  #streamLength(stream: Stream): number {
    const declared = this.number(stream.dict.get('Length'));
    if (declared !== null && declared >= 0 && stream.start + declared <= this.source.size) {
      const tail = this.source.slice(stream.start + declared, 32);
      if (/^\s*endstream/.test(Buffer.from(tail).toString('latin1'))) return declared;
    }
    this.repaired = true;
    for (let from = stream.start; from < this.source.size; from += 256 * 1024 - 16) {
      const found = indexOfAscii(this.source.slice(from, 256 * 1024), 'endstream');
      if (found >= 0) return from + found - stream.start;
    }
    return this.source.size - stream.start;
  }

  #hasPages(): boolean {
    const root = this.dict(this.trailer.get('Root'));
    const pages = root && this.dict(root.get('Pages'));
    return pages?.has('Kids') ?? false;
  }

  /** True when an object is said to lie in a stream that is not there, or that lies in a stream itself. */
  #hasStrayContainers(): boolean {
    return [...this.#entries.values()].some((entry) => {
      const container = 'stream' in entry ? this.#entries.get(entry.stream) : entry;
      return container === undefined || !('offset' in container);
    });
  }

  #object(num: number): Value {
    const kept = this.#cache.get(num);
    if (kept !== undefined) return kept;
    const entry = this.#entries.get(num);
    if (!entry || this.#loading.has(num)) return null;
    this.#loading.add(num);
    try {
      const value =
        'offset' in entry
          ? this.#parseAt(entry.offset, num)
          : this.#fromObjectStream(entry.stream, num);
      if (this.#cache.size >= CACHE) this.#cache.clear();
      this.#cache.set(num, value);
      return value;
    } finally {
      this.#loading.delete(num);
    }
  }

  /** Reads `num gen obj …`; a wrong offset rebuilds the table once. */
  #parseAt(offset: number, expected: number): Value {
    const parsed = this.parseIndirect(offset);
    if (parsed && (expected < 0 || parsed.ref.num === expected)) return parsed.value;
    if (this.#rebuilt) return null;
    this.#rebuild();
    const entry = this.#entries.get(expected);
    if (!entry) return null;
    if (!('offset' in entry)) return this.#fromObjectStream(entry.stream, expected);
    return this.parseIndirect(entry.offset)?.value ?? null;
  }

  /** The indirect object at an offset of the file, or null when there is none. */
  parseIndirect(offset: number): { ref: Ref; value: Value } | null {
    const found = readIndirect(this.source, offset);
    if (found === null || 'value' in found) return found;
    this.unread.add(found.unread);
    return null;
  }

  #fromObjectStream(container: number, num: number): Value {
    let objects = this.#objectStreams.get(container);
    if (!objects) {
      objects = this.#readObjectStream(container);
      if (this.#objectStreams.size > 200) this.#objectStreams.clear();
      this.#objectStreams.set(container, objects);
    }
    return objects.get(num) ?? null;
  }

  #readObjectStream(container: number): Map<number, Value> {
    const objects = new Map<number, Value>();
    const entry = this.#entries.get(container);
    if (!entry || !('offset' in entry)) return objects;
    const stream = this.#object(container);
    if (!(stream instanceof Stream)) return objects;
    const { bytes, unread } = this.decode(stream);
    if (unread) this.unread.add(unread);
    const count = Math.min(this.number(stream.dict.get('N')) ?? 0, 100_000);
    const first = this.number(stream.dict.get('First')) ?? 0;
    const head = new Reader(bytes);
    for (let index = 0; index < count; index += 1) {
      const num = head.next();
      const at = head.next();
      if (typeof num !== 'number' || typeof at !== 'number') break;
      try {
        const value = new Reader(bytes, first + at).nextWithRefs();
        if (value !== END) objects.set(num, value);
      } catch (error) {
        if (!(error instanceof NestedTooDeeply)) throw error;
        this.unread.add('depth');
      }
    }
    return objects;
  }

  /** Finds the objects by reading the whole file, for a table that is missing or wrong. */
  #rebuild(): void {
    if (this.#rebuilt) return;
    this.#rebuilt = true;
    this.repaired = true;
    this.unread.clear();
    this.#cache.clear();
    this.#objectStreams.clear();
    this.#decodedKept.clear();
    const found = rebuildEntries(this.source, (offset) => this.parseIndirect(offset));
    this.#entries = found.entries;
    this.trailer = new Map([...this.trailer, ...found.trailer]);
    this.#readEncryption();
    for (const container of found.containers) {
      for (const num of this.#readObjectStream(container).keys()) {
        if (!this.#entries.has(num)) this.#entries.set(num, { stream: container, index: 0 });
      }
    }
    if (this.dict(this.trailer.get('Root'))) return;
    const catalog = [...this.#entries.keys()].find(
      (num) => this.name(this.dict(new Ref(num, 0))?.get('Type')) === 'Catalog',
    );
    if (catalog !== undefined) this.trailer.set('Root', new Ref(catalog, 0));
  }

  #readEncryption(): void {
    const encryption = encryptionOf(this);
    if (encryption === null) return;
    this.encrypted = encryption.isOfContents;
    this.#decrypt = decryption(encryption);
    this.#decodedKept.clear();
    this.#objectStreams.clear();
    this.#cache.clear();
  }
}
