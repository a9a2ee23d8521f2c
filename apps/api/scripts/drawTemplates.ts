/** Draws the templates: `npm run templates -w @banxin/api` writes each as a PDF and a picture, and what our own file check says. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templateRows } from '../src/db/seed/templateRows.ts';
import { PreflightPool } from '../src/preflight/pool.ts';
import { checkTemplate, templateFolder } from './templates/check.ts';
import { drawTemplate } from './templates/draw.ts';

const work = mkdtempSync(join(tmpdir(), 'banxin-templates-'));
const pool = new PreflightPool({ writable: work });
const checks: Record<number, unknown> = {};
for (const row of templateRows) {
  const { pdf, picture } = drawTemplate(row);
  const file = join(templateFolder, `${row.id}.pdf`);
  writeFileSync(file, pdf);
  writeFileSync(join(templateFolder, `${row.id}.svg`), picture);
  checks[row.id] = await checkTemplate(pool, row, file, join(work, String(row.id)));
}
writeFileSync(join(templateFolder, 'checks.json'), `${JSON.stringify(checks, null, 2)}\n`);
await pool.close();
rmSync(work, { recursive: true, force: true });
