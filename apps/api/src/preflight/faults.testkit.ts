/** The PDFs with one fault or feature each, checked one after another. The folder is not part of the repository. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Checked, PreflightPool } from './pool.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Where the files lie. */
export const folder = resolve(
  process.env.BANXIN_PDF_FAULTS ?? join(root, '../shared/data/pdf-faults'),
);

const list = join(folder, 'faults.json');

/** Their names; none where the folder is missing. */
export const names: readonly string[] = existsSync(list)
  ? (JSON.parse(readFileSync(list, 'utf8')) as { file: string }[]).map(({ file }) => file)
  : [];

/** A check in one line: the verdict, then the findings, most serious first. */
export function lineOf({ report }: Checked): string {
  const findings = report.findings.map(
    ({ code, page }) => `${code}${page === undefined ? '' : ` p${page}`}`,
  );
  return [report.status, ...findings].join(', ');
}

/** Checks every file with previews, in one process as the server does. */
export async function checkAll(each: (file: string, checked: Checked) => void): Promise<void> {
  const writable = mkdtempSync(join(tmpdir(), 'banxin-faults-'));
  const pool = new PreflightPool({ writable });
  try {
    for (const file of names) {
      each(file, await pool.inspect(join(folder, file), join(writable, file)));
    }
  } finally {
    await pool.close();
    rmSync(writable, { recursive: true, force: true });
  }
}
