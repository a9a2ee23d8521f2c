import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type FixtureName, writeFixture } from './fixtures.ts';
import { inkFindings } from './ink-findings.ts';
import { PreflightPool } from './pool.ts';
import type { Finding, PageReport } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'banxin-ink-'));
const pool = new PreflightPool({ writable: folder });
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

async function judged(name: FixtureName, paper: 'coated' | 'uncoated'): Promise<Finding[]> {
  const path = writeFixture(name, join(folder, `${name}.pdf`));
  const { pages } = (await pool.inspect(path, null)).report;
  return inkFindings(pages, paper === 'coated', true);
}

const lines = (findings: readonly Finding[]): string =>
  findings.map(({ severity, code, value }) => `${severity} ${code} ${value}`).join();

describe('total ink', () => {
  it.each<[string, FixtureName, 'coated' | 'uncoated', string]>([
    ['far too much on 6 % of the page', 'ink-heavy-area', 'coated', 'error TOTAL_INK 400'],
    ['far too much on a dot', 'ink-heavy-dot', 'coated', 'warning TOTAL_INK 400'],
    ['far too much on a thin frame', 'ink-heavy-frame', 'coated', 'warning TOTAL_INK 400'],
    ['far too much along a broad line', 'ink-heavy-line', 'coated', 'error TOTAL_INK 400'],
    [
      'far too much in text, whose area is not known',
      'ink-heavy-text',
      'coated',
      'warning TOTAL_INK 400',
    ],
    [
      'registration colour, which is on every plate',
      'registration-area',
      'coated',
      'error TOTAL_INK 400',
    ],
    ['what coated paper takes', 'ink-320', 'coated', 'ok TOTAL_INK_OK 320'],
    ['what uncoated paper does not take', 'ink-320', 'uncoated', 'warning TOTAL_INK 320'],
    ['40 more than uncoated paper takes', 'ink-heavy-area', 'uncoated', 'error TOTAL_INK 400'],
    ['half of it, as it is transparent', 'ink-half-transparent', 'uncoated', 'ok TOTAL_INK_OK 200'],
    ['a layer of a craft, which is no ink', 'ink-of-a-die', 'uncoated', 'ok TOTAL_INK_OK 300'],
    ['a colour bar outside the cut', 'ink-outside-the-cut', 'uncoated', 'ok TOTAL_INK_OK 100'],
  ])('%s: %s on %s paper', async (_what, name, paper, expected) => {
    expect(lines(await judged(name, paper))).toBe(expected);
  });

  it('is told with its place, its limit and a way to mend it', async () => {
    const [finding] = await judged('ink-heavy-area', 'uncoated');
    expect(finding).toMatchObject({ page: 1, expected: 300 });
    expect(finding?.box?.x).toBeCloseTo(20, 1);
    expect(finding?.box?.width).toBeCloseTo(30, 1);
    expect(finding?.message).toBe(
      '第 1–2 页的总墨量最大 400 %，没有涂层的纸最多 300 %，墨干不了，会粘页、透背。请减少青、品红、黄，例如黑底改成 C40 M30 Y30 K100（200 %），重新导出后上传',
    );
    expect(finding?.english).toMatch(
      /^Pages 1–2: up to 400 % of ink in total, uncoated paper takes 300 %;/,
    );
  });

  it('says that pictures and gradients were not measured, where there are some', async () => {
    for (const name of ['ink-gradient', 'low-resolution'] as const) {
      const [finding] = await judged(name, 'coated');
      expect(finding?.message).toContain('图片、渐变和 RGB 颜色没有量');
      expect(finding?.english).toContain('Pictures, gradients and RGB colour were not measured');
    }
    expect((await judged('ink-320', 'coated'))[0]?.message).not.toContain('没有量');
  });

  it('of a page without a plain colour is never said to be fine', async () => {
    expect(await judged('ink-nothing-plain', 'coated')).toEqual([]);
  });

  it('of a file that was not read as a whole, or before it was measured, is never said to be fine', () => {
    const ink = { most: 100, box: null, shares: [], isPartial: false };
    const page = { ink } as unknown as PageReport;
    expect(lines(inkFindings([page], true, true))).toBe('ok TOTAL_INK_OK 100');
    expect(inkFindings([page], true, false)).toEqual([]);
    expect(inkFindings([page, {} as PageReport], true, true)).toEqual([]);
    const heavy = { ink: { ...ink, most: 400 } } as unknown as PageReport;
    expect(lines(inkFindings([heavy], true, false))).toBe('warning TOTAL_INK 400');
  });
});
