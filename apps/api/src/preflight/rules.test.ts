import { describe, expect, it } from 'vitest';
import { REFUSALS } from './refusals.ts';
import type { Band, EdgeReport, PageReport, PreflightReport } from './report.ts';
import { refusal } from './report.ts';
import { checkAgainst, type PrintJob } from './rules.ts';

const CARD: PrintJob = {
  widthMm: 90,
  heightMm: 54,
  bleedMm: 1,
  safeMm: 3,
  pagesExpected: 2,
  colours: '4+4',
  isCoated: true,
  spots: { ordered: 0, most: 2 },
  crafts: [],
};

/** Ink through the whole page, or none. */
const filled = [0, 9, 0, 1_000] as const satisfies Band;
const edgesWith = (...bands: readonly Band[]): EdgeReport => ({
  ink: { top: bands, bottom: bands, left: bands, right: bands },
  text: [],
});

/** A page with ink all over it, unless `more` says otherwise. */
function page(widthMm: number, heightMm: number, more: Partial<PageReport> = {}): PageReport {
  const whole = { x: 0, y: 0, width: widthMm, height: heightMm };
  return {
    widthMm,
    heightMm,
    mediaMm: [widthMm, heightMm],
    trimMm: [widthMm, heightMm],
    trim: whole,
    bleed: whole,
    trimStated: false,
    rotation: 0,
    images: 0,
    lowestDpi: null,
    lowestDpiBox: null,
    rgb: false,
    coloured: true,
    spots: [],
    edges: edgesWith(filled),
    ...more,
  };
}

function reportOf(...pages: PageReport[]): PreflightReport {
  const facts = {
    pageCount: pages.length,
    encrypted: false,
    producer: null,
    images: 0,
    lowestDpi: null,
    lowestXDpi: null,
    colourSpaces: [],
    paintedColours: [],
    spots: [],
    fonts: 0,
    fontsNotEmbedded: [],
  };
  return { status: 'passed', pages, facts, findings: [] };
}

function codes(report: PreflightReport, job: PrintJob): string[] {
  return checkAgainst(report, job).map((finding) => `${finding.severity} ${finding.code}`);
}

const trimInside = (inset: number, width: number, height: number): Partial<PageReport> => ({
  trimStated: true,
  trim: { x: inset, y: inset, width, height },
});

const WHITE: Partial<PageReport> = { edges: edgesWith() };
const UNSEEN: Partial<PageReport> = { edges: null };

/** A card near the upper left corner of a wide sheet. */
const trimAside: Partial<PageReport> = {
  trimStated: true,
  trim: { x: 2, y: 1, width: 90, height: 54 },
};

describe('size and bleed', () => {
  it.each<[string, PageReport, string]>([
    ['the finished size with bleed', page(92, 56), 'ok SIZE_OK'],
    ['the same, rounded to whole points', page(91.9, 56.1), 'ok SIZE_OK'],
    ['the same turned by 90°', page(56, 92), 'ok SIZE_ROTATED'],
    ['the finished size without bleed', page(90, 54), 'error BLEED_MISSING'],
    ['the finished size turned and without bleed', page(54, 90), 'error BLEED_MISSING'],
    ['the finished size without ink at its edges', page(90, 54, WHITE), 'ok SIZE_NO_BLEED'],
    ['the finished size, edges not seen', page(90, 54, UNSEEN), 'warning SIZE_NO_BLEED'],
    ['the right size, edges not seen', page(92, 56, UNSEEN), 'warning EDGE_NOT_SEEN'],
    ['another size', page(100, 100), 'error SIZE_MISMATCH'],
    ['twice the size', page(184, 112), 'warning SIZE_PROPORTIONAL'],
    ['a trim box with bleed around it', page(98, 62, trimInside(4, 90, 54)), 'ok SIZE_OK'],
    ['a turned trim box', page(62, 98, trimInside(4, 54, 90)), 'ok SIZE_ROTATED'],
    ['a trim box drawn at the bleed', page(98, 62, trimInside(3, 92, 56)), 'ok SIZE_OK'],
    [
      'a trim box with a bleed box that is too narrow',
      page(98, 62, { ...trimInside(4, 90, 54), bleed: { x: 3.9, y: 4, width: 90.1, height: 54 } }),
      'error BLEED_MISSING',
    ],
    [
      'ink that does not fill a wider bleed box',
      page(98, 62, { ...trimInside(4, 90, 54), edges: edgesWith([3.5, 9, 0, 98]) }),
      'error BLEED_MISSING',
    ],
    [
      'a colour bar outside the bleed, which is no bleed of ink that ends at the cut',
      page(98, 62, { ...trimInside(4, 90, 54), edges: edgesWith([0, 2.5, 0, 98], [4, 9, 0, 98]) }),
      'error BLEED_MISSING',
    ],
    [
      'ink outside the trim box that is not joined to the page',
      page(98, 62, { ...trimInside(4, 90, 54), edges: edgesWith([0, 2.5, 0, 98], [6, 9, 0, 98]) }),
      'ok SIZE_OK',
    ],
    ['twice the bleed on every side', page(94, 58), 'ok SIZE_LARGER'],
    ['three times the bleed, turned', page(60, 96), 'ok SIZE_LARGER'],
    ['more bleed left and right only', page(96, 56), 'ok SIZE_LARGER'],
    ['more bleed at top and bottom only', page(92, 60), 'ok SIZE_LARGER'],
    ['different bleed across and along', page(95, 61), 'ok SIZE_LARGER'],
    ['the widest bleed that is taken', page(102, 66), 'ok SIZE_LARGER'],
    ['a sheet that is wider than any bleed', page(104, 66), 'error SIZE_MISMATCH'],
    ['more bleed across and none along', page(96, 54), 'error SIZE_MISMATCH'],
    ['a trim box that lies aside of the middle', page(100, 60, trimAside), 'ok SIZE_OK'],
    ['a trim box of another product', page(98, 62, trimInside(4, 85, 54)), 'error SIZE_MISMATCH'],
  ])('judges %s', (_name, given, expected) => {
    expect(codes(reportOf(given, given), CARD)).toContain(expected);
  });

  it('says what the size is and what it should be', () => {
    const [finding] = checkAgainst(reportOf(page(100, 100), page(100, 100)), CARD);
    expect(finding?.message).toBe(
      '第 1–2 页尺寸是 100×100 mm，与产品不符，应为 92×56 mm（成品 90×54，四边各 1 mm 出血）',
    );
    expect(finding).toMatchObject({ value: '100×100', expected: '92×56' });
  });

  it('says that a wider sheet is placed in the middle and what is cut off', () => {
    const [finding] = checkAgainst(reportOf(page(94, 58), page(94, 58)), CARD);
    expect(finding).toMatchObject({
      message:
        '第 1–2 页尺寸是 94×58 mm，出血比要求的多，可以使用：居中放置，左右各多出 1 mm、上下各多出 1 mm 会裁去。标准尺寸是 92×56 mm（成品 90×54，四边各 1 mm 出血）',
      english:
        'Pages 1–2: has 94×58 mm, more bleed than needed, which is fine: it is placed in the middle, and 1 mm left and right and 1 mm at top and bottom are cut off. The standard size is 92×56 mm (trimmed 90×54, 1 mm bleed on every side)',
    });
  });

  it('judges every page of mixed sizes by itself', () => {
    const pages = [page(92, 56), page(94, 58), page(58, 94), page(90, 54), page(120, 80)];
    const job = { ...CARD, pagesExpected: 5 };
    const judged = checkAgainst(reportOf(...pages), job).map(({ code, page: first }) => [
      code,
      first,
    ]);
    expect(judged).toEqual([
      ['SIZE_MISMATCH', 5],
      ['BLEED_MISSING', 4],
      ['SIZE_OK', 1],
      ['SIZE_LARGER', 2],
      ['SIZE_LARGER', 3],
      ['PAGES_OK', undefined],
    ]);
  });

  it('tells pages of different sizes apart', () => {
    const findings = checkAgainst(reportOf(page(92, 56), page(100, 100)), CARD);
    expect(findings.map((finding) => [finding.code, finding.page])).toEqual([
      ['SIZE_MISMATCH', 2],
      ['SIZE_OK', 1],
      ['PAGES_OK', undefined],
    ]);
  });

  it('refuses an enlargement that makes pictures coarse', () => {
    const half = page(46, 28, { lowestDpi: 250 });
    expect(codes(reportOf(half, half), CARD)).toContain('error SIZE_PROPORTIONAL');
    const fine = page(46, 28, { lowestDpi: 400 });
    expect(codes(reportOf(fine, fine), CARD)).toContain('warning SIZE_PROPORTIONAL');
  });

  it('lets the dies of boxes unfold to another size, with a word', () => {
    const box = { ...CARD, widthMm: 335, heightMm: 294, bleedMm: 3, isDieCut: true };
    expect(codes(reportOf(page(330, 290)), box)).toContain('warning SIZE_MISMATCH');
    expect(codes(reportOf(page(341, 300)), box)).toContain('ok SIZE_OK');
  });

  it('asks for no bleed where the product has none', () => {
    const job = { ...CARD, bleedMm: 0 };
    expect(codes(reportOf(page(90, 54), page(90, 54)), job)).toContain('ok SIZE_OK');
  });
});

describe('number of pages', () => {
  const pages = (count: number) => reportOf(...Array.from({ length: count }, () => page(92, 56)));

  it.each<[string, number, Partial<PrintJob>, string]>([
    ['two pages for two sides', 2, {}, 'ok PAGES_OK'],
    ['one page for two sides', 1, {}, 'error PAGES_TOO_FEW'],
    ['three pages for two sides', 3, {}, 'error PAGES_TOO_MANY'],
    ['two pages for one side', 2, { pagesExpected: 1, colours: '4+0' }, 'warning PAGES_TOO_MANY'],
    ['all styles in one file', 6, { styles: 3 }, 'ok PAGES_OK'],
    ['half of the styles', 4, { styles: 3 }, 'error PAGES_TOO_MANY'],
    ['a booklet as ordered', 24, { pagesExpected: 24, pagesMultiple: 4 }, 'ok PAGES_OK'],
    [
      'a booklet with its cover',
      28,
      { pagesExpected: 24, pagesMultiple: 4, pagesAlso: [28, 4] },
      'ok PAGES_OK',
    ],
    [
      'one strip of a pair',
      1,
      { pageNames: ['上联、下联', 'both parts'], colours: '4+0' },
      'error PAGES_TOO_FEW',
    ],
    ['a booklet of 7 pages', 7, { pagesExpected: 8, pagesMultiple: 4 }, 'error PAGES_MULTIPLE'],
    ['a booklet of 8 for 12', 8, { pagesExpected: 12, pagesMultiple: 4 }, 'error PAGES_TOO_FEW'],
  ])('judges %s', (_name, count, more, expected) => {
    expect(codes(pages(count), { ...CARD, ...more })).toContain(expected);
  });
});

describe('inks', () => {
  const grey = page(92, 56, { coloured: false });
  const colour = page(92, 56);

  it.each<[string, PageReport[], string, boolean]>([
    ['colour on a one-colour side', [colour], '1+0', true],
    ['colour on a one-colour back', [colour, colour], '4+1', true],
    ['grey on a one-colour back', [colour, grey], '4+1', false],
    ['colour on colour sides', [colour, colour], '4+4', false],
  ])('judges %s', (_name, given, colours, warned) => {
    const job = { ...CARD, colours, pagesExpected: given.length };
    expect(codes(reportOf(...given), job).includes('warning COLOUR_COUNT')).toBe(warned);
  });
});

it('answers the refusal itself for a file that could not be read', () => {
  expect(codes(refusal('UNREADABLE', REFUSALS.damaged), CARD)).toEqual(['error UNREADABLE']);
});

describe('in English', () => {
  const han = /\p{Script=Han}/u;
  const jobs: readonly Partial<PrintJob>[] = [
    {},
    { widthMm: 200, heightMm: 300, bleedMm: 0 },
    { widthMm: 45, heightMm: 26, bleedMm: 1 },
    { isDieCut: true, widthMm: 210 },
    { pagesExpected: 12, pagesMultiple: 4, styles: 2 },
    { pagesExpected: 2, pageNames: ['上联、下联', 'both parts'] },
    { colours: '1+0' },
  ];
  it('every finding of a job is worded, and holds no Chinese', () => {
    for (const given of [[page(92, 56)], [page(90, 54), page(56, 92)], [page(184, 112)]]) {
      for (const job of jobs) {
        for (const { code, english } of checkAgainst(reportOf(...given), { ...CARD, ...job })) {
          expect(english, code).not.toBe('');
          expect(english, code).not.toMatch(han);
        }
      }
    }
  });

  it('so is every reason to refuse a file, beside the Chinese', () => {
    const [size, many, flood, kind] = [
      REFUSALS.pageSize(1, [1, 2]),
      REFUSALS.tooManyPages(null),
      REFUSALS.pixelFlood(1, 2, 3),
      REFUSALS.otherType('heic'),
    ];
    const fixed = Object.values(REFUSALS).filter((words) => typeof words !== 'function');
    for (const [zh, en] of [...fixed, size, many, flood, kind, REFUSALS.tooLarge(1)]) {
      expect(zh).toMatch(han);
      expect(en).not.toMatch(han);
    }
  });
});
