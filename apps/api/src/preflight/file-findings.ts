/** Findings of the file itself: resolution, colour, fonts, encryption. Pure. */
import { englishPages, pageList } from './page-lists.ts';
import type { FileFacts, Finding, FontReport, PageReport } from './report.ts';
import { type FileNotes, inOrder, noteFindings } from './unread-findings.ts';

/** Resolution below which print is visibly coarse, and the one to aim for. @unit dpi [O] */
const RESOLUTION = { least: 150, advised: 300 } as const;

/** Findings of one kind that are listed page by page; the rest is summed up in one line. */
const LISTED = 12;

/** All findings of a file, most serious first. */
export function fileFindings(
  pages: readonly PageReport[],
  facts: FileFacts,
  notes: FileNotes,
): Finding[] {
  return inOrder([
    ...encryption(facts),
    ...fonts(facts),
    ...resolution(pages, facts),
    ...rgb(pages),
    ...spots(pages, facts),
    ...noteFindings(notes),
  ]);
}

function encryption(facts: FileFacts): Finding[] {
  if (!facts.encrypted) return [];
  return [
    {
      code: 'ENCRYPTED',
      severity: 'error',
      message:
        'PDF 带有加密和权限限制，无法制版。请去掉加密（安全性设为“无”）后重新导出 PDF 再上传',
      english:
        'The PDF is encrypted and restricted, no plates can be made of it. Please export it again without security',
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
      {
        code: 'FONTS_OK',
        severity: 'ok',
        message: '可见文字的字体都已嵌入',
        english: 'All fonts of visible text are embedded',
        value: facts.fonts,
      },
    ];
  }
  return [...byName.values()].slice(0, LISTED).map((font) => ({
    code: 'FONT_NOT_EMBEDDED',
    severity: 'error',
    page: font.page,
    value: font.name,
    message: `第 ${font.page} 页的字体“${font.name}”没有嵌入，预览用替代字体画出，印出来会变成别的字体。请导出时嵌入字体，或把文字转曲`,
    english: `${englishPages([font.page])}: the font “${font.name}” is not embedded; the preview shows a stand-in, and print would use another font. Embed it or turn text into outlines`,
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
    const inEnglish = bad
      ? `below ${RESOLUTION.least} dpi print is blurred; use pictures of ${RESOLUTION.advised} dpi or more`
      : `${RESOLUTION.advised} dpi or more is better`;
    low.push({
      code: 'LOW_RESOLUTION',
      severity: bad ? 'error' : 'warning',
      page: index + 1,
      value: dpi,
      expected: RESOLUTION.advised,
      message: `第 ${index + 1} 页图片 ${dpi} dpi，${advice}`,
      english: `${englishPages([index + 1])}: a picture has ${dpi} dpi; ${inEnglish}`,
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
      english: `Pictures have at least ${dpi} dpi, sharp enough`,
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
      english: `${englishPages(rest.map((item) => item.page ?? 0))}: pictures below ${RESOLUTION.advised} dpi too`,
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
      english: `${englishPages(numbers)}: RGB colour is converted to CMYK, and bright colours turn darker. Better export as CMYK`,
    },
  ];
}

/** Inks that stand for a craft and not for a colour. */
export const CRAFT_INK =
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
        english: `${englishPages(numbers)}: the ink “${spot}” is taken for a finishing layer and not printed; choose the finishing to go with it`,
      };
    }
    return {
      ...common,
      code: 'SPOT_COLOUR',
      severity: 'warning',
      message: `第 ${pageList(numbers)} 页使用专色“${spot}”，四色印刷会转成 CMYK，颜色可能有差别；需要专色请在印色里选择`,
      english: `${englishPages(numbers)}: the spot ink “${spot}” is converted to CMYK and may look different; choose spot inks in the specification`,
    };
  });
}

function numbersOf(pages: readonly PageReport[], test: (page: PageReport) => boolean): number[] {
  return pages.flatMap((page, index) => (test(page) ? [index + 1] : []));
}
