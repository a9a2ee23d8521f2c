/** Before all journeys a database is created and seeded once; every shop of the run starts from a copy. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEEDED, ShopServer } from './server.ts';

/** @returns what removes it again */
export default async function seed(): Promise<() => Promise<void>> {
  // What the first server has compiled, those of the run find: a quarter of what each of them costs to start.
  const compiled = await mkdtemp(join(tmpdir(), 'banxin-e2e-compiled-'));
  process.env.NODE_COMPILE_CACHE = compiled;
  const shop = await ShopServer.create();
  const seeded = await shop.stop();
  process.env[SEEDED] = seeded;
  return async () => {
    for (const folder of [seeded, compiled]) await rm(folder, { recursive: true, force: true });
  };
}
