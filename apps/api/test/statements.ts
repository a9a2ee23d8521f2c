/** Counts the statements that work sends to the database. */
import type { KyselyPlugin } from 'kysely';
import type { TestServer } from './harness.ts';

/** How many statements the server sends while `work` runs. */
export async function statementsOf(
  { services, db }: TestServer,
  work: () => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  };
  const counted = services as { db: typeof db };
  counted.db = db.withPlugin(plugin);
  try {
    await work();
  } finally {
    counted.db = db;
  }
  return count;
}
