// `node build/findTaste.ts [minutes]`: tries other tastes for the order of rules and keeps what packs better.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Taste, taste } from './arrangeRules.ts';
import { countNames } from './countedNames.ts';
import { fold } from './foldSheet.ts';
import { home } from './publicFiles.ts';
import { emittedStyles } from './styleReport.ts';

const { folding } = await emittedStyles();
const { print } = fold(folding.before, folding.use);

const weigh = (by: Taste): number => {
  const sheet = print(by);
  return gzipSync(countNames([sheet])(sheet), { level: 9 }).length;
};

/** Every property of the sheet as often as the root of how often it stands there. */
const counts = new Map<string, number>();
for (const [, name = ''] of folding.before.matchAll(/[{;](-?[a-z][\w-]*):/g)) {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
const bag = [...counts].flatMap(([name, count]) =>
  new Array<string>(Math.ceil(Math.sqrt(count))).fill(name),
);

// A fixed start: the same sheet leads to the same list.
let state = 7;
const chance = (): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return state / 0x7fffffff;
};
const anyOf = (names: readonly string[]): string =>
  names[Math.floor(chance() * names.length)] ?? '';

function changed({ weights, properties }: Taste): Taste {
  if (chance() < 0.2) {
    const other = Object.entries(weights).map(([name, weight]) => [
      name,
      chance() < 0.3 ? Math.round(chance() * (name === 'size' ? 8 : 40)) / 10 : weight,
    ]);
    return { properties, weights: Object.fromEntries(other) };
  }
  const moved = anyOf(bag);
  const rest = properties.filter((name) => name !== moved);
  rest.splice(Math.max(0, rest.indexOf(anyOf(bag))) + (chance() < 0.5 ? 1 : 0), 0, moved);
  return { weights, properties: rest };
}

const known = taste.properties.filter((name) => counts.has(name));
const missing = [...counts.keys()].filter((name) => !known.includes(name));
let best: Taste = { ...taste, properties: [...known, ...missing] };
let least = weigh(best);
const start = least;
const end = Date.now() + Number(process.argv[2] ?? 5) * 60_000;
while (Date.now() < end) {
  const tried = changed(best);
  const bytes = weigh(tried);
  if (bytes <= least) [best, least] = [tried, bytes];
}
writeFileSync(`${home}/build/ruleTaste.json`, `${JSON.stringify(best, null, 2)}\n`);
console.log(`${start} bytes before, ${least} now`);
