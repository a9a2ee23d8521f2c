/** What is printed near the cut: edges with ink that lack their bleed, text too near, edges that were not seen. Pure. */
import { isCraftInk } from './craft-inks.ts';
import { EDGE_REACH_MM, INK_REACH_MM, insetsOf } from './page-insets.ts';
import { englishPages, pageList } from './page-lists.ts';
import type { Words } from './refusals.ts';
import {
  type Band,
  type BoxMm,
  type Finding,
  type PageReport,
  SIDES,
  type Side,
} from './report.ts';

/** Bleed that misses by less is accepted. @unit mm [O] */
export const BLEED_TOLERANCE_MM = 0.3;
/** Ink that comes this near to the cut reaches it: no guillotine is finer. @unit mm [O] */
const AT_EDGE_MM = 0.5;
/** Ink that reaches less far inside the cut is not of the finished piece. @unit mm */
const INSIDE_MM = 0.13;
/** Bands this near to each other are one. @unit mm */
const GAP_MM = 0.26;
/** Text keeps this far off the cut, or as far as the product asks when that is less. @unit mm */
const SAFE_MM = 3;
/** Boxes of characters are exact to about this. @unit mm */
const TEXT_TOLERANCE_MM = 0.1;
/** How wide an edge is marked inside the cut. @unit mm */
const MARK_MM = 1;
/** Places of one finding: the proof shows eight pages with four edges each. */
const MOST_PLACES = 32;

/** Where a page is cut. */
export interface Cut {
  /** From each edge of the page. @unit mm */
  readonly inset: Readonly<Record<Side, number>>;
  /** What the boxes of the page leave for bleed. @unit mm */
  readonly bleed: Readonly<Record<Side, number>>;
  /** Finished millimetres in one of the page. */
  readonly scale: number;
}

const sides = (value: (side: Side) => number): Record<Side, number> => ({
  top: value('top'),
  bottom: value('bottom'),
  left: value('left'),
  right: value('right'),
});

/** At the trim box; the bleed box limits the bleed. */
export function cutAtTrim(page: PageReport): Cut {
  const inset = insetsOf(page.trim, page);
  const outer = insetsOf(page.bleed, page);
  return { inset, bleed: sides((side) => inset[side] - outer[side]), scale: 1 };
}

/** The trim box is drawn at the bleed. */
export function cutInsideTrim(page: PageReport, bleedMm: number): Cut {
  const trim = insetsOf(page.trim, page);
  const inset = sides((side) => trim[side] + bleedMm);
  return { inset, bleed: inset, scale: 1 };
}

/** The page lies in the middle. @param finished on the page as it is seen @param scale to which the page is brought */
export function cutInMiddle(
  page: PageReport,
  [width, height]: readonly [number, number],
  scale = 1,
): Cut {
  const across = Math.max(0, (page.widthMm - width / scale) / 2);
  const along = Math.max(0, (page.heightMm - height / scale) / 2);
  const inset = { top: along, bottom: along, left: across, right: across };
  return { inset, bleed: inset, scale };
}

/** An edge with ink and without the bleed for it. @unit mm */
interface MissingBleed {
  readonly side: Side;
  /** Measured, in the finished piece. */
  readonly bleed: number;
  readonly box: BoxMm;
}

interface NearText {
  /** From the cut; nothing when it is cut through. @unit mm */
  readonly gap: number;
  readonly box: BoxMm;
}

/** What there is to say of the edges of one page. */
export interface EdgeVerdict {
  readonly wanted: { readonly bleed: number; readonly safe: number };
  readonly missing: readonly MissingBleed[];
  readonly text: readonly NearText[];
  /** Why ink at the edges is not known: not drawn, or not to be told from lines of a craft. Null when it is known. */
  readonly unseen: 'drawing' | 'craft' | null;
}

interface Wanted {
  readonly bleedMm: number;
  readonly safeMm: number;
}

export function judgeEdges(page: PageReport, cut: Cut, { bleedMm, safeMm }: Wanted): EdgeVerdict {
  const wanted = { bleed: bleedMm, safe: Math.min(SAFE_MM, safeMm) };
  const { edges } = page;
  const deepest = page.trimStated ? 0 : Math.max(...Object.values(cut.inset));
  const isTooDeep =
    deepest + AT_EDGE_MM / cut.scale > INK_REACH_MM ||
    deepest + wanted.safe / cut.scale > EDGE_REACH_MM;
  if (!edges || isTooDeep) return { wanted, missing: [], text: [], unseen: 'drawing' };
  const missing =
    bleedMm > 0
      ? SIDES.flatMap((side) => missingAt(side, edges.ink[side], cut, page, bleedMm) ?? [])
      : [];
  const text = edges.text.flatMap((box) => nearTo(box, cut, page, wanted.safe) ?? []);
  if (missing.length > 0 && page.spots.some(isCraftInk)) {
    return { wanted, missing: [], text, unseen: 'craft' };
  }
  return { wanted, missing, text, unseen: null };
}

function missingAt(
  side: Side,
  bands: readonly Band[],
  { inset, bleed: stated, scale }: Cut,
  page: PageReport,
  bleedMm: number,
): MissingBleed | null {
  const at = inset[side];
  const hit = bands.filter(
    ([from, to]) => from <= at + AT_EDGE_MM / scale && to > at + INSIDE_MM / scale,
  );
  if (hit.length === 0) return null;
  const outermost = bands.reduceRight(
    (from, band) => (band[0] < from && band[1] >= from - GAP_MM ? band[0] : from),
    Math.min(...hit.map(([from]) => from)),
  );
  const measured = Math.max(0, Math.min(at - outermost, stated[side])) * scale;
  if (measured >= bleedMm - BLEED_TOLERANCE_MM) return null;
  const start = Math.min(...hit.map((band) => band[2]));
  const end = Math.max(...hit.map((band) => band[3]));
  const outer = Math.max(0, at - bleedMm / scale);
  const box = boxAt(side, [outer, at + MARK_MM / scale], [start, end], page);
  return { side, bleed: measured, box };
}

function boxAt(
  side: Side,
  [outer, inner]: readonly [number, number],
  [start, end]: readonly [number, number],
  { widthMm, heightMm }: PageReport,
): BoxMm {
  const [deep, long] = [rounded(inner - outer), rounded(end - start)];
  switch (side) {
    case 'top':
      return { x: start, y: rounded(outer), width: long, height: deep };
    case 'bottom':
      return { x: start, y: rounded(heightMm - inner), width: long, height: deep };
    case 'left':
      return { x: rounded(outer), y: start, width: deep, height: long };
    case 'right':
      return { x: rounded(widthMm - inner), y: start, width: deep, height: long };
  }
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Something of it is on the finished piece. */
export function isInside(box: BoxMm, { inset }: Cut, page: PageReport): boolean {
  const [right, bottom] = [page.widthMm - inset.right, page.heightMm - inset.bottom];
  return (
    box.x < right &&
    box.y < bottom &&
    box.x + box.width > inset.left &&
    box.y + box.height > inset.top
  );
}

/** Null for text that keeps its distance, and for what stands outside the cut altogether. */
function nearTo(box: BoxMm, cut: Cut, page: PageReport, safe: number): NearText | null {
  const { inset, scale } = cut;
  const own = insetsOf(box, page);
  const gap = Math.min(...SIDES.map((side) => own[side] - inset[side])) * scale;
  return isInside(box, cut, page) && gap < safe - TEXT_TOLERANCE_MM
    ? { gap: Math.max(0, gap), box }
    : null;
}

/** The findings of all pages; null for a page whose cut is not known. @param sheet the size that is right */
export function edgeFindings(pages: readonly (EdgeVerdict | null)[], sheet: Words): Finding[] {
  return [...missingBleed(pages, sheet), ...nearText(pages), ...unseen(pages)];
}

type Verdicts = readonly (EdgeVerdict | null)[];

const NAMES: Readonly<Record<Side, Words>> = {
  top: ['上', 'top'],
  bottom: ['下', 'bottom'],
  left: ['左', 'left'],
  right: ['右', 'right'],
};

function sideWords(which: readonly Side[]): Words {
  if (which.length === SIDES.length) return ['四边', 'all edges'];
  const names = which.map((side) => NAMES[side]);
  const english = names.map(([, en]) => en);
  const last = english.pop() ?? '';
  const listed = english.length > 0 ? `${english.join(', ')} and ${last} edges` : `${last} edge`;
  return [`${names.map(([zh]) => zh).join('、')}边`, `the ${listed}`];
}

/** Pages that lack bleed on the same edges are told together, with the least that was measured. */
function missingBleed(pages: Verdicts, [zhSheet, enSheet]: Words): Finding[] {
  const groups = new Map<string, { page: number; missing: readonly MissingBleed[] }[]>();
  for (const [index, verdict] of pages.entries()) {
    if (!verdict || verdict.missing.length === 0) continue;
    const key = verdict.missing.map(({ side }) => side).join(' ');
    const group = groups.get(key) ?? [];
    group.push({ page: index + 1, missing: verdict.missing });
    groups.set(key, group);
  }
  const wanted = tenth(pages.find((verdict) => verdict)?.wanted.bleed ?? 0);
  return [...groups.values()].map((group) => {
    const numbers = group.map(({ page }) => page);
    const which = group[0]?.missing.map(({ side }) => side) ?? [];
    const [zhSides, enSides] = sideWords(which);
    const least = tenth(
      Math.min(...group.flatMap(({ missing }) => missing.map((one) => one.bleed))),
    );
    const [zhFound, enFound] =
      least > 0
        ? [`出血只有 ${least} mm`, `with ${least} mm of bleed only`]
        : ['没有出血', 'without bleed'];
    return {
      code: 'BLEED_MISSING',
      severity: 'error',
      value: least,
      expected: wanted,
      ...placed(group.flatMap(({ page, missing }) => missing.map(({ box }) => ({ page, box })))),
      message: `第 ${pageList(numbers)} 页${zhSides}有画面，${zhFound}，应有 ${wanted} mm，裁切后会露白。请把这${which.length === 1 ? '条边' : '些边'}的底色和图片铺到出血，页面做成 ${zhSheet}，重新导出后上传`,
      english: `${englishPages(numbers)}: print reaches ${enSides} ${enFound}, ${wanted} mm is needed; the cut would leave white. Extend colour and pictures into the bleed, make the page ${enSheet}, and upload it again`,
    };
  });
}

/** The places, and the first of them by itself. */
export function placed(all: readonly { page: number; box: BoxMm }[]) {
  const [first] = all;
  return {
    ...first,
    ...(all.length > 1 ? { places: all.slice(0, MOST_PLACES) } : {}),
  };
}

function nearText(pages: Verdicts): Finding[] {
  const hit = pages.flatMap((verdict, index) =>
    (verdict?.text ?? []).map((one) => ({ ...one, page: index + 1 })),
  );
  if (hit.length === 0) return [];
  const numbers = [...new Set(hit.map(({ page }) => page))];
  const nearest = tenth(Math.min(...hit.map(({ gap }) => gap)));
  const safe = tenth(pages.find((verdict) => verdict)?.wanted.safe ?? 0);
  return [
    {
      code: 'TEXT_NEAR_CUT',
      severity: 'warning',
      value: nearest,
      expected: safe,
      ...placed(hit.map(({ page, box }) => ({ page, box }))),
      message: `第 ${pageList(numbers)} 页有文字离裁切线不到 ${safe} mm（最近 ${nearest} mm），裁切略有偏差就会切到。请把文字往里移`,
      english: `${englishPages(numbers)}: text stands nearer than ${safe} mm to the cut (${nearest} mm at the nearest) and may be cut into. Move it further inside`,
    },
  ];
}

const UNSEEN: Readonly<Record<NonNullable<EdgeVerdict['unseen']>, Words>> = {
  drawing: ['内容没有全部读出或画出', 'not everything could be read or drawn'],
  craft: [
    '刀线、烫金等工艺图层也到了边上，和印刷的画面分不开',
    'layers for die, foil or the like reach it too and cannot be told from what is printed',
  ],
};

function unseen(pages: Verdicts): Finding[] {
  return (['drawing', 'craft'] as const).flatMap((why) => {
    const numbers = pages.flatMap((verdict, index) => (verdict?.unseen === why ? [index + 1] : []));
    const [page] = numbers;
    if (page === undefined) return [];
    const [zh, en] = UNSEEN[why];
    return [
      {
        code: 'EDGE_NOT_SEEN',
        severity: 'warning' as const,
        page,
        value: why,
        message: `第 ${pageList(numbers)} 页的边缘没有看清：${zh}。出血够不够、文字离裁切线多远，下单后由人核对`,
        english: `${englishPages(numbers)}: the edges were not seen: ${en}. A person checks bleed and text near the cut after the order`,
      },
    ];
  });
}
