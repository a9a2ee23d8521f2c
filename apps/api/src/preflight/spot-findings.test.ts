import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsPerson } from '@banxin/contract/lifecycles/file';
import { afterAll, describe, expect, it } from 'vitest';
import { type FixtureName, writeFixture } from './fixtures.ts';
import { PreflightPool } from './pool.ts';
import type { PreflightReport } from './report.ts';
import { type OrderedInks, spotFindings } from './spot-findings.ts';

const folder = mkdtempSync(join(tmpdir(), 'banxin-spots-'));
const pool = new PreflightPool({ writable: folder });
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

const inspected = async (name: FixtureName): Promise<PreflightReport> =>
  (await pool.inspect(writeFixture(name, join(folder, `${name}.pdf`)), null)).report;

const NOTHING: OrderedInks = { spots: { ordered: 0, most: 2 }, crafts: [] };

describe('a spot ink', () => {
  it.each<[string, FixtureName, OrderedInks['spots'], string]>([
    ['that nobody ordered', 'spot-colour', { ordered: 0, most: 2 }, 'error SPOT_NOT_ORDERED'],
    ['that was ordered', 'spot-colour', { ordered: 1, most: 2 }, 'ok SPOT_ORDERED'],
    [
      'that the product cannot have',
      'spot-colour',
      { ordered: 0, most: 0 },
      'error SPOT_NOT_ORDERED',
    ],
    ['more than were ordered', 'three-spots', { ordered: 2, most: 2 }, 'error SPOT_NOT_ORDERED'],
    ['used with none of it', 'spot-tint-0', { ordered: 0, most: 2 }, ''],
    ['in a picture', 'spot-picture', { ordered: 0, most: 2 }, 'error SPOT_NOT_ORDERED'],
  ])('%s: %s with %j is %s', async (_what, name, spots, expected) => {
    const findings = spotFindings((await inspected(name)).pages, { ...NOTHING, spots });
    expect(findings.map(({ severity, code }) => `${severity} ${code}`).join()).toBe(expected);
    expect(findings.some(needsPerson)).toBe(expected.startsWith('error'));
  });

  it('says on which page and where, how many were counted and ordered, and what helps', async () => {
    const { pages } = await inspected('spot-colour');
    const [finding] = spotFindings(pages, NOTHING);
    expect(finding).toMatchObject({
      page: 1,
      value: 1,
      expected: 0,
      message:
        '第 1–2 页使用 1 个专色“PANTONE 185 C”，印色里没有选专色。要印专色，请在印色里选 1 个专色；不印专色，请改成 CMYK，重新导出后上传',
      english:
        'Pages 1–2: “PANTONE 185 C”, 1 spot ink, but none was ordered. Choose 1 spot ink in the specification, or change them to CMYK and upload the file again',
    });
    expect(finding?.box).toMatchObject({ x: 0, width: 91.722, height: 55.739 });
  });

  it('is not offered where the product has none of it', async () => {
    const { pages } = await inspected('spot-colour');
    const [finding] = spotFindings(pages, { ...NOTHING, spots: { ordered: 0, most: 0 } });
    expect(finding?.message).toContain('该产品不印专色。请把专色改成 CMYK');
    expect(finding?.english).toContain('Change them to CMYK');
  });

  it('is one too many when the product takes two', async () => {
    const { pages } = await inspected('three-spots');
    const [finding] = spotFindings(pages, { ...NOTHING, spots: { ordered: 2, most: 2 } });
    expect(finding).toMatchObject({ value: 3, expected: 2 });
    expect(finding?.message).toContain('该产品最多印 2 个专色');
    expect(finding?.english).toContain('but only 2 were ordered');
  });
});

describe('a layer of a craft', () => {
  it.each<[string[], string[]]>([
    [['dieCut', 'foil'], []],
    [['labelDie', 'foil'], []],
    [['dieCut'], ['HotStamp Gold']],
    [['uv'], ['HotStamp Gold', '刀线']],
  ])('with %j ordered, %j is told to be left out', async (crafts, left) => {
    const findings = spotFindings((await inspected('craft-layers')).pages, { ...NOTHING, crafts });
    expect(findings.map(({ value }) => value)).toEqual(left);
    for (const { code, severity, page, box } of findings) {
      expect([code, severity, page]).toEqual(['CRAFT_NOT_ORDERED', 'warning', 1]);
      expect(box?.width).toBeGreaterThan(20);
    }
  });
});
