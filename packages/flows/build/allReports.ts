// Every generated file of the package that is committed, and the generated parts of its README.
import { readFileSync } from 'node:fs';
import { exportsReport } from '../../../scripts/library/publicNames.ts';
import type { Reports } from '../../../scripts/library/reports.ts';
import { machineTable } from './machines.ts';
import { home, library } from './publicFiles.ts';

/** The README with the example that the package guard runs and the machines as they are. Throws when it has no place for one. */
function readme(): string {
  const example = readFileSync(`${home}/test/consumer/SmsCode.tsx`, 'utf8');
  const table = machineTable((flow) => `\`${flow}\``);
  const parts: readonly (readonly [RegExp, string])[] = [
    [/(?<=```tsx\n)[\s\S]*?(?=```)/, example],
    [/(?<=<!-- machines -->\n)[\s\S]*?(?=\n<!-- \/machines -->)/, table],
  ];
  return parts.reduce(
    (text, [place, content]) => {
      if (!place.test(text)) throw new Error(`README.md has no ${place}`);
      return text.replace(place, () => content);
    },
    readFileSync(`${home}/README.md`, 'utf8'),
  );
}

export const allReports: Reports = {
  'reports/exports.md': () => exportsReport(library),
  'README.md': readme,
};
