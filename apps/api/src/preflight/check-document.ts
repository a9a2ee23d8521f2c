/** Certificates, licences, photographs: a picture must decode to its last line, a PDF must open without a password. */
import { join } from 'node:path';
import { rulesFor, type UploadPurpose, type UploadType } from '@banxin/contract/uploads';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { checkArticlePicture } from './article-picture.ts';
import { accepted, type CheckResult, refused } from './check-result.ts';
import { decoded, Undecodable } from './decoded.ts';
import {
  DOCUMENT_PAGES_MAX,
  otherType,
  password,
  tooManyPages,
  unreadable,
} from './document-refusals.ts';
import type { EngineDocument, PdfEngine } from './pdf-engine.ts';
import { drawPicture, drawPreviews } from './previews.ts';

/** Pixels of one picture: more than any camera takes. */
const MOST_PIXELS = 120_000_000;

/** Every pixel of it. @throws Undecodable when one could not be read */
const decode = (bytes: Uint8Array) =>
  decoded(sharp(bytes, { limitInputPixels: MOST_PIXELS }).stats());

/** What is looked at on a screen by its owner and by the works. */
const DRAWN: readonly UploadPurpose[] = ['certificate', 'licence'];

/** Of what is written on a licence so much is kept: no licence says more. @unit characters */
const TEXT_MAX = 4_000;
/** The shorter side of a photograph on which words can be read. @unit px */
const LEGIBLE_EDGE = 300;
/** Paper without anything on it varies less, by the noise of a camera. */
const NOTHING_BELOW = 3;

/** Whether a drawing shows anything. */
async function showsSomething(path: string): Promise<boolean> {
  const { channels } = await sharp(path).stats();
  return channels.some(({ stdev }) => stdev >= NOTHING_BELOW);
}

async function isLargeEnough(bytes: Uint8Array): Promise<boolean> {
  const { width, height } = await sharp(bytes).metadata();
  return Math.min(width, height) >= LEGIBLE_EDGE;
}

/** A picture, drawn; and whether a licence can be read on it. */
async function lookAtPicture(bytes: Uint8Array, { purpose, folder }: Looked) {
  if (folder === null) return {};
  const preview = await drawPicture(bytes, folder);
  if (purpose !== 'licence') return { previews: [preview] };
  const isLegible =
    (await isLargeEnough(bytes)) && (await showsSomething(join(folder, preview.large)));
  return { previews: [preview], reading: { text: '', isLegible } };
}

/** A PDF, drawn; and what a licence says. */
async function lookAtPages(document: EngineDocument, { purpose, folder }: Looked) {
  if (folder === null) return {};
  const { pageCount } = document;
  const { previews } = await drawPreviews(document, pageCount, new Set(), folder);
  if (purpose !== 'licence') return { previews };
  const text = document.textOf(0, TEXT_MAX);
  const [first] = previews;
  const isLegible = first !== undefined && (await showsSomething(join(folder, first.large)));
  return { previews, reading: { text, isLegible } };
}

interface Looked {
  readonly purpose: UploadPurpose;
  /** Where its pages are drawn; null: they are not. */
  readonly folder: string | null;
}

/** The check of a picture; one that cannot be decoded is refused, and what the decoder said stays in its report. */
async function orUnreadable(check: Promise<CheckResult>): Promise<CheckResult> {
  try {
    return await check;
  } catch (error) {
    if (error instanceof Undecodable) return refused('UNREADABLE', unreadable, error.message);
    throw error;
  }
}

/** @param fd the same file, open */
export async function checkDocument(
  engine: PdfEngine,
  bytes: Uint8Array,
  fd: number,
  { purpose, folder: drawInto }: Looked,
): Promise<CheckResult> {
  const looked = { purpose, folder: DRAWN.includes(purpose) ? drawInto : null };
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !rulesFor(purpose).types.includes(type.ext as UploadType)) {
    return refused('WRONG_TYPE', otherType(purpose), type?.mime);
  }
  if (type.ext !== 'pdf') {
    return orUnreadable(
      purpose === 'article'
        ? checkArticlePicture(bytes, type.mime, drawInto)
        : decode(bytes).then(async () => accepted(type.mime, await lookAtPicture(bytes, looked))),
    );
  }
  const document = await engine.open(fd, bytes.length);
  if (document === 'password') return refused('ENCRYPTED', password);
  if (document === 'damaged') return refused('UNREADABLE', unreadable);
  try {
    const { pageCount } = document;
    if (pageCount === 0) return refused('UNREADABLE', unreadable);
    return pageCount > DOCUMENT_PAGES_MAX
      ? refused('TOO_MANY_PAGES', tooManyPages(pageCount), pageCount)
      : accepted(type.mime, await lookAtPages(document, looked));
  } finally {
    document.close();
  }
}
