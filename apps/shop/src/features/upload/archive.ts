/**
 * Files in a zip, found by its directory and unpacked one by one when they are needed: a large archive is never in memory as
 * a whole. What claims or brings too much is refused.
 */
import { IMPORT_ROWS_MAX } from '@banxin/contract/constants';
import { uploadPurposes } from '@banxin/contract/uploads';

/** A file by its name, read when it is its turn. */
export interface NamedSource {
  /** Without the folders that it lies in. */
  readonly name: string;
  /** Unpacked. @unit bytes */
  readonly size: number;
  /** @throws ArchiveBroken what is inside is not what the directory says */
  readonly open: () => Promise<File>;
}

/** Why an archive is not taken. */
export type ArchiveFault = 'unreadable' | 'encrypted' | 'tooMany' | 'tooLarge' | 'bomb';

/** An archive that is not taken, or a file in it that does not unpack. */
export class ArchiveBroken extends Error {
  override readonly name = 'ArchiveBroken';
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault) {
    super(fault);
    this.fault = fault;
  }
}

/** As many as a workbook has rows. */
const FILES_MAX = IMPORT_ROWS_MAX;
/** Of the archive itself. @unit bytes */
const ARCHIVE_MAX = 2 * 1024 ** 3;
/** No print file packs better than that. */
const RATIO_MAX = 200;
/** Below it a ratio says nothing. @unit bytes */
const RATIO_FROM = 1024 ** 2;

const END = { mark: 0x06054b50, bytes: 22, comment: 65_535 };
const ENTRY = { mark: 0x02014b50, bytes: 46 };
const LOCAL = { mark: 0x04034b50, bytes: 30 };
const ENCRYPTED = 1;
const IS_UTF8 = 1 << 11;
const STORED = 0;
const DEFLATED = 8;
/** Stands where a size or a place needs the format for archives of 4 GB and more. */
const WIDE = 0xffff_ffff;

const viewOf = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer());

interface Directory {
  readonly count: number;
  readonly view: DataView;
}

/** The directory at the end of the archive. */
async function directoryOf(archive: Blob): Promise<Directory> {
  const tail = await viewOf(archive.slice(Math.max(0, archive.size - END.bytes - END.comment)));
  for (let at = tail.byteLength - END.bytes; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END.mark) continue;
    const [count, size, from] = [
      tail.getUint16(at + 10, true),
      tail.getUint32(at + 12, true),
      tail.getUint32(at + 16, true),
    ];
    if (count > FILES_MAX) throw new ArchiveBroken('tooMany');
    if (from === WIDE || from + size > archive.size) throw new ArchiveBroken('unreadable');
    return { count, view: await viewOf(archive.slice(from, from + size)) };
  }
  throw new ArchiveBroken('unreadable');
}

/** Windows writes names in the encoding of its country and does not say so. */
function nameIn(bytes: Uint8Array, isUtf8: boolean): string {
  for (const label of isUtf8 ? ['utf-8'] : ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  throw new ArchiveBroken('unreadable');
}

/** The bytes as they unpack, until they are more than was said. */
async function inflated(packed: Blob, size: number): Promise<Blob> {
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > size) {
      await reader.cancel();
      throw new ArchiveBroken('bomb');
    }
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
  if (length !== size) throw new ArchiveBroken('unreadable');
  return new Blob(parts);
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly from: number;
}

async function openEntry(archive: Blob, { name, method, packed, size, from }: Entry) {
  const head = await viewOf(archive.slice(from, from + LOCAL.bytes));
  if (head.byteLength < LOCAL.bytes || head.getUint32(0, true) !== LOCAL.mark) {
    throw new ArchiveBroken('unreadable');
  }
  const begin = from + LOCAL.bytes + head.getUint16(26, true) + head.getUint16(28, true);
  const bytes = archive.slice(begin, begin + packed);
  try {
    const whole = method === STORED ? bytes : await inflated(bytes, size);
    return new File([whole], name, { type: 'application/pdf' });
  } catch (error) {
    // What does not unpack says so with errors of the browser's own.
    throw error instanceof ArchiveBroken ? error : new ArchiveBroken('unreadable');
  }
}

/** Folders, and what a Mac leaves behind, are no files of anybody. */
const isFile = (path: string): boolean =>
  !path.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.)/u.test(path);

const baseOf = (path: string): string => path.split(/[\\/]/u).at(-1) ?? path;

function entriesOf({ count, view }: Directory): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY.bytes > view.byteLength || view.getUint32(at, true) !== ENTRY.mark) {
      throw new ArchiveBroken('unreadable');
    }
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const packed = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const from = view.getUint32(at + 42, true);
    const behind = nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (at + ENTRY.bytes + nameLength > view.byteLength) throw new ArchiveBroken('unreadable');
    const bytes = new Uint8Array(view.buffer, view.byteOffset + at + ENTRY.bytes, nameLength);
    const path = nameIn(bytes, (flags & IS_UTF8) !== 0);
    at += ENTRY.bytes + behind;
    if (!isFile(path)) continue;
    if ((flags & ENCRYPTED) !== 0) throw new ArchiveBroken('encrypted');
    const isKnown = method === STORED || method === DEFLATED;
    if (!isKnown || [packed, size, from].includes(WIDE)) throw new ArchiveBroken('unreadable');
    if (size > RATIO_FROM && size > packed * RATIO_MAX) throw new ArchiveBroken('bomb');
    if (method === STORED && size !== packed) throw new ArchiveBroken('unreadable');
    entries.push({ name: baseOf(path), method, packed, size, from });
  }
  return entries;
}

/** The files of an archive; those that no upload takes are left out. @throws ArchiveBroken */
export async function readArchive(archive: Blob): Promise<readonly NamedSource[]> {
  if (archive.size > ARCHIVE_MAX) throw new ArchiveBroken('tooLarge');
  const entries = entriesOf(await directoryOf(archive));
  return entries
    .filter(({ size }) => size > 0 && size <= uploadPurposes.printFile.maxBytes)
    .map((entry) => ({
      name: entry.name,
      size: entry.size,
      open: () => openEntry(archive, entry),
    }));
}

export const isArchive = ({ name }: { readonly name: string }): boolean => /\.zip$/iu.test(name);
