/** Every template passes the shop's own file check, and its files are what is drawn today. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkTemplate, templateFolder } from '../scripts/templates/check.ts';
import { drawTemplate } from '../scripts/templates/draw.ts';
import { templateRows } from '../src/db/seed/templateRows.ts';
import { PreflightPool } from '../src/preflight/pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'banxin-templates-'));
const pool = new PreflightPool({ writable: folder });

afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

const stored = (name: string): Buffer => readFileSync(join(templateFolder, name));
const checks = JSON.parse(stored('checks.json').toString());

describe.each(templateRows.map((row) => [row.id, row.name, row] as const))(
  '%i %s',
  (id, _, row) => {
    it('is stored as it is drawn', () => {
      const { pdf, picture } = drawTemplate(row);
      expect(Buffer.compare(stored(`${id}.pdf`), Buffer.from(pdf))).toBe(0);
      expect(stored(`${id}.svg`).toString()).toBe(picture);
    });

    it('passes the file check without an error or a warning, and says what the check says', async () => {
      const findings = await checkTemplate(
        pool,
        row,
        join(templateFolder, `${id}.pdf`),
        join(folder, String(id)),
      );
      expect(findings.filter(({ severity }) => severity !== 'ok')).toEqual([]);
      expect(findings).toEqual(checks[id]);
    });
  },
);
