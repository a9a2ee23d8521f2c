/** What is printed near the edges of a page: ink by its drawing, text by where it is set and seen. */

import { EDGE_REACH_MM, INK_REACH_MM, insetsOf } from './page-insets.ts';
import type { ImageUse } from './pdf-content.ts';
import type { Drawing, EngineDocument, EnginePage, Part } from './pdf-engine.ts';
import { type PageNode, toView } from './pdf-pages.ts';
import {
  type Band,
  type BoxMm,
  type EdgeReport,
  type PageReport,
  SIDES,
  type Side,
} from './report.ts';

/** Fine enough to tell half a millimetre of bleed; large sheets have more of it. @unit px per mm */
const FINE = 8;
const COARSE = 4;
/** Pages with a longer side are large. @unit mm */
const LARGE_MM = 450;
/** Crop marks stand at the ends of a side that has no trim box; only the very edge is looked at there. @unit mm */
const CORNER_MM = 9;
const VERY_EDGE_MM = 0.5;
/** Lighter than this (of 255) is paper: below 3 % no press holds a dot. */
const PAPER_FROM = 248;
/** A row with more of it is ink; less is a hairline or a speck. @unit mm */
const SPECK_MM = 0.5;
/** Rows whose ink begins and ends as near as this are one band. @unit mm */
const SAME_PLACE_MM = 0.5;
/** Of a side; slanted and ragged ones are told more coarsely. */
const MOST_BANDS = 24;
/** A place whose lightness varies less shows no letters. */
const SEEN_FROM = 16;
/** Of one page: what is joined to a line counts once. */
const MOST_TEXT = 4_000;
const KEPT_TEXT = 32;
/** So many rows of a place are looked at. */
const MOST_ROWS = 64;

/**
 * How much drawing the edges of one file may cause, about five seconds: pictures are unpacked once more, and operators
 * followed. A file beyond it has pages whose edges are not seen, the same ones every time.
 */
export const EDGE_BUDGET = { pixels: 600_000_000, operators: 1_000_000 } as const;
/** The engine keeps a smaller picture unpacked for all sides of its page; a larger one is unpacked for some again. @unit px */
const KEPT_UNPACKED = 25_000_000;
const UNPACKED_AGAIN = 3;

/** What drawing the edges of a page costs. */
export interface EdgeWork {
  readonly operators: number;
  readonly pixels: number;
}

/** @param operators that the page was followed through */
export function edgeWork(operators: number, images: readonly ImageUse[]): EdgeWork {
  const pixels = images.reduce((sum, { width, height, visible }) => {
    const one = visible ? width * height : 0;
    return sum + (one > KEPT_UNPACKED ? one * UNPACKED_AGAIN : one);
  }, 0);
  return { operators, pixels };
}

/** Null when something could not be drawn. */
export function pageEdges(
  opened: EngineDocument,
  index: number,
  node: PageNode,
  page: PageReport,
): EdgeReport | null {
  return opened.look(index, (drawn) => measure(drawn, node, page));
}

function measure(drawn: EnginePage, node: PageNode, page: PageReport): EdgeReport | null {
  const ink: Partial<Record<Side, readonly Band[]>> = {};
  const strips: Strip[] = [];
  for (const side of SIDES) {
    const strip = stripOf(drawn, page, side);
    if (strip === null) return null;
    strips.push(strip);
    ink[side] = bandsOf(strip);
  }
  const boxes = drawn.textBoxes(MOST_TEXT + 1);
  if (boxes === null || boxes.length > MOST_TEXT) return null;
  const text = boxes
    .map((box) => toView(node, box))
    .filter((box) => isWithin(box, frameOf(page)) && strips.some((strip) => shows(strip, box)))
    .sort((a, b) => nearness(a, page) - nearness(b, page) || a.y - b.y || a.x - b.x)
    .slice(0, KEPT_TEXT);
  return { ink: ink as EdgeReport['ink'], text };
}

/** What is known of the cut before the product is: the trim box, or the page. */
const frameOf = ({ widthMm, heightMm, trim, trimStated }: PageReport): BoxMm =>
  trimStated ? trim : { x: 0, y: 0, width: widthMm, height: heightMm };

/** Some of it is; what stands outside, as the notes beside crop marks do, is not of the finished piece. */
const isWithin = (box: BoxMm, frame: BoxMm): boolean =>
  box.x < frame.x + frame.width &&
  box.y < frame.y + frame.height &&
  box.x + box.width > frame.x &&
  box.y + box.height > frame.y;

const isUpright = (side: Side): boolean => side === 'left' || side === 'right';

/** The drawing along one side. */
interface Strip {
  readonly side: Side;
  readonly part: Part;
  readonly drawing: Drawing;
  /** Pixels of a millimetre across and along the page, which rounding makes differ. */
  readonly scale: { readonly x: number; readonly y: number };
  /** Depth of its outermost and innermost row, and of the innermost that ink is looked for, from the page's edge. @unit px */
  readonly from: number;
  readonly to: number;
  readonly inkTo: number;
  /** Where the side begins and ends along the page, and what belongs to its corners. @unit px */
  readonly start: number;
  readonly end: number;
  readonly corner: number;
}

function stripOf(drawn: EnginePage, page: PageReport, side: Side): Strip | null {
  const { widthMm, heightMm, trimStated } = page;
  const fineness = Math.max(widthMm, heightMm) > LARGE_MM ? COARSE : FINE;
  const whole = {
    width: Math.max(1, Math.round(widthMm * fineness)),
    height: Math.max(1, Math.round(heightMm * fineness)),
  };
  const scale = { x: whole.width / widthMm, y: whole.height / heightMm };
  const frame = frameOf(page);
  const [across, along] = isUpright(side) ? [scale.x, scale.y] : [scale.y, scale.x];
  const [deep, long] = isUpright(side) ? [whole.width, whole.height] : [whole.height, whole.width];
  const offset = insetsOf(frame, page)[side];
  const from = Math.floor(Math.max(0, offset - EDGE_REACH_MM) * across);
  const to = Math.min(deep, Math.ceil((offset + EDGE_REACH_MM) * across));
  const begins = isUpright(side) ? frame.y : frame.x;
  const length = isUpright(side) ? frame.height : frame.width;
  const inkTo = Math.min(to, Math.ceil((offset + INK_REACH_MM) * across));
  const start = Math.max(0, Math.round(begins * along));
  const end = Math.min(long, Math.round((begins + length) * along));
  const corner = trimStated ? 0 : Math.round(Math.min(CORNER_MM, length / 4) * along);
  const depth = to - from;
  const part = {
    top: { x: 0, y: from, width: whole.width, height: depth },
    bottom: { x: 0, y: whole.height - to, width: whole.width, height: depth },
    left: { x: from, y: 0, width: depth, height: whole.height },
    right: { x: whole.width - to, y: 0, width: depth, height: whole.height },
  }[side];
  const drawing = depth > 0 && end > start ? drawn.drawPart(whole, part) : null;
  if (!drawing?.isComplete) return null;
  return { side, part, drawing, scale, from, to, inkTo, start, end, corner };
}

/** How near a box comes to an edge of the page. @unit mm */
const nearness = (box: BoxMm, page: PageReport): number =>
  Math.min(...Object.values(insetsOf(box, page)));

function bandsOf(strip: Strip): Band[] {
  const { side, scale, from, inkTo, start, end, corner } = strip;
  const [across, along] = isUpright(side) ? [scale.x, scale.y] : [scale.y, scale.x];
  const rows: Row[] = [];
  for (let depth = from; depth < inkTo; depth += 1) {
    const spared = depth < VERY_EDGE_MM * across ? 0 : corner;
    const inked = inkedIn(strip, depth, [start + spared, end - spared], SPECK_MM * along);
    if (inked) rows.push({ from: depth, to: depth + 1, ...inked });
  }
  let near = SAME_PLACE_MM * along;
  let bands = joined(rows, near);
  while (bands.length > MOST_BANDS && near < end - start) {
    near *= 2;
    bands = joined(rows, near);
  }
  return bands.map((band) => [
    rounded(band.from / across),
    rounded(band.to / across),
    rounded(band.start / along),
    rounded(band.end / along),
  ]);
}

/** A row, or rows that touch and have their ink in the same place. @unit px */
interface Row {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

function joined(rows: readonly Row[], near: number): Row[] {
  const bands: Row[] = [];
  for (const row of rows) {
    const band = bands.at(-1);
    const isSame =
      band?.to === row.from &&
      Math.abs(band.start - row.start) <= near &&
      Math.abs(band.end - row.end) <= near;
    if (isSame) bands[bands.length - 1] = { ...band, to: row.to };
    else bands.push(row);
  }
  return bands;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Where ink begins and ends in a row along the side; null when between the two places there is no more of it than a speck. */
function inkedIn(
  { side, drawing, from, to, start, end }: Strip,
  depth: number,
  [first, last]: readonly [number, number],
  speck: number,
) {
  const { width, rgba } = drawing;
  const row = side === 'top' || side === 'left' ? depth - from : to - 1 - depth;
  const [stepAlong, stepAcross] = isUpright(side) ? [width, 1] : [1, width];
  let [count, begins, ends] = [0, end, start];
  for (let place = start; place < end; place += 1) {
    const at = (place * stepAlong + row * stepAcross) * 4;
    const darkest = Math.min(rgba[at] ?? 255, rgba[at + 1] ?? 255, rgba[at + 2] ?? 255);
    if (darkest >= PAPER_FROM) continue;
    if (place >= first && place < last) count += 1;
    if (begins === end) begins = place;
    ends = place + 1;
  }
  return count > speck ? { start: begins, end: ends } : null;
}

/** Something is drawn where a text is set: text that is hidden, covered or clipped away leaves its place plain. */
function shows({ part, drawing, scale }: Strip, box: BoxMm): boolean {
  const { width, height, rgba } = drawing;
  const left = Math.max(0, Math.floor(box.x * scale.x) - part.x);
  const top = Math.max(0, Math.floor(box.y * scale.y) - part.y);
  const right = Math.min(width, Math.ceil((box.x + box.width) * scale.x) - part.x);
  const bottom = Math.min(height, Math.ceil((box.y + box.height) * scale.y) - part.y);
  const least = [255, 255, 255];
  const most = [0, 0, 0];
  const step = Math.max(1, Math.floor((bottom - top) / MOST_ROWS));
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += 1) {
      for (const channel of [0, 1, 2]) {
        const value = rgba[(y * width + x) * 4 + channel] ?? 255;
        least[channel] = Math.min(least[channel] ?? 255, value);
        most[channel] = Math.max(most[channel] ?? 0, value);
      }
    }
    if (most.some((value, channel) => value - (least[channel] ?? 255) >= SEEN_FROM)) return true;
  }
  return false;
}
