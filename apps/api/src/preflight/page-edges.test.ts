/** What is printed at the edges of a page, and what the check says of it for a card that wants 1 mm of bleed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsPerson } from '@banxin/contract/lifecycles/file';
import { afterAll, describe, expect, it } from 'vitest';
import { sheet } from './fixture-parts.ts';
import { writePdf } from './fixture-writer.ts';
import { type FixtureName, writeFixture } from './fixtures.ts';
import { EDGE_BUDGET } from './page-edges.ts';
import { PreflightPool } from './pool.ts';
import type { Finding } from './report.ts';
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
  crafts: ['dieCut'],
};

const folder = mkdtempSync(join(tmpdir(), 'banxin-edges-'));
const pool = new PreflightPool({ writable: folder });
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

const inspected = async (name: FixtureName) =>
  (await pool.inspect(writeFixture(name, join(folder, `${name}.pdf`)), null)).report;

async function judged(name: FixtureName, job = CARD): Promise<Finding[]> {
  const found = checkAgainst(await inspected(name), job);
  return found.filter(({ code }) => code !== 'PAGES_OK' && code !== 'TOTAL_INK_OK');
}

const codes = (findings: readonly Finding[]) =>
  findings.map(({ severity, code }) => `${severity} ${code}`);

const rounded = (value: number) => Math.round(value * 2) / 2;
/** Each place of a finding: its page, then left, top, width and height to half a millimetre. */
const placesOf = ({ page, box, places }: Finding) =>
  (places ?? (page && box ? [{ page, box }] : [])).map((one) => [
    one.page,
    ...[one.box.x, one.box.y, one.box.width, one.box.height].map(rounded),
  ]);

describe('ink at an edge without bleed is an error', () => {
  it.each<[string, FixtureName, number, string[]]>([
    ['a background of the finished size', 'card-no-bleed', 0, ['四边', 'all edges']],
    ['a photograph of the finished size', 'card-photo-no-bleed', 0, ['四边', 'all edges']],
    ['a bar that reaches one edge', 'card-right-edge', 0, ['右边', 'the right edge']],
    ['a field of a form', 'card-field-at-edge', 0, ['左边', 'the left edge']],
    ['an edge of a page that is turned', 'card-turned-edge', 0, ['上边', 'the top edge']],
    ['a sheet whose colour ends at the cut', 'card-ends-at-cut', 0, ['四边', 'all edges']],
    ['bleed on two sides only', 'card-bleed-on-two', 0, ['左、右边', 'the left and right edges']],
    ['half of the bleed', 'card-half-bleed', 0.6, ['左边', 'the left edge']],
  ])('%s', async (_what, name, measured, [zh, en]) => {
    const findings = await judged(name);
    const [finding] = findings;
    expect(finding).toMatchObject({
      code: 'BLEED_MISSING',
      severity: 'error',
      value: measured,
      expected: 1,
    });
    expect(finding?.message).toContain(`第 1–2 页${zh}有画面`);
    expect(finding?.english).toContain(`Pages 1–2: print reaches ${en} `);
    expect(findings.some(needsPerson)).toBe(true);
    expect(codes(findings)).not.toContain('ok SIZE_NO_BLEED');
  });

  it('says what was measured, what is wanted, and how it is mended', async () => {
    const [finding] = await judged('card-half-bleed');
    expect(finding).toMatchObject({
      message:
        '第 1–2 页左边有画面，出血只有 0.6 mm，应有 1 mm，裁切后会露白。请把这条边的底色和图片铺到出血，页面做成 92×56 mm（成品 90×54，四边各 1 mm 出血），重新导出后上传',
      english:
        'Pages 1–2: print reaches the left edge with 0.6 mm of bleed only, 1 mm is needed; the cut would leave white. Extend colour and pictures into the bleed, make the page 92×56 mm (trimmed 90×54, 1 mm bleed on every side), and upload it again',
    });
  });

  it('marks every edge of every page where its ink lies', async () => {
    const [all] = await judged('card-no-bleed');
    expect(placesOf(all as Finding)).toEqual(
      [1, 2].flatMap((page) => [
        [page, 0, 0, 90, 1],
        [page, 0, 53, 90, 1],
        [page, 0, 0, 1, 54],
        [page, 89, 0, 1, 54],
      ]),
    );
    const [bar] = await judged('card-right-edge');
    expect(placesOf(bar as Finding)).toEqual([
      [1, 89, 24, 1, 10],
      [2, 89, 24, 1, 10],
    ]);
  });

  it('is told as often as pages differ in their edges, not page by page', async () => {
    const fill = (x: number, width: number) => `0.9 0.6 0 0 k ${x} 0 ${width} 153.071 re f`;
    const contents = [fill(0, 255.118), fill(0, 99), fill(0, 255.118), fill(0, 99), 'n'];
    const path = join(folder, 'mixed.pdf');
    const pages = contents.flatMap((content) => sheet(90, 54, 1, { content }));
    writeFileSync(path, writePdf({ pages }));
    const { report } = await pool.inspect(path, null);
    const findings = checkAgainst(report, { ...CARD, pagesExpected: 5 });
    expect(findings.map(({ code, page }) => [code, page])).toEqual([
      ['BLEED_MISSING', 1],
      ['BLEED_MISSING', 2],
      ['SIZE_NO_BLEED', 5],
      ['PAGES_OK', undefined],
      ['TOTAL_INK_OK', 1],
    ]);
    expect(findings[0]?.message).toContain('第 1、3 页四边');
    expect(findings[1]?.message).toContain('第 2、4 页上、下、左边');
  });
});

describe('no error', () => {
  it.each<[string, FixtureName, string[]]>([
    ['the finished size with a white border', 'card-white-border', ['ok SIZE_NO_BLEED']],
    [
      'a draft that reaches the edge on a hidden layer',
      'card-hidden-at-edge',
      ['ok SIZE_NO_BLEED'],
    ],
    ['a sheet that is white all round', 'card-white-sheet', ['ok SIZE_OK']],
    ['colour through the whole sheet', 'card-with-bleed', ['ok SIZE_OK']],
    ['crop marks and a colour bar outside the trim', 'card-marks', ['ok SIZE_OK']],
    ['crop marks that are drawn without a trim box', 'card-marks-drawn', ['ok SIZE_LARGER']],
    ['slanted stripes through the whole sheet', 'card-stripes', ['ok SIZE_OK']],
    ['a sheet of twice the size, filled', 'card-double-size', ['warning SIZE_PROPORTIONAL']],
  ])('%s', async (_what, name, expected) => {
    const findings = await judged(name);
    expect(codes(findings)).toEqual(expected);
    expect(findings.some(needsPerson)).toBe(false);
  });

  it('the white border of the finished size is a note that says why it may stay', async () => {
    const [finding] = await judged('card-white-border');
    expect(finding?.message).toBe(
      '第 1–2 页按成品尺寸 90×54 mm 制作，没有留够出血；没有出血的边上没有画面，裁切不会露白，可以使用：居中放置，不缩放。标准尺寸是 92×56 mm（成品 90×54，四边各 1 mm 出血）',
    );
  });

  it('a product without bleed may be printed to its edge', async () => {
    expect(codes(await judged('card-no-bleed', { ...CARD, bleedMm: 0 }))).toEqual(['ok SIZE_OK']);
  });
});

describe('an edge that was not seen', () => {
  it('of a page that could not be read is said, and waits for a person', async () => {
    const findings = await judged('card-edge-unread');
    expect(codes(findings)).toEqual(['warning SIZE_NO_BLEED', 'warning EDGE_NOT_SEEN']);
    expect(findings[0]?.message).toContain('否则裁切后会露白');
    expect(findings.some(needsPerson)).toBe(true);
  });

  it('of a page whose drawing would not end is said too', async () => {
    const findings = await judged('card-form-bomb');
    expect(codes(findings)).toContain('warning EDGE_NOT_SEEN');
    expect(findings.some(needsPerson)).toBe(true);
  });

  it('is said where the line of a die cannot be told from print', async () => {
    const findings = await judged('card-die-line');
    expect(codes(findings)).toEqual(['warning EDGE_NOT_SEEN', 'ok SIZE_OK']);
    expect(findings[0]?.message).toContain('刀线、烫金等工艺图层也到了边上');
  });

  it('is said of reports from before edges were looked at', async () => {
    const report = await inspected('card-with-bleed');
    const pages = report.pages.map(({ edges: _, ...page }) => page);
    expect(codes(checkAgainst({ ...report, pages }, CARD))).toContain('warning EDGE_NOT_SEEN');
  });

  it('begins on the page where drawing edges would cost too much, the same page each time', async () => {
    const lines = '0 0 m 9 9 l S\n'.repeat(EDGE_BUDGET.operators / 3 / 2 - 1_000);
    const path = join(folder, 'lines.pdf');
    writeFileSync(path, writePdf({ pages: sheet(92, 56, 3, { content: lines }) }));
    const { report } = await pool.inspect(path, null);
    expect(report.pages.map(({ edges }) => edges === null)).toEqual([false, false, true]);
    const findings = checkAgainst(report, { ...CARD, pagesExpected: 3 });
    expect(findings.find(({ code }) => code === 'EDGE_NOT_SEEN')?.message).toContain('第 3 页');
  });
});

it('of a page with more text than is looked at is said, not passed', async () => {
  const Font = { F1: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>' };
  const words = Array.from(
    { length: 4_200 },
    (_, index) =>
      `BT /F1 1 Tf ${20 + (index % 60) * 3} ${20 + Math.floor(index / 60) * 1.5} Td (x) Tj ET`,
  );
  const path = join(folder, 'words.pdf');
  const pages = sheet(92, 56, 2, { content: words.join('\n') });
  writeFileSync(path, writePdf({ pages, resources: { Font } }));
  const { report } = await pool.inspect(path, null);
  expect(codes(checkAgainst(report, CARD))).toContain('warning EDGE_NOT_SEEN');
});

describe('text near the cut', () => {
  it('is a warning with its place and its distance', async () => {
    const [finding] = await judged('card-text-near-cut');
    expect(finding).toMatchObject({
      code: 'TEXT_NEAR_CUT',
      severity: 'warning',
      page: 1,
      value: 1.8,
      expected: 3,
      message:
        '第 1–2 页有文字离裁切线不到 3 mm（最近 1.8 mm），裁切略有偏差就会切到。请把文字往里移',
    });
    expect(placesOf(finding as Finding)).toEqual([
      [1, 3, 23.5, 12.5, 2.5],
      [2, 3, 23.5, 12.5, 2.5],
    ]);
  });

  it.each<[string, FixtureName, Partial<PrintJob>]>([
    ['that keeps its distance is none', 'card-text-inside', {}],
    ['that stands outside the trim box is none', 'card-text-outside', {}],
    ['that nobody sees is none', 'card-text-unseen', {}],
    ['is none where the product asks for less', 'card-text-near-cut', { safeMm: 1.5 }],
  ])('%s', async (_what, name, more) => {
    expect(codes(await judged(name, { ...CARD, ...more }))).not.toContain('warning TEXT_NEAR_CUT');
  });

  it('is found on turned pages and on pages that do not begin at their corner', async () => {
    const words = '0 0 0 1 k BT /F1 10 Tf 1 0 0 1 107 185 Tm (BANXIN) Tj ET';
    const path = join(folder, 'cropped.pdf');
    const entries = '/CropBox [100 100 360.787 258.740]';
    const Font = { F1: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>' };
    for (const rotation of [undefined, 90, 180, 270] as const) {
      const page = { widthMm: 200, heightMm: 200, content: words, entries };
      writeFileSync(
        path,
        writePdf({ pages: [{ ...page, ...(rotation && { rotation }) }], resources: { Font } }),
      );
      const { report } = await pool.inspect(path, null);
      const finding = checkAgainst(report, { ...CARD, pagesExpected: 1 }).find(
        ({ code }) => code === 'TEXT_NEAR_CUT',
      );
      expect(finding?.value, `turned by ${rotation ?? 0}°`).toBeCloseTo(1.7, 0);
    }
  });
});

it('the same file has the same edges, whatever was checked before', async () => {
  const first = await inspected('card-stripes');
  await inspected('card-photo-no-bleed');
  expect(await inspected('card-stripes')).toEqual(first);
});
