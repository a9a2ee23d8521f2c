/** The page tree: boxes, rotation, inherited entries (ISO 32000-1 §7.7.3, §14.11.2). */
import type { PdfDocument } from './pdf-document.ts';
import { PdfStructureError } from './pdf-errors.ts';
import { around, type Box, hasPlace, shared } from './pdf-matrix.ts';
import type { Dict, Value } from './pdf-values.ts';
import type { BoxMm } from './report.ts';

export interface PageNode {
  readonly dict: Dict;
  readonly resources: Value;
  readonly media: Box;
  readonly crop: Box;
  readonly trim: Box;
  readonly bleed: Box;
  /** The file names these boxes itself; otherwise a larger one stands in. */
  readonly trimStated: boolean;
  readonly bleedStated: boolean;
  readonly rotation: 0 | 90 | 180 | 270;
  /** Length of one user space unit. @unit pt */
  readonly unit: number;
  /** A box, the rotation or the unit says what cannot be: another value stands here. */
  readonly isOdd: boolean;
}

/** A page tree this deep is damaged, and so is one with more nodes than a file of 400 pages needs. */
const MAX_DEPTH = 500;
const MAX_NODES = 20_000;

const LETTER: Box = [0, 0, 612, 792];
const MM_PER_PT = 25.4 / 72;

interface Inherited {
  resources: Value;
  media: Value;
  crop: Value;
  rotate: Value;
}

/**
 * The pages in order, at most `limit + 1` of them so that the caller sees an excess. A page that is
 * listed twice is two pages.
 * Errors: PdfStructureError when the tree leads back to itself, or lacks pages it names.
 */
export function readPages(document: PdfDocument, limit: number): PageNode[] {
  const root = document.dict(document.trailer.get('Root'));
  const tree = document.dict(root?.get('Pages'));
  if (!tree) throw new PdfStructureError('no page tree');
  const pages: PageNode[] = [];
  const above = new Set<Dict>();
  let nodes = 0;
  const visit = (node: Dict, from: Inherited): void => {
    nodes += 1;
    if (above.has(node)) throw new PdfStructureError('the page tree loops', 'pageLoop');
    if (above.size > MAX_DEPTH || nodes > MAX_NODES) throw new PdfStructureError('page tree');
    const inherited: Inherited = {
      resources: node.get('Resources') ?? from.resources,
      media: node.get('MediaBox') ?? from.media,
      crop: node.get('CropBox') ?? from.crop,
      rotate: node.get('Rotate') ?? from.rotate,
    };
    const kids = document.array(node.get('Kids'));
    if (!kids) {
      pages.push(readPage(document, node, inherited));
      return;
    }
    above.add(node);
    for (const kid of kids) {
      const child = document.dict(kid);
      if (!child) throw new PdfStructureError('a page is not there', 'pageMissing');
      visit(child, inherited);
      if (pages.length > limit) break;
    }
    above.delete(node);
  };
  visit(tree, { resources: null, media: null, crop: null, rotate: null });
  const count = document.number(tree.get('Count'));
  if (pages.length <= limit && count !== pages.length) {
    throw new PdfStructureError(`${count ?? '?'} pages said, ${pages.length} there`, 'pageCount');
  }
  if (pages.length === 0) throw new PdfStructureError('no pages');
  return pages;
}

/** What is printed of a page: everything its boxes show. */
export function printedArea({ crop, bleed, trim }: PageNode): Box {
  return around(around(crop, bleed), trim);
}

function readPage(document: PdfDocument, dict: Dict, inherited: Inherited): PageNode {
  const media = readBox(document, inherited.media) ?? LETTER;
  const crop = within(readBox(document, inherited.crop), media);
  const trim = readBox(document, dict.get('TrimBox'));
  const bleed = readBox(document, dict.get('BleedBox'));
  const turned = Math.round((document.number(inherited.rotate) ?? 0) / 90) * 90;
  const stated = document.number(dict.get('UserUnit'));
  const unit = stated !== null && stated > 0 && stated <= 75_000 ? stated : 1;
  const rotate = document.number(inherited.rotate) ?? 0;
  const cropStated = readBox(document, inherited.crop);
  const isOdd =
    readBox(document, inherited.media) === null ||
    (inherited.crop !== null && !(cropStated && hasPlace(shared(cropStated, media)))) ||
    (dict.has('TrimBox') && !isWithin(trim, crop)) ||
    (stated !== null && stated !== unit) ||
    rotate % 90 !== 0;
  return {
    dict,
    resources: inherited.resources,
    media,
    crop,
    trim: within(trim, media, crop),
    bleed: within(bleed, media, crop),
    trimStated: trim !== null,
    bleedStated: bleed !== null,
    rotation: (((turned % 360) + 360) % 360) as PageNode['rotation'],
    unit,
    isOdd,
  };
}

function readBox(document: PdfDocument, value: Value | undefined): Box | null {
  const numbers = document.numbers(value, 4);
  if (!numbers) return null;
  const [a, b, c, d] = numbers as [number, number, number, number];
  const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  return box[2] - box[0] > 0 && box[3] - box[1] > 0 ? box : null;
}

/** Boxes are written with rounding: a point beyond is no fault. */
function isWithin(box: Box | null, outer: Box): boolean {
  if (!box) return false;
  return (
    box[0] >= outer[0] - 1 &&
    box[1] >= outer[1] - 1 &&
    box[2] <= outer[2] + 1 &&
    box[3] <= outer[3] + 1
  );
}

/** The part of `box` inside `outer`; `fallback` (or `outer`) when there is none. */
function within(box: Box | null, outer: Box, fallback: Box = outer): Box {
  if (!box) return fallback;
  const cut: Box = [
    Math.max(box[0], outer[0]),
    Math.max(box[1], outer[1]),
    Math.min(box[2], outer[2]),
    Math.min(box[3], outer[3]),
  ];
  return cut[2] > cut[0] && cut[3] > cut[1] ? cut : fallback;
}

/** Rounded to a thousandth of a millimetre, so that reports are readable and stable. */
export function mm(points: number): number {
  return Math.round(points * MM_PER_PT * 1000) / 1000;
}

/** Width and height of a box. @unit mm */
export function sizeMm(page: PageNode, box: Box): [number, number] {
  return [mm((box[2] - box[0]) * page.unit), mm((box[3] - box[1]) * page.unit)];
}

/** The page as it is seen. @unit mm */
export function viewMm(page: PageNode): [number, number] {
  const [width, height] = sizeMm(page, page.crop);
  return page.rotation % 180 === 0 ? [width, height] : [height, width];
}

/** A box of user space, as seen: from the top left of the turned crop box. */
export function toView(page: PageNode, box: Box): BoxMm {
  const [left, bottom, right, top] = page.crop;
  const scaled = (points: number) => mm(points * page.unit);
  const width = scaled(box[2] - box[0]);
  const height = scaled(box[3] - box[1]);
  switch (page.rotation) {
    case 90:
      return { x: scaled(box[1] - bottom), y: scaled(box[0] - left), width: height, height: width };
    case 180:
      return { x: scaled(right - box[2]), y: scaled(box[1] - bottom), width, height };
    case 270:
      return { x: scaled(top - box[3]), y: scaled(right - box[2]), width: height, height: width };
    case 0:
      return { x: scaled(box[0] - left), y: scaled(top - box[3]), width, height };
  }
}
