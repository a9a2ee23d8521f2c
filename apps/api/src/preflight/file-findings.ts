/** Findings of the file itself: resolution, colour, fonts, encryption. Pure. */
import type { FileFacts, Finding, FontReport, PageReport } from './report.ts';

/** Resolution below which print is visibly coarse, and the one to aim for. @unit dpi [O] */
export const RESOLUTION = { least: 150, advised: 300 } as const;

/** Findings of one kind that are listed page by page; the rest is summed up in one line. */
const LISTED = 12;

/** All findings of a file, most serious first. `cut`: drawing was too much to follow to its end. */
export function fileFindings(
  pages: readonly PageReport[],
  facts: FileFacts,
  cut: boolean,
): Finding[] {
  const findings = [
    ...encryption(facts),
    ...fonts(facts),
    ...resolution(pages, facts),
    ...rgb(pages),
    ...spots(pages, facts),
    ...(cut ? [cutShort()] : []),
  ];
  const rank = { error: 0, warning: 1, ok: 2 };
  return findings.sort((a, b) => rank[a.severity] - rank[b.severity]);
}

function encryption(facts: FileFacts): Finding[] {
  if (!facts.encrypted) return [];
  return [
    {
      code: 'ENCRYPTED',
      severity: 'error',
      message:
        'PDF 带有加密和权限限制，无法制版。请去掉加密（安全性设为“无”）后重新导出 PDF 再上传',
    },
  ];
}

function fonts(facts: FileFacts): Finding[] {
  const missing = facts.fontsNotEmbedded.filter((font) => font.used);
  const byName = new Map<string, FontReport>();
  for (const font of missing) if (!byName.has(font.name)) byName.set(font.name, font);
  if (byName.size === 0) {
    if (facts.fonts === 0) return [];
    return [
      { code: 'FONTS_OK', severity: 'ok', message: '可见文字的字体都已嵌入', value: facts.fonts },
    ];
  }
  return [...byName.values()].slice(0, LISTED).map((font) => ({
    code: 'FONT_NOT_EMBEDDED',
    severity: 'error',
    page: font.page,
    value: font.name,
    message: `第 ${font.page} 页的字体“${font.name}”没有嵌入，印出来会变成别的字体。请导出时嵌入字体，或把文字转曲`,
  }));
}

function resolution(pages: readonly PageReport[], facts: FileFacts): Finding[] {
  const low: Finding[] = [];
  for (const [index, page] of pages.entries()) {
    if (page.lowestDpi === null || page.lowestDpi >= RESOLUTION.advised - 1) continue;
    const dpi = Math.round(page.lowestDpi);
    const bad = page.lowestDpi < RESOLUTION.least;
    const advice = bad
      ? `低于 ${RESOLUTION.least} dpi，印出来会模糊，请换成 ≥ ${RESOLUTION.advised} dpi 的图片`
      : `建议 ≥ ${RESOLUTION.advised} dpi`;
    low.push({
      code: 'LOW_RESOLUTION',
      severity: bad ? 'error' : 'warning',
      page: index + 1,
      value: dpi,
      expected: RESOLUTION.advised,
      message: `第 ${index + 1} 页图片 ${dpi} dpi，${advice}`,
      ...(page.lowestDpiBox ? { box: page.lowestDpiBox } : {}),
    });
  }
  if (low.length > 0) return shortened(low);
  if (facts.images === 0 || facts.lowestDpi === null) return [];
  const dpi = Math.round(facts.lowestDpi);
  return [
    {
      code: 'RESOLUTION_OK',
      severity: 'ok',
      value: dpi,
      message: `图片分辨率最低 ${dpi} dpi，足够清晰`,
    },
  ];
}

/** The worst first; beyond the list one line says how many more pages there are. */
function shortened(findings: Finding[]): Finding[] {
  const ordered = [...findings].sort((a, b) => Number(a.value) - Number(b.value));
  if (ordered.length <= LISTED) return findings;
  const rest = ordered.slice(LISTED);
  const worst = rest[0] as Finding;
  const listed = ordered.slice(0, LISTED).sort((a, b) => (a.page ?? 0) - (b.page ?? 0));
  return [
    ...listed,
    {
      code: 'LOW_RESOLUTION',
      severity: worst.severity,
      expected: RESOLUTION.advised,
      message: `另有 ${rest.length} 页的图片低于 ${RESOLUTION.advised} dpi（第 ${pageList(rest.map((item) => item.page ?? 0))} 页）`,
    },
  ];
}

function rgb(pages: readonly PageReport[]): Finding[] {
  const numbers = numbersOf(pages, (page) => page.rgb);
  const [first] = numbers;
  if (first === undefined) return [];
  return [
    {
      code: 'RGB_COLOUR',
      severity: 'warning',
      page: first,
      value: 'RGB',
      expected: 'CMYK',
      message: `第 ${pageList(numbers)} 页使用 RGB 颜色，制版时会转成 CMYK，鲜艳的颜色会变暗。建议按 CMYK 重新导出`,
    },
  ];
}

/** Inks that stand for a craft and not for a colour. */
const CRAFT_INK =
  /刀|模切|压痕|折线|烫|金版|银版|凹|凸|局部|过油|白墨|die|cut|crease|fold|foil|hot.?stamp|emboss|deboss|\buv\b|varnish|white.?ink/i;

function spots(pages: readonly PageReport[], facts: FileFacts): Finding[] {
  return facts.spots.slice(0, LISTED).map((spot) => {
    const numbers = numbersOf(pages, (page) => page.spots.includes(spot));
    const common = { page: numbers[0] ?? 1, value: spot };
    if (CRAFT_INK.test(spot)) {
      return {
        ...common,
        code: 'CRAFT_LAYER',
        severity: 'ok',
        message: `第 ${pageList(numbers)} 页的专色“${spot}”按工艺图层处理，不印颜色；请在工艺里选择对应项目`,
      };
    }
    return {
      ...common,
      code: 'SPOT_COLOUR',
      severity: 'warning',
      message: `第 ${pageList(numbers)} 页使用专色“${spot}”，四色印刷会转成 CMYK，颜色可能有差别；需要专色请在印色里选择`,
    };
  });
}

function cutShort(): Finding {
  return {
    code: 'CUT_SHORT',
    severity: 'warning',
    message: '页面内容非常复杂，只检查了前一部分的图片和颜色；下单后会人工复核',
  };
}

function numbersOf(pages: readonly PageReport[], test: (page: PageReport) => boolean): number[] {
  return pages.flatMap((page, index) => (test(page) ? [index + 1] : []));
}

/** `1–3、5、8–9`, at most eight ranges. */
export function pageList(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const number of sorted) {
    const last = ranges.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const text = ranges.slice(0, 8).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return ranges.length > 8 ? `${text.join('、')} 等 ${sorted.length}` : text.join('、');
}
