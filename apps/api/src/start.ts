/** Starts the whole server: database, migrations, demo data, services, application, HTTP server, jobs. */

import type { Config } from './config.ts';
import type { Database } from './db/connection.ts';
import { seedContent } from './db/seed/content.ts';
import { seed } from './db/seed/seed.ts';
import { createApp } from './http/app.ts';
import type { Readiness } from './http/health.ts';
import { closeServer, createHttpServer, listen } from './http/httpServer.ts';
import { serveDocs } from './http/pages/docs.ts';
import { serveLocalOauth } from './http/pages/localOauth.ts';
import { serveOutbox } from './http/pages/outbox.ts';
import { serveShopPages } from './http/pages/shopPages.ts';
import { openRenderer } from './http/renderer.ts';
import { serveShop } from './http/static.ts';
import { schedule } from './jobs/schedule.ts';
import type { Log } from './log.ts';
import { openDatabase } from './openDatabase.ts';
import { openOauth } from './openOauth.ts';
import { openSms } from './openSms.ts';
import { instantOf, systemClock } from './ports/clock.ts';
import { createDiskStorage } from './ports/diskStorage.ts';
import { createHasher } from './ports/hasher.ts';
import { systemRandom } from './ports/random.ts';
import type { Storage } from './ports/storage.ts';
import { jobs, mounts, registeredCalls, registrations, seedOrders } from './registry.ts';
import type { Services } from './services.ts';
import { createStaleTags } from './staleTags.ts';

/** The library of the object storage is large: it is loaded only when it is used. */
async function openStorage({ s3, dataDir }: Config): Promise<Storage> {
  if (s3 === null) return createDiskStorage(`${dataDir}/files`);
  const { createS3Storage } = await import('./ports/s3Storage.ts');
  return createS3Storage(s3, `${dataDir}/work`);
}

export interface RunningServer {
  readonly port: number;
  readonly database: Database['kind'];
  /** Demo data was written just now. */
  readonly isSeeded: boolean;
  /** Lets requests in flight finish, closes the database. */
  stop(): Promise<void>;
}

/** Starts the server; throws when a setting, the database or the port refuses. */
export async function start(config: Config, log: Log): Promise<RunningServer> {
  const database = await openDatabase(config, log);
  try {
    const { db } = database;
    const hasher = createHasher();
    const isSeeded =
      config.seedDemo &&
      (await seed(db, {
        hash: (text) => hasher.hash(text),
        orders: seedOrders,
        writtenAt: instantOf(systemClock.now()),
      }));
    if (config.seedDemo) await seedContent(db);
    const sms = openSms(config, db, log);
    const stopHooks: (() => Promise<void>)[] = [];
    const { oauth, local } = openOauth(config);
    const services: Services = {
      config,
      db,
      clock: systemClock,
      random: systemRandom,
      log,
      hasher,
      ports: { sms, oauth, storage: await openStorage(config) },
      stale: createStaleTags(),
      onStop: (end) => void stopHooks.push(end),
    };
    const readiness: Readiness = { isStopping: false };
    const pages = [
      serveDocs(registeredCalls),
      ...(config.isProduction ? [] : [serveOutbox, serveLocalOauth(local)]),
      ...mounts,
      serveShopPages(
        openRenderer(config.shopDir, config.shopRenderer, log, () => systemClock.now()),
        registeredCalls,
      ),
      serveShop(config.shopDir),
    ];
    const server = createHttpServer(createApp(services, registrations, pages, readiness), config);
    const port = await listen(server, config.port, config.host);
    const stopJobs = schedule(services, jobs);
    return {
      port,
      database: database.kind,
      isSeeded,
      stop: async () => {
        readiness.isStopping = true;
        await Promise.all([closeServer(server), stopJobs()]);
        await Promise.all(stopHooks.map((end) => end()));
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
