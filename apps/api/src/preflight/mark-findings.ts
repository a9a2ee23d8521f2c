/** What print does not take as it is: the places on the finished pieces, what was measured, and how it is mended. Pure. */
import { type Cut, cutAtTrim, isInside, placed } from './edge-findings.ts';
import { englishPages, pageList } from './page-lists.ts';
import { LINE, SMALL_TEXT_PT } from './print-limits.ts';
import type { Words } from './refusals.ts';
import type { BoxMm, Finding, MarkKind, PageReport } from './report.ts';

/** What is measured as a length grows with the page. */
const LENGTHS: ReadonlySet<MarkKind> = new Set(['hairline', 'fineLine', 'mixedBlack']);

/** A place that is on a finished piece. */
interface Hit {
  readonly page: number;
  readonly box: BoxMm;
  /** As measured, in the size in which it is printed. */
  readonly value: number;
}

/** @param cuts of the pages; null for one whose cut is not known: then its trim box counts */
export function markFindings(
  pages: readonly PageReport[],
  cuts: readonly (Cut | null)[],
): Finding[] {
  const hitsOf = (kind: MarkKind): Hit[] =>
    pages.flatMap((page, index) => {
      const cut = cuts[index] ?? cutAtTrim(page);
      const inside = (page.marks?.[kind] ?? []).filter(({ box }) => isInside(box, cut, page));
      const { scale } = LENGTHS.has(kind) ? cut : { scale: 1 };
      return inside.map(({ box, value }) => ({ page: index + 1, box, value: tidy(value * scale) }));
    });
  return [
    ...registration(hitsOf('registration')),
    ...whiteOverprint(hitsOf('whiteOverprint')),
    ...overSpot(hitsOf('overSpot')),
    ...thinLines([...hitsOf('hairline'), ...hitsOf('fineLine')]),
    ...smallBlack(hitsOf('mixedBlack').filter(({ value }) => value < SMALL_TEXT_PT)),
  ];
}

const tidy = (value: number): number => Math.round(value * 1000) / 1000;

const pagesOf = (hits: readonly Hit[]): number[] => [...new Set(hits.map(({ page }) => page))];

const places = (hits: readonly Hit[]) => placed(hits.map(({ page, box }) => ({ page, box })));

function registration(hits: readonly Hit[]): Finding[] {
  if (hits.length === 0) return [];
  const most = Math.max(...hits.map(({ value }) => value));
  return [
    {
      code: 'REGISTRATION_COLOUR',
      severity: 'error',
      value: most,
      expected: 0,
      ...places(hits),
      message: `第 ${pageList(pagesOf(hits))} 页的画面用了套版色（${most} %）：它会印在每一块版上，墨太厚不干，稍有偏差就带彩边。套版色只能用于裁切外的标记，请改成单黑 K100 或要印的颜色，重新导出后上传`,
      english: `${englishPages(pagesOf(hits))}: artwork is drawn in registration colour (${most} %), which prints on every plate: too much ink, and coloured edges. It is for marks outside the cut only; change it to black (K100) or the colour that is meant and upload the file again`,
    },
  ];
}

/** Those that vanish, and those that may break off, each told by themselves. */
function thinLines(hits: readonly Hit[]): Finding[] {
  return [
    hits.filter(({ value }) => value < LINE.least),
    hits.filter(({ value }) => value >= LINE.least && value < LINE.advised),
  ].flatMap((some) => {
    if (some.length === 0) return [];
    const thinnest = Math.min(...some.map(({ value }) => value));
    const isLost = thinnest < LINE.least;
    const [zh, en]: Words =
      thinnest === 0
        ? ['线宽设为 0，设备画多细就多细', 'lines of width 0, as thin as the device can draw']
        : [`线条细到 ${thinnest} mm`, `lines as thin as ${thinnest} mm`];
    const [effect, effectEn]: Words = isLost
      ? ['印出来会断开或消失', 'which break off or vanish in print']
      : ['印出来可能断断续续', 'which may break off in print'];
    return [
      {
        code: 'HAIRLINE',
        severity: isLost ? 'error' : 'warning',
        value: thinnest,
        expected: LINE.advised,
        ...places(some),
        message: `第 ${pageList(pagesOf(some))} 页有${zh}，${effect}。请把线条加粗到 ${LINE.advised} mm（约 0.3 pt）以上`,
        english: `${englishPages(pagesOf(some))}: ${en}, ${effectEn}. Make them ${LINE.advised} mm (about 0.3 pt) or more`,
      } satisfies Finding,
    ];
  });
}

function smallBlack(hits: readonly Hit[]): Finding[] {
  if (hits.length === 0) return [];
  const smallest = Math.round(Math.min(...hits.map(({ value }) => value)) * 10) / 10;
  return [
    {
      code: 'SMALL_BLACK_TEXT',
      severity: 'warning',
      value: smallest,
      expected: 'K100',
      ...places(hits),
      message: `第 ${pageList(pagesOf(hits))} 页有小于 ${SMALL_TEXT_PT} pt 的黑字（最小 ${smallest} pt）用了四色或 RGB 的黑，几块版稍有偏差就带彩边。请改成单黑 K100（C0 M0 Y0 K100）`,
      english: `${englishPages(pagesOf(hits))}: black text below ${SMALL_TEXT_PT} pt (${smallest} pt at the smallest) is mixed of several inks or of RGB, and gets coloured edges when plates are a little off. Set it in black alone (C0 M0 Y0 K100)`,
    },
  ];
}

function whiteOverprint(hits: readonly Hit[]): Finding[] {
  if (hits.length === 0) return [];
  const [zh, en] = [pageList(pagesOf(hits)), englishPages(pagesOf(hits))];
  return [
    {
      code: 'WHITE_OVERPRINT',
      severity: 'error',
      ...places(hits),
      message: `第 ${zh} 页有白色的文字或图形设成了叠印：印出来会消失，底下的颜色照样印。请把白色的叠印取消，重新导出后上传`,
      english: `${en}: white text or shapes are set to overprint and vanish in print; what is below is printed in their place. Switch overprint off for white and upload the file again`,
    },
  ];
}

function overSpot(hits: readonly Hit[]): Finding[] {
  if (hits.length === 0) return [];
  const [zh, en] = [pageList(pagesOf(hits)), englishPages(pagesOf(hits))];
  return [
    {
      code: 'TRANSPARENCY_OVER_SPOT',
      severity: 'warning',
      ...places(hits),
      message: `第 ${zh} 页有半透明的内容（透明度、混合模式或阴影）压在专色上：拼合时专色可能被换成四色，颜色会变。请在软件里先拼合，或让半透明的内容避开专色`,
      english: `${en}: something transparent (opacity, a blend mode or a shadow) lies over a spot ink; flattening may turn the ink into process colours. Flatten it in your program, or keep it off the spot ink`,
    },
  ];
}
