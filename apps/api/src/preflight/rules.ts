/** Compares a checked file with the job it is meant for: size with bleed, number of pages, inks. Pure. */
import { isUnread } from '@banxin/contract/lifecycles/file';
import { worstFirst } from '@banxin/contract/rules/findings';
import {
  BLEED_TOLERANCE_MM,
  type Cut,
  cutAtTrim,
  cutInMiddle,
  cutInsideTrim,
  type EdgeVerdict,
  edgeFindings,
  judgeEdges,
} from './edge-findings.ts';
import { inkFindings } from './ink-findings.ts';
import { markFindings } from './mark-findings.ts';
import { englishPages, pageList } from './page-lists.ts';
import type { Words } from './refusals.ts';
import type { Finding, PageReport, PreflightReport } from './report.ts';
import { type OrderedInks, spotFindings } from './spot-findings.ts';

/** What the ordered product needs from its file. */
export interface PrintJob extends OrderedInks {
  /** Finished (trimmed) size; of boxes and bags the flat size. @unit mm */
  readonly widthMm: number;
  readonly heightMm: number;
  /** On every side. @unit mm */
  readonly bleedMm: number;
  /** Text stays this far inside the cut. @unit mm */
  readonly safeMm: number;
  /** Pages of one copy: 1 or 2 for sheets, the page count for booklets. */
  readonly pagesExpected: number;
  /** Booklets: pages come in fours. */
  readonly pagesMultiple?: number;
  /** 款数: a file may also hold the pages of every style one after another. @default 1 */
  readonly styles?: number;
  /** Other page counts that are right too: a booklet with its cover, a cover alone. */
  readonly pagesAlso?: readonly number[];
  /** What the pages are when they are not front and back, e.g. 上联、下联. */
  readonly pageNames?: Words;
  /** Boxes, bags, envelopes: the customer's own die may unfold to another size. */
  readonly isDieCut?: boolean;
  /** Its paper has a coating: it takes more ink. */
  readonly isCoated: boolean;
  /** Inks front+back, e.g. `4+0`, `4+4`, `1+1`. */
  readonly colours: string;
}

/** Sizes this close are the same: points are coarse and cutting is not finer. @unit mm [O] */
const SIZE_TOLERANCE_MM = 0.6;
/** Bleed beyond the wished one, up to which a page is taken as the same sheet drawn wider. @unit mm [O] */
const MORE_BLEED_MM = 5;
/** Widths and heights in the same proportion differ by less than this share. [O] */
const PROPORTION_TOLERANCE = 0.01;
/** @unit dpi */
const LEAST_DPI = 150;

type Size = readonly [number, number];
type Verdict = { readonly size: Size } & (
  | { readonly kind: 'ok' | 'rotated' | 'noBleed'; readonly cut: Cut }
  | { readonly kind: 'mismatch' }
  | {
      readonly kind: 'larger';
      readonly more: Size;
      readonly turned: boolean;
      readonly cut: Cut;
    }
  | { readonly kind: 'proportional'; readonly scale: number; readonly cut: Cut }
);

/** Findings that depend on the job; the ones of the file itself are in `report.findings`. */
export function checkAgainst(report: PreflightReport, job: PrintJob): Finding[] {
  if (report.facts === null)
    return report.findings.filter((finding) => finding.severity === 'error');
  const verdicts = report.pages.map((page) => sizeVerdict(page, job));
  const edges = report.pages.map((page, index) => {
    const cut = cutOf(verdicts[index] as Verdict);
    return cut && judgeEdges(page, cut, job);
  });
  return worstFirst([
    ...sizes(report.pages, verdicts, edges, job),
    ...edgeFindings(edges, sheetWords(job)),
    ...pageCount(report, job),
    ...inks(report, job),
    ...spotFindings(report.pages, job),
    ...inkFindings(report.pages, job.isCoated, !report.findings.some(({ code }) => isUnread(code))),
    ...markFindings(report.pages, verdicts.map(cutOf)),
  ]);
}

/** Null where the page does not tell how it is cut. */
const cutOf = (verdict: Verdict): Cut | null => (verdict.kind === 'mismatch' ? null : verdict.cut);

function sizes(
  pages: readonly PageReport[],
  verdicts: readonly Verdict[],
  edges: readonly (EdgeVerdict | null)[],
  job: PrintJob,
): Finding[] {
  const groups = new Map<string, { verdict: Verdict; isSeen: boolean; numbers: number[] }>();
  for (const [index, verdict] of verdicts.entries()) {
    const seen = edges[index];
    // Edges that lack their bleed have a finding of their own, which says the right size too.
    if (verdict.kind === 'noBleed' && seen?.missing.length) continue;
    const isSeen = seen?.unseen === null;
    const key = `${verdict.kind} ${format(verdict.size)} ${verdict.kind === 'noBleed' && isSeen}`;
    const group = groups.get(key);
    if (group) group.numbers.push(index + 1);
    else groups.set(key, { verdict, isSeen, numbers: [index + 1] });
  }
  return [...groups.values()].map(({ verdict, isSeen, numbers }) =>
    describe(verdict, isSeen, numbers, pages[(numbers[0] ?? 1) - 1] as PageReport, job),
  );
}

function sizeVerdict(page: PageReport, job: PrintJob): Verdict {
  const finished: Size = [job.widthMm, job.heightMm];
  const sheet: Size = [job.widthMm + 2 * job.bleedMm, job.heightMm + 2 * job.bleedMm];
  if (page.trimStated) {
    const trim: Size = [page.trim.width, page.trim.height];
    const turned = !same(trim, finished) && same(turn(trim), finished);
    if (turned || same(trim, finished)) {
      const cut = cutAtTrim(page);
      const enough = Math.min(...Object.values(cut.bleed)) >= job.bleedMm - BLEED_TOLERANCE_MM;
      return { kind: enough ? (turned ? 'rotated' : 'ok') : 'noBleed', size: trim, cut };
    }
    if (same(trim, sheet)) return { kind: 'ok', size: trim, cut: cutInsideTrim(page, job.bleedMm) };
  }
  const size: Size = [page.widthMm, page.heightMm];
  const cut = cutInMiddle(page, finished);
  const cutTurned = cutInMiddle(page, turn(finished));
  if (same(size, sheet)) return { kind: 'ok', size, cut };
  if (same(turn(size), sheet)) return { kind: 'rotated', size, cut: cutTurned };
  if (same(size, finished)) return { kind: 'noBleed', size, cut };
  if (same(turn(size), finished)) return { kind: 'noBleed', size, cut: cutTurned };
  if (job.isDieCut) return { kind: 'mismatch', size };
  // A stated trim box says where to cut: a page with another one is no wider drawn sheet.
  for (const turned of page.trimStated ? [] : [false, true]) {
    const more = moreBleed(turned ? turn(size) : size, sheet);
    if (more) return { kind: 'larger', size, more, turned, cut: turned ? cutTurned : cut };
  }
  for (const turned of [false, true]) {
    const scale = proportion(turned ? turn(size) : size, sheet);
    if (scale === null) continue;
    const scaled = cutInMiddle(page, turned ? turn(finished) : finished, scale);
    return { kind: 'proportional', size, scale, cut: scaled };
  }
  return { kind: 'mismatch', size };
}

function same(a: Size, b: Size): boolean {
  return Math.abs(a[0] - b[0]) <= SIZE_TOLERANCE_MM && Math.abs(a[1] - b[1]) <= SIZE_TOLERANCE_MM;
}

/** What a page has beyond the sheet on each side, across and along; null when it is smaller or much larger. */
function moreBleed(from: Size, to: Size): Size | null {
  const more: Size = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const fits = more.every((one) => one >= -SIZE_TOLERANCE_MM / 2 && one <= MORE_BLEED_MM);
  return fits ? [Math.max(more[0], 0), Math.max(more[1], 0)] : null;
}

function turn([width, height]: Size): Size {
  return [height, width];
}

function proportion(from: Size, to: Size): number | null {
  const across = to[0] / from[0];
  const along = to[1] / from[1];
  return Math.abs(across / along - 1) <= PROPORTION_TOLERANCE ? (across + along) / 2 : null;
}

/** The size a page should have, with its bleed. */
function sheetWords({ widthMm, heightMm, bleedMm }: PrintJob): Words {
  const sheet = format([widthMm + 2 * bleedMm, heightMm + 2 * bleedMm]);
  const finished = format([widthMm, heightMm]);
  const bleed = rounded(bleedMm);
  return bleedMm > 0
    ? [
        `${sheet} mm（成品 ${finished}，四边各 ${bleed} mm 出血）`,
        `${sheet} mm (trimmed ${finished}, ${bleed} mm bleed on every side)`,
      ]
    : [`${sheet} mm`, `${sheet} mm`];
}

function describe(
  verdict: Verdict,
  isSeen: boolean,
  numbers: number[],
  page: PageReport,
  job: PrintJob,
): Finding {
  const where: Words = [`第 ${pageList(numbers)} 页`, englishPages(numbers)];
  const sheet = format([job.widthMm + 2 * job.bleedMm, job.heightMm + 2 * job.bleedMm]);
  const size = format(verdict.size);
  const common = { page: numbers[0] ?? 1, value: size, expected: sheet };
  const right = sheetWords(job);
  switch (verdict.kind) {
    case 'ok':
      return {
        ...common,
        code: 'SIZE_OK',
        severity: 'ok',
        message: `${where[0]}尺寸正确：${right[0]}`,
        english: `${where[1]}: the size is right: ${right[1]}`,
      };
    case 'rotated':
      return {
        ...common,
        code: 'SIZE_ROTATED',
        severity: 'ok',
        message: `${where[0]}横竖方向与成品相反，会转 90° 印刷，尺寸正确：${right[0]}`,
        english: `${where[1]}: lies across the product and will be turned by 90°; the size is right: ${right[1]}`,
      };
    case 'larger': {
      const [across, along] = verdict.more.map(rounded);
      const [turned, inEnglish]: Words = verdict.turned
        ? ['转 90° 后', 'turned by 90° and ']
        : ['', ''];
      return {
        ...common,
        code: 'SIZE_LARGER',
        severity: 'ok',
        message: `${where[0]}尺寸是 ${size} mm，出血比要求的多，可以使用：${turned}居中放置，左右各多出 ${across} mm、上下各多出 ${along} mm 会裁去。标准尺寸是 ${right[0]}`,
        english: `${where[1]}: has ${size} mm, more bleed than needed, which is fine: it is ${inEnglish}placed in the middle, and ${across} mm left and right and ${along} mm at top and bottom are cut off. The standard size is ${right[1]}`,
      };
    }
    case 'noBleed':
      return isSeen
        ? {
            ...common,
            code: 'SIZE_NO_BLEED',
            severity: 'ok',
            message: `${where[0]}按成品尺寸 ${size} mm 制作，没有留够出血；没有出血的边上没有画面，裁切不会露白，可以使用：居中放置，不缩放。标准尺寸是 ${right[0]}`,
            english: `${where[1]}: made in the trimmed size ${size} mm without enough bleed; nothing is printed at the edges that lack it, so the cut leaves no white, which is fine: it is placed in the middle and not scaled. The standard size is ${right[1]}`,
          }
        : {
            ...common,
            code: 'SIZE_NO_BLEED',
            severity: 'warning',
            message: `${where[0]}按成品尺寸 ${size} mm 制作，没有留够出血。边上有底色或图片的请改成 ${right[0]}，否则裁切后会露白`,
            english: `${where[1]}: made in the trimmed size ${size} mm without enough bleed. If colour or a picture reaches an edge, make it ${right[1]}; otherwise the cut leaves white`,
          };
    case 'proportional':
      return proportional(verdict, where, common, page, right);
    case 'mismatch':
      if (job.isDieCut) {
        return {
          ...common,
          code: 'SIZE_MISMATCH',
          severity: 'warning',
          message: `${where[0]}尺寸是 ${size} mm，标准刀版展开是 ${right[0]}。用自己的刀版可以不同，审核时会逐一核对`,
          english: `${where[1]}: has ${size} mm, the standard die unfolds to ${right[1]}. A die of your own may differ, the review compares each`,
        };
      }
      return {
        ...common,
        code: 'SIZE_MISMATCH',
        severity: 'error',
        message: `${where[0]}尺寸是 ${size} mm，与产品不符，应为 ${right[0]}`,
        english: `${where[1]}: has ${size} mm and does not fit the product, which needs ${right[1]}`,
      };
  }
}

function proportional(
  verdict: Verdict & { kind: 'proportional' },
  where: Words,
  common: { page: number; value: string; expected: string },
  page: PageReport,
  right: Words,
): Finding {
  const percent = Math.round(verdict.scale * 100);
  const dpi = page.lowestDpi === null ? null : Math.round(page.lowestDpi / verdict.scale);
  const coarse = dpi !== null && dpi < LEAST_DPI && verdict.scale > 1;
  const isCoarser = dpi !== null && verdict.scale > 1;
  const effect = isCoarser ? `，图片降到 ${dpi} dpi` : '';
  const inEnglish = isCoarser ? `, pictures go down to ${dpi} dpi` : '';
  return {
    ...common,
    code: 'SIZE_PROPORTIONAL',
    severity: coarse ? 'error' : 'warning',
    message: `${where[0]}尺寸是 ${common.value} mm，比例相同，会缩放到 ${percent}%${effect}。标准尺寸是 ${right[0]}`,
    english: `${where[1]}: has ${common.value} mm in the same proportion and is scaled to ${percent}%${inEnglish}. The standard size is ${right[1]}`,
  };
}

const pagesOf = (count: number): string => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** What helps when pages are missing. */
function whatIsMissing({ pageNames, pagesExpected }: PrintJob): Words {
  if (pageNames) {
    const [zh, en] = pageNames;
    return [`请把${zh}放在同一个文件里`, `Please put ${en} into one file`];
  }
  return pagesExpected === 2
    ? [
        '双面印刷需要正反两页，只印单面请把印色改成 4+0',
        'Printing both sides takes two pages; for one side choose the inks 4+0',
      ]
    : ['请补齐后重新上传', 'Please add the missing pages and upload the file again'];
}

function pageCount(report: PreflightReport, job: PrintJob): Finding[] {
  const count = report.pages.length;
  const copies = job.styles ?? 1;
  const { pagesExpected: one } = job;
  const common = { value: count, expected: one };
  if (count === one || count === one * copies || job.pagesAlso?.includes(count)) {
    return [
      {
        ...common,
        code: 'PAGES_OK',
        severity: 'ok',
        message: `页数正确：${count} 页`,
        english: `The number of pages is right: ${count}`,
      },
    ];
  }
  const all = one * copies;
  const [needs, needed]: Words =
    copies > 1
      ? [
          `${one} 页（或 ${copies} 款共 ${all} 页）`,
          `${pagesOf(one)} (or ${all} for ${copies} designs)`,
        ]
      : [`${one} 页`, pagesOf(one)];
  const multiple = job.pagesMultiple;
  if (multiple !== undefined && count % multiple !== 0) {
    return [
      {
        ...common,
        code: 'PAGES_MULTIPLE',
        severity: 'error',
        message: `文件有 ${count} 页，不是 ${multiple} 的倍数，无法装订。所选规格需要 ${needs}，空白页也要放进文件`,
        english: `The file has ${pagesOf(count)}, no multiple of ${multiple}, and cannot be bound. The specification needs ${needed}; blank pages count too`,
      },
    ];
  }
  if (count < one) {
    const [hint, help] = whatIsMissing(job);
    return [
      {
        ...common,
        code: 'PAGES_TOO_FEW',
        severity: 'error',
        message: `文件只有 ${count} 页，所选规格需要 ${needs}。${hint}`,
        english: `The file has only ${pagesOf(count)}, the specification needs ${needed}. ${help}`,
      },
    ];
  }
  const single = one === 1 && count === 2;
  const [hint, help]: Words = single
    ? [
        '只会印第 1 页；要双面印刷请把印色改成 4+4',
        'Only page 1 will be printed; for both sides choose the inks 4+4',
      ]
    : [
        '请删去多余的页，或修改所选规格',
        'Please remove what is too much, or change the specification',
      ];
  return [
    {
      ...common,
      code: 'PAGES_TOO_MANY',
      severity: single ? 'warning' : 'error',
      page: one + 1,
      message: `文件有 ${count} 页，所选规格需要 ${needs}。${hint}`,
      english: `The file has ${pagesOf(count)}, the specification needs ${needed}. ${help}`,
    },
  ];
}

/** A side printed with one ink shows colour as shades of it. */
function inks(report: PreflightReport, job: PrintJob): Finding[] {
  const [front = 4, back = 0] = job.colours.split('+').map(Number);
  const twoSided = back > 0;
  const numbers = report.pages.flatMap((page, index) => {
    const count = twoSided && index % 2 === 1 ? back : front;
    return count === 1 && page.coloured ? [index + 1] : [];
  });
  const [first] = numbers;
  if (first === undefined) return [];
  return [
    {
      code: 'COLOUR_COUNT',
      severity: 'warning',
      page: first,
      value: '彩色',
      expected: job.colours,
      message: `第 ${pageList(numbers)} 页有彩色内容，但印色 ${job.colours} 在这一面只印 1 色，会印成单色深浅。要彩色请修改印色`,
      english: `${englishPages(numbers)}: has colour, but with the inks ${job.colours} this side is printed in one ink, as shades of it. For colour change the inks`,
    },
  ];
}

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function format([width, height]: Size): string {
  return `${rounded(width)}×${rounded(height)}`;
}
