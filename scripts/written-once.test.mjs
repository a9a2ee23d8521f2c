// What the business decided is written in one place: its value is found in no other source file.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const constants = 'packages/contract/src/constants.ts';

/** What, how its value looks in a source, and the one file that may say it. */
const decisions = [
  ['page sizes', /\[\s*10,\s*20,\s*50,\s*100,\s*200\s*\]/, constants],
  ['production cut-off', /['"`]16:30['"`]/, constants],
  ['VAT on goods', /\b(?:vat|VAT)\w*\b\s*[:=]\s*['"]?(?:13\b|1_?300\b|0\.13)/, constants],
  ['VIP levels', /\[\s*6,\s*8\s*\]/, constants],
  ['levels with the sample discount', /levels?\w*\s*[:=]\s*\[\s*1,\s*2,\s*3\s*\]/i, constants],
  ['sample discount', /(?:sample|SAMPLE)\w*\s*[:=].*(?:0\.9\b|9_?000\b)/, constants],
  ['paying at once', /payNow\s*:.*\btrue\b|PAY_NOW\W.*\btrue\b/, constants],
  [
    'parent of a product',
    /\bid\)?\S* \/ 100\)|product\[1\]\) \/ 100/,
    'packages/pricing/src/catalogue/define.ts',
  ],
];

/** Code that runs: no tests, no examples, no migrations, which tell what was. */
const sources = globSync('{packages,apps}/*/{src,exports}/**/*.{ts,tsx}').filter(
  (file) =>
    !/\.(test|stories|samples|testkit)\.|\/(stories|migrations|dist|node_modules)\//.test(file),
);

for (const [what, looks, only] of decisions) {
  test(`${what}: written in ${only} alone`, () => {
    const found = sources.filter((file) => looks.test(readFileSync(file, 'utf8')));
    assert.deepEqual(found, [only]);
  });
}
