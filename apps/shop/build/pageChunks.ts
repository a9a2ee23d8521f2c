/**
 * Which modules share a script. It is told from a build where each module stands with those that are needed wherever it
 * is: small scripts of that build are joined where pages load less by it than the requests weigh that it saves.
 */
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Chunks = ReadonlyMap<string, Chunk>;

/** What a request weighs beside its content: on a slow phone about this comes in the time that it takes. @unit bytes */
const REQUEST = 1_900;

/** A start needs this later, or never: so much of what it weighs counts. */
const LATER = 0.1;

/** Modules that share a script. */
interface Group {
  readonly modules: readonly string[];
  /** Pages and parts of the frame that load it, each with what of it counts: 1 where it is needed at once. */
  readonly starts: Map<string, number>;
  /** Packed. @unit bytes */
  readonly size: number;
  readonly chunks: ReadonlySet<string>;
  /** Chunks that it imports. */
  readonly imports: ReadonlySet<string>;
}

/** Two groups, and what is saved by joining them when nothing else comes along. */
interface Pair {
  readonly one: Group;
  readonly other: Group;
  readonly gain: number;
}

const union = <T>(one: Iterable<T>, other: Iterable<T>): Set<T> => new Set([...one, ...other]);

const meets = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean =>
  [...one].some((each) => other.has(each));

function addStarts(to: Group['starts'], starts: Group['starts']): void {
  for (const [start, share] of starts) to.set(start, Math.max(share, to.get(start) ?? 0));
}

function joined(one: Group, other: Group): Group {
  const starts = new Map(one.starts);
  addStarts(starts, other.starts);
  return {
    modules: [...one.modules, ...other.modules],
    starts,
    size: one.size + other.size,
    chunks: union(one.chunks, other.chunks),
    imports: union(one.imports, other.imports),
  };
}

/** All sheets of a page come in one answer. */
const weightOf = ({ starts, size }: Group): number =>
  [...starts.values()].reduce((sum, share) => sum + share, 0) * (size + REQUEST);

function pairOf(one: Group, other: Group): Pair {
  return { one, other, gain: weightOf(one) + weightOf(other) - weightOf(joined(one, other)) };
}

/** Groups that a group imports, to the end. */
function importedBy(group: Group, groups: ReadonlySet<Group>): Set<Group> {
  const next = ({ imports }: Group): Group[] =>
    [...groups].filter(({ chunks }) => meets(chunks, imports));
  const found = new Set(next(group));
  for (const one of found) for (const other of next(one)) found.add(other);
  found.delete(group);
  return found;
}

/** Joins two and two, those first that gain most. */
function joinSmall(groups: Set<Group>, mostInVain: (start: string) => number): void {
  /** What each start loads in vain by now. @unit bytes */
  let wasted: ReadonlyMap<string, number> = new Map();

  /** The same after joining two, which bring along what they import; null where that is too much or leads in a circle. */
  const wastedBy = ({ one, other, gain }: Pair): typeof wasted | null => {
    const both = new Set([one, other]);
    const along = union(importedBy(one, groups), importedBy(other, groups));
    along.delete(one);
    along.delete(other);
    const { starts } = joined(one, other);
    const after = new Map(wasted);
    let left = gain;
    for (const group of [...both, ...along]) {
      for (const [start, share] of starts) {
        const more = (share - (group.starts.get(start) ?? 0)) * group.size;
        if (more <= 0) continue;
        const sum = (after.get(start) ?? 0) + more;
        after.set(start, sum);
        if (along.has(group)) left -= more;
        if (sum > mostInVain(start) || left <= 0) return null;
      }
    }
    const isCircle = [...along].some((group) => meets(importedBy(group, groups), both));
    return isCircle ? null : after;
  };

  const all = [...groups];
  let pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => pairOf(one, other)));
  for (;;) {
    pairs = pairs.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain);
    let after: typeof wasted | null = null;
    const best = pairs.find((pair) => {
      after = wastedBy(pair);
      return after !== null;
    });
    if (best === undefined) return;
    wasted = after ?? wasted;
    const { one, other } = best;
    const both = joined(one, other);
    for (const group of union(importedBy(one, groups), importedBy(other, groups))) {
      addStarts(group.starts, both.starts);
    }
    groups.delete(one);
    groups.delete(other);
    pairs = pairs.filter((pair) => groups.has(pair.one) && groups.has(pair.other));
    for (const group of groups) pairs.push(pairOf(both, group));
    groups.add(both);
  }
}

/** Chunks and those that they lead to, to the end. */
function reached(
  from: Iterable<string>,
  chunks: Chunks,
  next: (chunk: Chunk) => readonly string[],
): Set<string> {
  const found = new Set(from);
  for (const name of found) {
    const chunk = chunks.get(name);
    if (chunk !== undefined) for (const to of next(chunk)) found.add(to);
  }
  return found;
}

/** By chunk: the starts that need it, at once or later. */
function startsByChunk(
  chunks: Chunks,
  isFirst: (module: string) => boolean,
  sentForBy: (module: string) => readonly string[],
  isWeighed: (module: string) => boolean,
) {
  const atOnce = ({ imports }: Chunk): string[] => imports;
  const begun = new Map(
    [...chunks.values()].map(({ facadeModuleId, fileName }) => [facadeModuleId, fileName]),
  );
  /** Also what a page sends for by itself: it answers nobody without. */
  const beforeItAnswers = (chunk: Chunk): string[] => [
    ...chunk.imports,
    ...chunk.moduleIds.flatMap(sentForBy).flatMap((part) => begun.get(part) ?? []),
  ];
  const begins = [...chunks.values()].filter(({ moduleIds }) => moduleIds.some(isFirst));
  const first = reached(
    begins.map(({ fileName }) => fileName),
    chunks,
    atOnce,
  );
  /** Pages, and later parts of the frame around them. */
  const starts = new Set([...first].flatMap((name) => chunks.get(name)?.dynamicImports ?? []));
  const everLater = ({ imports, dynamicImports }: Chunk): string[] => [
    ...imports,
    ...dynamicImports.filter((name) => !starts.has(name)),
  ];
  const found = new Map<string, Map<string, number>>();
  for (const start of starts) {
    if (!isWeighed(chunks.get(start)?.facadeModuleId ?? '')) continue;
    const here = reached([start], chunks, beforeItAnswers);
    for (const name of reached(here, chunks, everLater)) {
      if (first.has(name)) continue;
      const of = found.get(name) ?? new Map<string, number>();
      found.set(name, of.set(start, here.has(name) ? 1 : LATER));
    }
  }
  return found;
}

/**
 * @param built without groups but those of what every visit loads first
 * @param isFirst whether a module is where a visit begins
 * @param sentForBy modules of the parts that a module sends for as soon as it runs
 * @param isWeighed whether a page or part, by its module, has a say: what is not for customers changes nothing for them
 * @param mostInVain what a page or part, by its module, may load in vain before the joined scripts pack better for it, in bytes
 * @returns name of the group of each module that more than one page or part needs
 */
export function pageChunks(
  { output }: Rolldown.RolldownOutput,
  isFirst: (module: string) => boolean,
  sentForBy: (module: string) => readonly string[],
  isWeighed: (module: string) => boolean,
  mostInVain: (module: string) => number,
): ReadonlyMap<string, string> {
  const chunks: Chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const sheets = new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source]] : [])),
  );
  const groups = new Map<string, Group>();
  for (const [name, starts] of startsByChunk(chunks, isFirst, sentForBy, isWeighed)) {
    const chunk = chunks.get(name);
    // What begins something has a script of its own.
    if (chunk === undefined || chunk.isDynamicEntry) continue;
    const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
    const own: Group = {
      modules: chunk.moduleIds,
      starts,
      size: [chunk.code, ...styles.map((sheet) => sheets.get(sheet) ?? '')].reduce(
        (sum, text) => sum + gzipSync(text).length,
        0,
      ),
      chunks: new Set([name]),
      imports: new Set(chunk.imports),
    };
    const key = [...starts].join(' ');
    const same = groups.get(key);
    groups.set(key, same === undefined ? own : joined(same, own));
  }
  const shared = new Set(groups.values());
  joinSmall(shared, (start) => mostInVain(chunks.get(start)?.facadeModuleId ?? ''));
  return new Map(
    [...shared].flatMap(({ modules }, at) => modules.map((id) => [id, `shared${at}`])),
  );
}
