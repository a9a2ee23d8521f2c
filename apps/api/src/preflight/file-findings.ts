/** Findings of the file itself: resolution, colour, fonts, encryption. Pure. */
import { isCraftInk } from './craft-inks.ts';
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
    ...standard(facts),
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

/** What the file states; whether it keeps to it is not checked. */
function standard({ standard: stated }: FileFacts): Finding[] {
  if (!stated || (stated.level === null && stated.intent === null)) return [];
  const { level, intent } = stated;
  const zh = [level && `文件标明是 ${level}`, intent && `输出意图是“${intent}”`].filter(Boolean);
  const en = [level && `claims ${level}`, intent && `states the output intent “${intent}”`];
  return [
    {
      code: 'PDF_STANDARD',
      severity: 'ok',
      value: [level, intent].filter(Boolean).join(', '),
      message: `${zh.join('，')}。检查没有核对文件是否符合该标准`,
      english: `The file ${en.filter(Boolean).join(' and ')}; whether it keeps to that is not checked`,
    },
  ];
}

/** Whether a spot ink was ordered is not known here: `checkAgainst` says it. */
function spots(pages: readonly PageReport[], facts: FileFacts): Finding[] {
  return facts.spots.slice(0, LISTED).map((spot) => {
    const numbers = numbersOf(pages, (page) => page.spots.includes(spot));
    const [first = 1] = numbers;
    const box = pages[first - 1]?.spotBoxes?.[spot];
    const common = { page: first, value: spot, ...(box ? { box } : {}) };
    if (isCraftInk(spot)) {
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
      severity: 'ok',
      message: `第 ${pageList(numbers)} 页使用专色“${spot}”。要印专色，下单时请在印色里选专色；印四色的，请先改成 CMYK`,
      english: `${englishPages(numbers)}: the spot ink “${spot}” is used. Choose spot inks in the specification to have it printed; for four-colour print change it to CMYK`,
    };
  });
}

function numbersOf(pages: readonly PageReport[], test: (page: PageReport) => boolean): number[] {
  return pages.flatMap((page, index) => (test(page) ? [index + 1] : []));
}
