/** Looks at the data of pictures that are drawn: is it all there, and is it the picture it says it is. */
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import sharp from 'sharp';
import { colourSpace } from './pdf-colour.ts';
import type { PdfDocument } from './pdf-document.ts';
import { decodeFilter, PICTURE_FILTERS, TooLarge } from './pdf-filters.ts';
import type { Unread } from './pdf-unread.ts';
import type { Stream } from './pdf-values.ts';

/** Unpacked bytes of pictures that are looked at in one file. @unit bytes */
const MOST_BYTES = 1024 * 1024 * 1024;
/** Packed data up to here is looked at as a whole. @unit bytes */
const WHOLE_BYTES = 48 * 1024 * 1024;
const CHUNK = 1024 * 1024;
/** Writers pad data; what is longer than twice its picture is something else. @unit bytes */
const PADDING = 64 * 1024;

/** A picture's judgement: null is good; `cut` was too much to look at. */
export type PictureFault = Extract<Unread, 'picture' | 'filter'> | 'cut' | null;

/** Looks at pictures one after another, each once. */
export class PictureCheck {
  readonly #document: PdfDocument;
  readonly #known = new Map<number, PictureFault>();
  #left = MOST_BYTES;

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  async faultOf(stream: Stream): Promise<PictureFault> {
    const known = this.#known.get(stream.start);
    if (known !== undefined) return known;
    const fault = await this.#look(stream);
    this.#known.set(stream.start, fault);
    return fault;
  }

  async #look(stream: Stream): Promise<PictureFault> {
    const filters = this.#document.filters(stream);
    const last = filters.at(-1)?.name ?? '';
    const size = this.#sizeOf(stream);
    if (!size) return 'picture';
    const packed = this.#document.packedSize(stream);
    if (filters.length === 0) return packed < size.least ? 'picture' : null;
    if (filters.length === 1 && (last === 'FlateDecode' || last === 'Fl')) {
      return this.#inflate(stream, packed, size);
    }
    if (packed > WHOLE_BYTES || packed > this.#left) return 'cut';
    let data = this.#document.packed(stream);
    for (const { name, params } of filters) {
      if (PICTURE_FILTERS.has(name)) return isPicture(name, data, size);
      let decoded: ReturnType<typeof decodeFilter>;
      try {
        const limit = Math.min(this.#left, 2 * size.least + PADDING);
        decoded = decodeFilter(name, data, this.#document.filterParams(params), limit);
      } catch (error) {
        if (error instanceof TooLarge) return 'picture';
        throw error;
      }
      if (!decoded) return 'filter';
      this.#left -= decoded.bytes.length;
      if (!decoded.whole) return 'picture';
      data = decoded.bytes;
    }
    return data.length < size.least ? 'picture' : null;
  }

  #sizeOf({ dict }: Stream): Size | null {
    const width = this.#document.number(dict.get('Width')) ?? 0;
    const height = this.#document.number(dict.get('Height')) ?? 0;
    if (width < 1 || height < 1) return null;
    const isStencil = this.#document.resolve(dict.get('ImageMask')) === true;
    const space = colourSpace(this.#document, dict.get('ColorSpace'), null);
    const components = isStencil || space.family === 'unknown' ? 1 : space.components;
    const bits = isStencil ? 1 : (this.#document.number(dict.get('BitsPerComponent')) ?? 1);
    const row = Math.ceil((width * components * bits) / 8);
    // The last row may be short: writers round, and nobody sees it.
    return { width, height, row, least: row * (height - 1) };
  }

  /** Counts what the data unpacks to; it is never in memory as a whole. */
  async #inflate(stream: Stream, packed: number, size: Size): Promise<PictureFault> {
    if (size.least > this.#left) return 'cut';
    const document = this.#document;
    const most = 2 * size.least + PADDING;
    let unpacked = 0;
    const counter = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        unpacked += chunk.length;
        done(unpacked > most ? new TooLarge() : null);
      },
    });
    function* parts() {
      if (document.encrypted) yield document.packed(stream);
      else {
        for (let at = 0; at < packed; at += CHUNK) {
          yield document.source.slice(stream.start + at, Math.min(CHUNK, packed - at));
        }
      }
    }
    try {
      await pipeline(parts, createInflate({ chunkSize: 256 * 1024 }), counter);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // Bytes cut off the end, often the checksum alone, leave a picture that is all there.
      const isCutOff = 'code' in error && error.code === 'Z_BUF_ERROR';
      if (!isCutOff || unpacked < size.least) return 'picture';
    }
    this.#left -= unpacked;
    return unpacked < size.least ? 'picture' : null;
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
  /** @unit bytes */
  readonly row: number;
  /** Bytes of all rows but the last. */
  readonly least: number;
}

async function isPicture(filter: string, data: Uint8Array, size: Size): Promise<PictureFault> {
  if (data.length === 0) return 'picture';
  if (filter === 'DCTDecode' || filter === 'DCT') return isJpeg(data, size);
  if (filter === 'JPXDecode') return isJpeg2000(data, size) ? null : 'picture';
  return null;
}

/** Read to its end at an eighth of its size. */
async function isJpeg(data: Uint8Array, size: Size): Promise<PictureFault> {
  try {
    const options = { failOn: 'error', limitInputPixels: false, sequentialRead: true } as const;
    const picture = sharp(data, options);
    const { format, width, height } = await picture.metadata();
    if (format !== 'jpeg' || width !== size.width || height !== size.height) return 'picture';
    await picture
      .resize({ width: Math.max(1, Math.ceil(width / 8)), kernel: 'nearest' })
      .raw()
      .toBuffer();
    return null;
  } catch {
    return 'picture'; // What the library says is about the bytes of a customer's file.
  }
}

/** `SOC SIZ` with the size that the file says, and `EOC` at the end (ISO 15444-1 annex A). */
function isJpeg2000(data: Uint8Array, size: Size): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  const start = bytes.indexOf(Buffer.of(0xff, 0x4f, 0xff, 0x51));
  if (start < 0 || start + 24 > bytes.length) return false;
  const side = (at: number) => bytes.readUInt32BE(start + at) - bytes.readUInt32BE(start + at + 8);
  const isSize = side(8) === size.width && side(12) === size.height;
  return isSize && bytes.lastIndexOf(Buffer.of(0xff, 0xd9)) > start;
}
