import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsPerson } from '@banxin/contract/lifecycles/file';
import { afterAll, describe, expect, it } from 'vitest';
import { type FixtureName, writeFixture } from './fixtures.ts';
import { PreflightPool } from './pool.ts';
import type { Finding, FindingCode } from './report.ts';
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

const folder = mkdtempSync(join(tmpdir(), 'banxin-marks-'));
const pool = new PreflightPool({ writable: folder });
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

async function judged(name: FixtureName, code: FindingCode, job = CARD): Promise<Finding[]> {
  const { report } = await pool.inspect(writeFixture(name, join(folder, `${name}.pdf`)), null);
  return checkAgainst(report, job).filter((finding) => finding.code === code);
}

const rounded = (value: number) => Math.round(value * 2) / 2;
/** Each place of a finding: its page, then left, top, width and height to half a millimetre. */
const placesOf = ({ page, box, places }: Finding) =>
  (places ?? (page && box ? [{ page, box }] : [])).map((one) => [
    one.page,
    ...[one.box.x, one.box.y, one.box.width, one.box.height].map(rounded),
  ]);

describe('registration colour', () => {
  const found = (name: FixtureName, job?: PrintJob) => judged(name, 'REGISTRATION_COLOUR', job);

  it.each<[string, FixtureName, number]>([
    ['as an area', 'registration-area', 100],
    ['as a line', 'registration-line', 40],
    ['among other inks', 'registration-among-inks', 50],
    ['that is chosen and not set', 'registration-first-colour', 100],
    ['in a picture', 'registration-picture', 100],
  ])('%s of the artwork is an error', async (_how, name, tint) => {
    const [finding] = await found(name);
    expect(finding).toMatchObject({ severity: 'error', value: tint, page: 1 });
    expect(placesOf(finding as Finding)).toEqual([
      [1, 20, 26, 30, 10],
      [2, 20, 26, 30, 10],
    ]);
    expect(needsPerson(finding as Finding)).toBe(true);
  });

  it.each<[string, FixtureName]>([
    ['none of it is set', 'registration-none-of-it'],
    ['it is clipped away', 'registration-clipped-away'],
    ['only crop marks outside the cut are drawn in it', 'registration-crop-marks'],
  ])('is none when %s', async (_when, name) => {
    expect(await found(name)).toEqual([]);
  });

  it('of marks is an error when the job is as large as the sheet, since they are not cut off', async () => {
    const sheet = { ...CARD, widthMm: 98, heightMm: 62, bleedMm: 0 };
    expect(await found('registration-crop-marks', sheet)).toHaveLength(1);
  });

  it('is told with what was measured and how it is mended', async () => {
    const [finding] = await found('registration-line');
    expect(finding?.message).toMatch(/^第 1–2 页的画面用了套版色（40 %）.*请改成单黑 K100/);
    expect(finding?.english).toMatch(
      /^Pages 1–2: artwork is drawn in registration colour \(40 %\)/,
    );
  });
});

describe('a line', () => {
  const found = (name: FixtureName, job?: PrintJob) => judged(name, 'HAIRLINE', job);

  it.each<[string, FixtureName, 'error' | 'warning', number]>([
    ['of 0.05 pt', 'line-thin', 'error', 0.018],
    ['of width 0', 'line-of-width-0', 'error', 0],
    ['of 0.25 pt', 'line-quarter-point', 'warning', 0.088],
    ['of 1 pt that is drawn at a tenth', 'line-scaled-down', 'error', 0.035],
    ['of 1 pt that is squeezed across', 'line-squeezed', 'error', 0.035],
    ['whose width the graphics state sets', 'line-by-state', 'error', 0.035],
    ['around an empty area', 'line-closed-and-thin', 'warning', 0.071],
    ['around an area of another colour', 'line-around-another-colour', 'warning', 0.071],
  ])('%s is told as %s.', async (_what, name, severity, thickness) => {
    const findings = await found(name);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity, value: thickness, expected: 0.1, page: 1 });
    expect(placesOf(findings[0] as Finding)[0]?.slice(0, 2)).toEqual([1, 20]);
  });

  it.each<[string, FixtureName]>([
    ['of 0.3 pt', 'line-wide-enough'],
    ['along the way in which it is squeezed', 'line-across-squeezed'],
    ['that is white', 'line-white'],
    ['of a die, which is not printed', 'line-of-a-die'],
    ['that widens an area of its colour', 'line-that-widens'],
    ['that is transparent', 'line-transparent'],
    ['that is clipped away', 'line-hidden-by-clip'],
    ['of crop marks outside the cut', 'line-of-crop-marks'],
  ])('%s is not told', async (_what, name) => {
    expect(await found(name)).toEqual([]);
  });

  it('is measured in the size in which it is printed', async () => {
    const twice = { ...CARD, widthMm: 180, heightMm: 108, bleedMm: 2 };
    expect(await found('line-quarter-point', twice)).toEqual([]);
    const [finding] = await found('line-scaled-down', twice);
    expect(finding).toMatchObject({ severity: 'warning' });
  });

  it('is told with the width that holds', async () => {
    const [finding] = await found('line-thin');
    expect(finding?.message).toBe(
      '第 1–2 页有线条细到 0.018 mm，印出来会断开或消失。请把线条加粗到 0.1 mm（约 0.3 pt）以上',
    );
    expect(finding?.english).toBe(
      'Pages 1–2: lines as thin as 0.018 mm, which break off or vanish in print. Make them 0.1 mm (about 0.3 pt) or more',
    );
    expect((await found('line-of-width-0'))[0]?.message).toContain('线宽设为 0');
  });
});

describe('small black text', () => {
  const found = (name: FixtureName, job?: PrintJob) => judged(name, 'SMALL_BLACK_TEXT', job);

  it.each<[string, FixtureName, number]>([
    ['all four inks', 'text-four-inks', 8],
    ['black and some cyan', 'text-rich-black', 8],
    ['what RGB black was converted to', 'text-converted-black', 8],
    ['RGB black', 'text-rgb-black', 8],
    ['the dark grey of web pages', 'text-rgb-grey', 8],
    ['RGB, 20 pt at half the size', 'text-scaled-small', 10],
    ['RGB, 8 pt by its own matrix', 'text-small-by-matrix', 8],
  ])('in %s is a warning', async (_what, name, size) => {
    const [finding] = await found(name);
    expect(finding).toMatchObject({ severity: 'warning', value: size, expected: 'K100', page: 1 });
    expect(placesOf(finding as Finding)[0]?.slice(0, 2)).toEqual([1, 20]);
  });

  it.each<[string, FixtureName]>([
    ['in black ink alone', 'text-black-ink'],
    ['in full grey', 'text-grey'],
    ['that is dark blue', 'text-blue'],
    ['that is red', 'text-rgb-red'],
    ['of 12 pt', 'text-large'],
    ['that nobody sees', 'text-invisible'],
  ])('%s is not told', async (_what, name) => {
    expect(await found(name)).toEqual([]);
  });

  it('is as large as it is printed', async () => {
    const twice = { ...CARD, widthMm: 180, heightMm: 108, bleedMm: 2 };
    expect(await found('text-four-inks', twice)).toEqual([]);
  });

  it('is told with its size and the black that is meant', async () => {
    const [finding] = await found('text-rgb-black');
    expect(finding?.message).toBe(
      '第 1–2 页有小于 12 pt 的黑字（最小 8 pt）用了四色或 RGB 的黑，几块版稍有偏差就带彩边。请改成单黑 K100（C0 M0 Y0 K100）',
    );
    expect(finding?.english).toMatch(/^Pages 1–2: black text below 12 pt \(8 pt at the smallest\)/);
  });
});

describe('white that overprints', () => {
  const found = (name: FixtureName) => judged(name, 'WHITE_OVERPRINT');

  it.each<[string, FixtureName]>([
    ['an area over colour', 'white-over-colour'],
    ['a line over colour', 'white-over-as-line'],
    ['text over colour', 'white-over-as-text'],
    ['none of an ink over colour', 'white-over-as-tint'],
  ])('is an error as %s', async (_what, name) => {
    const [finding] = await found(name);
    expect(finding).toMatchObject({ severity: 'error', page: 1 });
    expect(placesOf(finding as Finding)[0]?.[1]).toBeGreaterThan(10);
    expect(finding?.message).toMatch(/^第 1–2 页有白色的文字或图形设成了叠印/);
    expect(finding?.english).toMatch(/^Pages 1–2: white text or shapes are set to overprint/);
  });

  it.each<[string, FixtureName]>([
    ['it takes the place of every ink', 'white-over-in-all-inks'],
    ['only lines overprint', 'white-over-strokes-only'],
    ['nothing is below', 'white-over-nothing'],
    ['it does not overprint', 'white-knocks-out'],
    ['overprint was taken back', 'white-over-restored'],
  ])('is none when %s', async (_when, name) => {
    expect(await found(name)).toEqual([]);
  });
});

describe('transparency over a spot ink', () => {
  const found = (name: FixtureName) => judged(name, 'TRANSPARENCY_OVER_SPOT');

  it.each<[string, FixtureName]>([
    ['by opacity', 'see-through-over-spot'],
    ['by a blend mode', 'multiplied-over-spot'],
  ])('%s is a warning', async (_how, name) => {
    const [finding] = await found(name);
    expect(finding).toMatchObject({ severity: 'warning', page: 1 });
    expect(placesOf(finding as Finding)[0]).toEqual([1, 20, 26, 30, 10]);
    expect(finding?.message).toMatch(/^第 1–2 页有半透明的内容/);
    expect(finding?.english).toMatch(/^Pages 1–2: something transparent/);
  });

  it.each<[string, FixtureName]>([
    ['it is not transparent', 'solid-over-spot'],
    ['it lies beside', 'see-through-beside-spot'],
    ['what is below is the layer of a craft', 'see-through-over-die'],
  ])('is none when %s', async (_when, name) => {
    expect(await found(name)).toEqual([]);
  });
});
