/** Looks at the data of pictures that are drawn: is it all there, and is it the picture it says it is. */
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import sharp from 'sharp';
import { colourSpace } from './pdf-colour.ts';
import type { PdfDocument } from './pdf-document.ts';
import { decodeFilter, PICTURE_FILTERS, TooLarge } from './pdf-filters.ts';
import { RowSampler, type Substitute } from './pdf-substitute.ts';
import type { Unread } from './pdf-unread.ts';
import type { Stream } from './pdf-values.ts';

/** Unpacked bytes of pictures that are looked at in one file. @unit bytes */
const MOST_BYTES = 1024 * 1024 * 1024;
/** Packed data up to here is looked at as a whole. @unit bytes */
const WHOLE_BYTES = 48 * 1024 * 1024;
const CHUNK = 1024 * 1024;
/** Larger pictures are made small for the preview. @unit bytes, px */
const LARGE_BYTES = 32 * 1024 * 1024;
/** The engine has room for one such picture beside its drawing. @unit bytes */
const HEAVY_BYTES = 112 * 1024 * 1024;
const LARGE_PIXELS = 8_000_000;
/** Writers pad data; what is longer than twice its picture is something else. @unit bytes */
const PADDING = 64 * 1024;

/** A picture's judgement: null is good; `cut` was too much to look at. */
export type PictureFault = Extract<Unread, 'picture' | 'filter'> | 'cut' | null;

/** Looks at pictures one after another, each once. */
export class PictureCheck {
  /** Small pictures in place of those that are too large for the engine. */
  readonly substitutes: Substitute[] = [];
  readonly #document: PdfDocument;
  readonly #known = new Map<number, PictureFault>();
  #left = MOST_BYTES;

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** True for a picture that the engine cannot hold and that nothing stands in for. */
  isTooHeavy(stream: Stream): boolean {
    const isSmallNow = this.substitutes.some(({ owner }) => owner.num === stream.owner.num);
    return !isSmallNow && this.#document.packedSize(stream) > HEAVY_BYTES;
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
    const isFlate = filters.length === 1 && (last === 'FlateDecode' || last === 'Fl');
    if (filters.length === 0 || isFlate) return this.#count(stream, packed, size, isFlate);
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
    return { width, height, bits, row, least: row * (height - 1) };
  }

  /** Counts what the data unpacks to; it is never in memory as a whole. */
  async #count(
    stream: Stream,
    packed: number,
    size: Size,
    isFlate: boolean,
  ): Promise<PictureFault> {
    if (size.least > this.#left) return 'cut';
    const most = 2 * size.least + PADDING;
    const sampler = this.#samplerFor(stream, packed, size);
    let unpacked = 0;
    const counter = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        unpacked += chunk.length;
        sampler?.write(chunk);
        done(unpacked > most ? new TooLarge() : null);
      },
    });
    try {
      const parts = this.#parts(stream, packed);
      if (isFlate) await pipeline(parts, createInflate({ chunkSize: CHUNK / 4 }), counter);
      else await pipeline(parts, counter);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // Bytes cut off the end, often the checksum alone, leave a picture that is all there.
      const isCutOff = 'code' in error && error.code === 'Z_BUF_ERROR';
      if (!isCutOff || unpacked < size.least) return 'picture';
    }
    this.#left -= unpacked;
    if (unpacked < size.least) return 'picture';
    if (sampler) {
      const { width, height, data } = sampler;
      this.substitutes.push({ owner: stream.owner, dict: stream.dict, width, height, data });
    }
    return null;
  }

  *#parts(stream: Stream, packed: number): Generator<Uint8Array> {
    if (this.#document.encrypted) yield this.#document.packed(stream);
    else {
      for (let at = 0; at < packed; at += CHUNK) {
        yield this.#document.source.slice(stream.start + at, Math.min(CHUNK, packed - at));
      }
    }
  }

  /** For pictures that the engine cannot hold or would be long about. */
  #samplerFor(stream: Stream, packed: number, size: Size): RowSampler | null {
    if (packed < LARGE_BYTES && size.width * size.height < LARGE_PIXELS) return null;
    const params = this.#document.filters(stream)[0]?.params;
    const predictor = (params && this.#document.number(params.get('Predictor'))) ?? 1;
    if (size.bits !== 8 || (predictor > 1 && predictor < 10)) return null;
    const { width, height, row } = size;
    return new RowSampler({ width, height, pixel: row / width, isPredicted: predictor >= 10 });
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
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
