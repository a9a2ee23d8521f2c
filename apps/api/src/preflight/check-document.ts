/** Certificates, licences, photographs: a picture must decode to its last line, a PDF must open without a password. */
import { rulesFor, type UploadPurpose, type UploadType } from '@banxin/contract/uploads';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { accepted, type CheckResult, refused } from './check-result.ts';
import {
  DOCUMENT_PAGES_MAX,
  otherType,
  password,
  tooManyPages,
  unreadable,
} from './document-refusals.ts';
import type { PdfEngine } from './pdf-engine.ts';

/** Pixels of one picture: more than any camera takes. */
const MOST_PIXELS = 120_000_000;

/** True when every pixel could be decoded. */
const decodes = (bytes: Uint8Array): Promise<boolean> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .stats()
    .then(
      () => true,
      // Damaged, cut short or too large: the sender's file is at fault, not this server.
      () => false,
    );

/** Pages of an open PDF, or why it cannot be read. */
async function pagesOf(engine: PdfEngine, fd: number, size: number) {
  const opened = await engine.open(fd, size);
  if (typeof opened === 'string') return opened;
  const { pageCount } = opened;
  opened.close();
  return pageCount === 0 ? 'damaged' : pageCount;
}

/** @param fd the same file, open */
export async function checkDocument(
  engine: PdfEngine,
  bytes: Uint8Array,
  fd: number,
  purpose: UploadPurpose,
): Promise<CheckResult> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !rulesFor(purpose).types.includes(type.ext as UploadType)) {
    return refused('WRONG_TYPE', otherType(purpose), type?.mime);
  }
  if (type.ext !== 'pdf') {
    return (await decodes(bytes)) ? accepted(type.mime) : refused('UNREADABLE', unreadable);
  }
  const pages = await pagesOf(engine, fd, bytes.length);
  if (pages === 'password') return refused('ENCRYPTED', password);
  if (pages === 'damaged') return refused('UNREADABLE', unreadable);
  return pages > DOCUMENT_PAGES_MAX
    ? refused('TOO_MANY_PAGES', tooManyPages(pages), pages)
    : accepted(type.mime);
}
