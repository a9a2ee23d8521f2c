// Generated files that are committed: a change of the public face is seen in review.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Path inside the package → what belongs there. */
export type Reports = Readonly<Record<string, () => string | Promise<string>>>;

export async function writeReports(home: string, reports: Reports): Promise<void> {
  for (const [file, write] of Object.entries(reports)) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), await write());
  }
}
