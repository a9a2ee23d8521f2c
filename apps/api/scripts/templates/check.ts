/** What our own file check says of a template, for the product as it is usually ordered. */
import { fileURLToPath } from 'node:url';
import type { Finding } from '@banxin/contract/entities/file';
import type { TemplateRow } from '../../src/db/seed/templateRows.ts';
import { contractFinding } from '../../src/modules/file/files.ts';
import { jobFindings } from '../../src/modules/file/jobFindings.ts';
import type { PreflightPool } from '../../src/preflight/pool.ts';
import { configurationOf } from './draw.ts';

export const templateFolder = fileURLToPath(new URL('../../templates/', import.meta.url));

export async function checkTemplate(
  pool: PreflightPool,
  row: TemplateRow,
  file: string,
  previews: string,
): Promise<Finding[]> {
  const { report } = await pool.inspect(file, previews);
  return [...report.findings.map(contractFinding), ...jobFindings(report, configurationOf(row))];
}
