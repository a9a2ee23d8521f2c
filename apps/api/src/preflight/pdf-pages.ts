/** The page tree: boxes, rotation, inherited entries (ISO 32000-1 §7.7.3, §14.11.2). */
import type { PdfDocument } from './pdf-document.ts';
import { PdfStructureError } from './pdf-errors.ts';
import type { Dict, Value } from './pdf-values.ts';
import type { BoxMm } from './report.ts';

/** Left, bottom, right, top. @unit pt of the page's user space */
export type Box = readonly [number, number, number, number];

export interface PageNode {
  readonly dict: Dict;
  readonly resources: Value;
  readonly media: Box;
  readonly crop: Box;
  readonly trim: Box;
  readonly bleed: Box;
  readonly trimStated: boolean;
  readonly bleedStated: boolean;
  readonly rotation: 0 | 90 | 180 | 270;
  /** Length of one user space unit. @unit pt */
  readonly unit: number;
}

const LETTER: Box = [0, 0, 612, 792];
const MM_PER_PT = 25.4 / 72;

interface Inherited {
  resources: Value;
  media: Value;
  crop: Value;
  rotate: Value;
}

/**
 * The pages in order, at most `limit + 1` of them so that the caller sees an excess.
 * Errors: PdfStructureError when the tree has no countable pages.
 */
export function readPages(document: PdfDocument, limit: number): PageNode[] {
  const root = document.dict(document.trailer.get('Root'));
  const tree = document.dict(root?.get('Pages'));
  const count = document.number(tree?.get('Count'));
  if (!tree || count === null || count < 1)
    throw new PdfStructureError('page count is not a number');
  const pages: PageNode[] = [];
  const seen = new Set<Dict>();
  const visit = (node: Dict, above: Inherited, depth: number): void => {
    if (seen.has(node) || depth > 64 || pages.length > limit) return;
    seen.add(node);
    const inherited: Inherited = {
      resources: node.get('Resources') ?? above.resources,
      media: node.get('MediaBox') ?? above.media,
      crop: node.get('CropBox') ?? above.crop,
      rotate: node.get('Rotate') ?? above.rotate,
    };
    const kids = document.array(node.get('Kids'));
    if (!kids) {
      pages.push(readPage(document, node, inherited));
      return;
    }
    for (const kid of kids) {
      const child = document.dict(kid);
      if (child) visit(child, inherited, depth + 1);
      if (pages.length > limit) return;
    }
  };
  visit(tree, { resources: null, media: null, crop: null, rotate: null }, 0);
  if (pages.length === 0) throw new PdfStructureError('no pages');
  return pages;
}

function readPage(document: PdfDocument, dict: Dict, inherited: Inherited): PageNode {
  const media = readBox(document, inherited.media) ?? LETTER;
  const crop = within(readBox(document, inherited.crop), media);
  const trim = readBox(document, dict.get('TrimBox'));
  const bleed = readBox(document, dict.get('BleedBox'));
  const turned = Math.round((document.number(inherited.rotate) ?? 0) / 90) * 90;
  const unit = document.number(dict.get('UserUnit')) ?? 1;
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
    unit: unit > 0 && unit <= 75_000 ? unit : 1,
  };
}

function readBox(document: PdfDocument, value: Value | undefined): Box | null {
  const numbers = document.numbers(value, 4);
  if (!numbers) return null;
  const [a, b, c, d] = numbers as [number, number, number, number];
  const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  return box[2] - box[0] > 0 && box[3] - box[1] > 0 ? box : null;
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
