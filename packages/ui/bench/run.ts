// Prints bytes, ratios and leaks of the reference screen; ends with 1 when a target is missed.
// node --conditions=@banxin/source bench/run.ts [rounds]
import { openBrowser } from '../../../scripts/library/browser.ts';
import { type Built, buildScreen } from './build.ts';
import { findLeaks } from './leaks.ts';
import { serve } from './serve.ts';
import { type Compared, compareSpeed, type Step } from './speed.ts';
import type { Spread } from './statistics.ts';
import { BYTES, HEAP_PER_OPENING, OPENINGS, RATIOS } from './targets.ts';

const rounds = Number(process.argv[2] ?? 9);
let missed = 0;

/** One line with its verdict. */
function line(what: string, value: string, holds: boolean, target: string): void {
  if (!holds) missed += 1;
  console.log(`${holds ? ' ok ' : 'MISS'}  ${what.padEnd(34)} ${value.padEnd(44)} ${target}`);
}
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const total = ({ js, css }: Built['first']): number => js + css;
/** Where the time goes, this package's screen first. */
const partsOf = ({ reference: own, plain: twin }: Compared['parts']): string =>
  (['script', 'style', 'layout', 'rest'] as const)
    .map((part) => `${part} ${own[part].toFixed(0)} : ${twin[part].toFixed(0)}`)
    .join(', ');
const times = ({ median, low, high }: Spread): string =>
  `${median.toFixed(0)} (${low.toFixed(0)}–${high.toFixed(0)})`;

const reference = await buildScreen('reference', true);
const plain = await buildScreen('plain', true);

console.log('Bytes: JS + CSS after gzip -9, file by file, React included');
line(
  'first load',
  kilobytes(total(reference.first)),
  total(reference.first) <= BYTES.first,
  `≤ ${kilobytes(BYTES.first)}`,
);
line(
  'all that can be loaded',
  kilobytes(total(reference.all)),
  total(reference.all) <= BYTES.all,
  `≤ ${kilobytes(BYTES.all)}`,
);
console.log(
  `      plain twin: first load ${kilobytes(total(plain.first))}, all ${kilobytes(total(plain.all))}`,
);
for (const { name, bytes, isFirst } of reference.files) {
  console.log(`      ${isFirst ? 'first ' : 'later '} ${kilobytes(bytes).padStart(9)}  ${name}`);
}

const words: Record<Step, string> = {
  mount1000: 'mounting 20 → 1,000 rows',
  mount200: 'mounting 20 → 200 rows',
  sort: 'sorting 1,000 rows',
  first: 'first opening, prefetched dialog',
  second: 'second opening',
};

const served = { reference: await serve(reference.folder), plain: await serve(plain.folder) };
const finder: { requireChromium: () => Promise<string> } = await import(
  new URL('../../../scripts/chromium.mjs', import.meta.url).href
);
process.env.CHROMIUM_PATH ??= await finder.requireChromium();
const browser = await openBrowser();
try {
  console.log(
    `\nSpeed: processor time of the main thread in ms at 4 × throttle, from the act to the idle moment after its\n` +
      `second frame; ${rounds} rounds in turns after 3 warm-ups; median (quarter below – quarter above);\n` +
      'the ratio is the median of neighbouring rounds; rest is painting, layers and garbage',
  );
  const urls = { reference: served.reference.url, plain: served.plain.url };
  const { steps, heap } = await compareSpeed(browser, urls, rounds);
  for (const step of Object.keys(words) as Step[]) {
    const { reference: own, plain: twin, ratio, parts, waited } = steps[step];
    line(
      words[step],
      `${ratio.median.toFixed(2)} ×  (${times(own)} : ${times(twin)})`,
      ratio.median <= RATIOS[step],
      `≤ ${RATIOS[step]} ×`,
    );
    console.log(
      `      ${partsOf(parts)}; waited ${waited.reference.toFixed(0)} : ${waited.plain.toFixed(0)}`,
    );
  }
  line(
    'heap at 1,000 rows',
    `${heap.ratio.toFixed(2)} ×  (${kilobytes(heap.reference)} : ${kilobytes(heap.plain)})`,
    heap.ratio <= RATIOS.heap,
    `≤ ${RATIOS.heap} ×`,
  );

  console.log(
    `\nUnder the shop's content policy with Trusted Types, ${OPENINGS} openings and closings of dialogs`,
  );
  const leaks = await findLeaks(browser, urls.reference, OPENINGS);
  line(
    'violations, errors, warnings',
    String(leaks.complaints.length),
    leaks.complaints.length === 0,
    '0',
  );
  for (const complaint of leaks.complaints) console.log(`      ${complaint}`);
  line('DOM nodes left behind', String(leaks.nodes), leaks.nodes <= 0, '0');
  line('listeners left behind', String(leaks.listeners), leaks.listeners <= 0, '0');
  line(
    'heap per opening',
    `${leaks.heapPerOpening.toFixed(0)} B`,
    leaks.heapPerOpening <= HEAP_PER_OPENING,
    `≤ ${HEAP_PER_OPENING} B`,
  );
} finally {
  await browser.close();
  await served.reference.close();
  await served.plain.close();
}
console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} targets are missed.`);
process.exitCode = missed === 0 ? 0 : 1;
