/** Before all journeys a database is created and seeded once; every shop of the run starts from a copy. */
import { rm } from 'node:fs/promises';
import { SEEDED, ShopServer } from './server.ts';

/** @returns what removes it again */
export default async function seed(): Promise<() => Promise<void>> {
  const shop = await ShopServer.create();
  const folder = await shop.stop();
  process.env[SEEDED] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
