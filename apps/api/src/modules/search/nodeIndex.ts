/** The index that this node answers from: made at the first search, made anew when what it is made of has changed. */
import type { Context } from '../../context.ts';
import { createSearchIndex, type SearchIndex } from './searchIndex.ts';
import { type Hit, helpStamp, readSources } from './sources.ts';

/** So often is asked whether something has changed. @unit ms */
const STAMP_LIFE_MS = 10_000;

interface Held {
  readonly index: SearchIndex<Hit>;
  readonly stamp: string;
  /** @unit ms since 1970 */
  checkedAt: number;
}

interface Node {
  held?: Held;
  /** What is on its way; searches share it. */
  making?: Promise<Held>;
}

/** By the server's configuration: tests run several in one process. */
const nodes = new WeakMap<object, Node>();

type Given = Pick<Context, 'config' | 'db' | 'clock' | 'now' | 'log'>;

async function make({ db, clock, now }: Given, held: Held | undefined): Promise<Held> {
  const stamp = await helpStamp(db, now);
  const checkedAt = clock.now();
  if (held?.stamp === stamp) return { ...held, checkedAt };
  return { index: await createSearchIndex(await readSources(db, now)), stamp, checkedAt };
}

/** Nobody but the first waits: while a new index is made the old one answers. */
export async function searchIndexOf(context: Given): Promise<SearchIndex<Hit>> {
  const node: Node = nodes.get(context.config) ?? {};
  nodes.set(context.config, node);
  const { held } = node;
  const isFresh = held && context.clock.now() - held.checkedAt < STAMP_LIFE_MS;
  if (held && isFresh) return held.index;
  node.making ??= make(context, held)
    .then((made) => {
      node.held = made;
      return made;
    })
    .finally(() => {
      delete node.making;
    });
  if (!held) return (await node.making).index;
  node.making.catch((error: unknown) => context.log.error({ err: error }, 'search index is old'));
  return held.index;
}
