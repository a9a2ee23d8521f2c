/** Prints what the file check says of each PDF with a fault: `npm run faults -w @banxin/api`. */
import { checkAll, folder, lineOf, names } from '../src/preflight/faults.testkit.ts';

if (names.length === 0) process.stdout.write(`no files in ${folder} (set BANXIN_PDF_FAULTS)\n`);
const widest = Math.max(0, ...names.map((name) => name.length));
await checkAll((file, checked) => {
  process.stdout.write(`${file.padEnd(widest)}  ${lineOf(checked)}\n`);
});
