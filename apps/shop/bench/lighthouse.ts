/** Lighthouse's mobile preset, in a Chromium of its own for every visit; nothing leaves the machine. */
import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Address } from './addresses.ts';
import { type Line, median, print, title } from './table.ts';

interface Marks {
  readonly values: Readonly<Record<string, number>>;
  /** Checks other than of speed that did not pass. */
  readonly faults: readonly string[];
}

/** A trace now and then lacks its beginning; Lighthouse itself asks to be run again. */
const TRIES = 3;

/** What it says, by the names below; null when it could not record the visit. */
async function visit(
  url: string,
  { port }: LaunchedChrome,
  blockedUrlPatterns: string[],
): Promise<Marks | null> {
  const result = await lighthouse(url, {
    port,
    blockedUrlPatterns,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (result === undefined) throw new Error(`${url}: Lighthouse said nothing`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) {
    console.log(`  ${url}: ${runtimeError.code}, once more`);
    return null;
  }
  const score = (id: string): number => (categories[id]?.score ?? Number.NaN) * 100;
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const values = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'largest paint': value('largest-contentful-paint') / 1_000,
    'layout shift': value('cumulative-layout-shift'),
    'blocking time': value('total-blocking-time'),
  };
  const faults = ['accessibility', 'best-practices', 'seo'].flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
      .map((ref) => ref.id),
  );
  return { values, faults };
}

/**
 * A visit in a Chromium of its own.
 * @param blocked patterns of what is not loaded
 * @returns null when nothing could be recorded in several tries: a page that is all code shows nothing without it
 */
async function marksOf(
  url: string,
  chromePath: string,
  blocked: string[] = [],
): Promise<Marks | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const chromium = await launch({
      chromePath,
      logLevel: 'error',
      chromeFlags: [
        '--headless=new',
        // Chromium refuses its sandbox to root, which containers run as.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    });
    try {
      const marks = await visit(url, chromium, blocked);
      if (marks !== null) return marks;
    } finally {
      chromium.kill();
    }
  }
  return null;
}

const aims: Readonly<Record<string, Pick<Line, 'unit' | 'aim' | 'digits'>>> = {
  performance: { unit: '', aim: { least: 95 } },
  accessibility: { unit: '', aim: { least: 100 } },
  'best practices': { unit: '', aim: { least: 100 } },
  SEO: { unit: '', aim: { least: 100 } },
  'largest paint': { unit: 's', digits: 2, aim: { most: 1.6 } },
  'layout shift': { unit: '', digits: 3, aim: { most: 0.02 } },
  'blocking time': { unit: 'ms', aim: { most: 120 } },
};

export async function compareLighthouse(
  chromePath: string,
  origin: string,
  addresses: readonly Address[],
  rounds: number,
): Promise<void> {
  title(`Lighthouse, mobile preset, median of ${rounds}; beside it one visit without code`);
  for (const { path } of addresses) {
    const taken: Marks[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const marks = await marksOf(origin + path, chromePath);
      if (marks === null) throw new Error(`${path}: nothing was recorded in ${TRIES} visits`);
      taken.push(marks);
    }
    for (const [name, aim] of Object.entries(aims)) {
      const values = taken.map((marks) => marks.values[name] ?? Number.NaN);
      const note =
        rounds === 1 ? '' : values.map((each) => each.toFixed(aim.digits ?? 0)).join(' ');
      print({ what: `${path}  ${name}`, value: median(values), note, ...aim });
    }
    const plain = await marksOf(origin + path, chromePath, ['*.js']);
    for (const name of ['performance', 'largest paint', 'blocking time']) {
      const value = plain?.values[name] ?? Number.NaN;
      print({ unit: '', ...aims[name], what: `${path}  ${name}, no code`, value, aim: null });
    }
    const faults = new Set(taken.flatMap((marks) => marks.faults));
    if (faults.size > 0) console.log(`  ${path}  did not pass: ${[...faults].join(', ')}`);
  }
}
