/** Looks at the statements that work sends to the database: counts them, fails one of them, or asks how they are answered. */
import type { CompiledQuery, KyselyPlugin } from 'kysely';
import { type Db, setRetry } from '../src/db/transaction.ts';
import type { TestServer } from './harness.ts';

/**
 * Runs `work` and tells of each statement of the server when the database has done it.
 * @param onDone may throw: then the server hears that it failed
 */
async function watching<T>(
  { services, db }: TestServer,
  onDone: () => void,
  work: () => Promise<T>,
): Promise<T> {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      onDone();
      return result;
    },
  };
  const watched = services as { db: typeof db };
  watched.db = db.withPlugin(plugin);
  // What the database asks to repeat is repeated here too.
  setRetry(watched.db, { attempts: 8, pauseMs: 0, fraction: () => 0 });
  try {
    return await work();
  } finally {
    watched.db = db;
  }
}

/** How many statements the server sends while `work` runs. */
export async function statementsOf(
  server: TestServer,
  work: () => Promise<unknown>,
): Promise<number> {
  let count = 0;
  await watching(
    server,
    () => {
      count += 1;
    },
    work,
  );
  return count;
}

/**
 * Runs `work` while its statement number `at`, from 1, fails: the database has done it, the server does not learn it.
 * `isReached` is false when there were fewer; `ended` is what `work` came to.
 */
export async function failingAt<T>(
  server: TestServer,
  at: number,
  error: Error,
  work: () => Promise<T>,
): Promise<{ readonly isReached: boolean; readonly ended: PromiseSettledResult<T> }> {
  let count = 0;
  const fail = () => {
    count += 1;
    if (count === at) throw error;
  };
  const [ended] = await Promise.allSettled([watching(server, fail, work)]);
  return { isReached: count >= at, ended };
}

/** Which way the database goes for each query that `work` sends outside a transaction, without costs. */
export async function plansOf(db: Db, work: () => Promise<unknown>): Promise<string[]> {
  const sent: CompiledQuery[] = [];
  const executor = db.getExecutor();
  const { executeQuery } = executor;
  executor.executeQuery = (query, ...more) => {
    sent.push(query);
    return executeQuery.call(executor, query, ...more) as never;
  };
  try {
    await work();
  } finally {
    executor.executeQuery = executeQuery;
  }
  const plans: string[] = [];
  for (const query of sent) {
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({
      ...query,
      sql: `explain (costs off) ${query.sql}`,
    });
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}
