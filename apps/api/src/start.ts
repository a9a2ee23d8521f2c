/** Starts the whole server: database, migrations, demo data, services, application, HTTP server, jobs. */

import type { Config } from './config.ts';
import type { Database } from './db/connection.ts';
import { seedContent } from './db/seed/content.ts';
import { seed } from './db/seed/seed.ts';
import { createShopClock, type ShopClock } from './db/shopClock.ts';
import { createApp } from './http/app.ts';
import type { Readiness } from './http/health.ts';
import { closeServer, createHttpServer, listen } from './http/httpServer.ts';
import { serveDocs } from './http/pages/docs.ts';
import { serveLocalOauth } from './http/pages/localOauth.ts';
import { serveOutbox } from './http/pages/outbox.ts';
import { serveClock } from './http/pages/shopClock.ts';
import { serveShopPages } from './http/pages/shopPages.ts';
import { openRenderer } from './http/renderer.ts';
import { serveShop } from './http/static.ts';
import { repeat } from './jobs/repeat.ts';
import { schedule } from './jobs/schedule.ts';
import type { Log } from './log.ts';
import { serveLocalChannels } from './modules/payment/localPages.ts';
import { openCarrier } from './openCarrier.ts';
import { openDatabase } from './openDatabase.ts';
import { openMail } from './openMail.ts';
import { openOauth } from './openOauth.ts';
import { openPayChannels } from './openPayChannels.ts';
import { openSms } from './openSms.ts';
import { nowOf, systemClock } from './ports/clock.ts';
import { noRegister } from './ports/companyRegister.ts';
import { createDiskStorage } from './ports/diskStorage.ts';
import { createHasher } from './ports/hasher.ts';
import { localRegister } from './ports/localRegister.ts';
import { localTrades } from './ports/localTrades.ts';
import { systemRandom } from './ports/random.ts';
import { createRemoteFiles } from './ports/remoteFiles.ts';
import type { Storage } from './ports/storage.ts';
import { noTrades } from './ports/trades.ts';
import {
  jobs,
  mounts,
  nextEvents,
  registeredCalls,
  registrations,
  seedOrders,
} from './registry.ts';
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

/** How old what a process knows of the shop's clock may be. @unit ms */
const CLOCK_LIFE_MS = 500;

/** Another process may have moved the clock: what is due then runs at once, and while a run lasts with every look. */
const followClock = (clock: ShopClock, hurry: () => void, log: Log): (() => void) =>
  repeat(
    CLOCK_LIFE_MS,
    async () => {
      const isMoved = await clock.reread();
      if (isMoved || clock.isRunning()) hurry();
    },
    (error) => log.warn({ err: error }, 'shop clock not read'),
  );

/** Starts the server; throws when a setting, the database or the port refuses. */
export async function start(config: Config, log: Log): Promise<RunningServer> {
  const database = await openDatabase(config, log);
  try {
    const { db } = database;
    const hasher = createHasher();
    const shopClock = createShopClock(db, systemClock);
    // In production the shop's clock is the machine's.
    if (!config.isProduction) await shopClock.reread();
    const isSeeded =
      config.seedDemo &&
      (await seed(db, {
        hash: (text) => hasher.hash(text),
        ...(config.seedHistory && { orders: seedOrders }),
        writtenAt: nowOf(shopClock),
      }));
    if (config.seedDemo) await seedContent(db);
    const sms = openSms(config, db, log);
    const stopHooks: (() => Promise<void>)[] = [];
    const { oauth, local } = openOauth(config);
    const { channels, local: localChannels } = openPayChannels(config, shopClock);
    const services: Services = {
      config,
      db,
      clock: config.isProduction ? systemClock : shopClock,
      machine: systemClock,
      random: systemRandom,
      log,
      hasher,
      ports: {
        sms,
        mail: openMail(config, db),
        oauth,
        storage: await openStorage(config),
        remoteFiles: createRemoteFiles(config.remoteFileOrigins),
        channels,
        carrier: openCarrier(config),
        // A real shop's platform is a driver of its own; until one is connected nothing is looked up.
        trades: config.isProduction ? noTrades : localTrades,
        // The same of the register of companies: without one, a title is proposed from one's own alone.
        companies: config.isProduction ? noRegister : localRegister,
      },
      stale: createStaleTags(),
      onStop: (end) => void stopHooks.push(end),
    };
    const readiness: Readiness = { isStopping: false };
    let hurry = () => {};
    const pages = [
      serveDocs(registeredCalls),
      ...(config.isProduction
        ? []
        : [
            serveOutbox,
            serveLocalOauth(local),
            serveLocalChannels(localChannels),
            serveClock(shopClock, () => hurry(), nextEvents),
          ]),
      ...mounts,
      serveShopPages(
        openRenderer(config.shopDir, config.shopRenderer, log, () => systemClock.now()),
        registeredCalls,
      ),
      serveShop(config.shopDir),
    ];
    const server = createHttpServer(createApp(services, registrations, pages, readiness), config);
    const port = await listen(server, config.port, config.host);
    const running = schedule(services, jobs);
    hurry = running.hurry;
    const stopReading = config.isProduction ? () => {} : followClock(shopClock, hurry, log);
    return {
      port,
      database: database.kind,
      isSeeded,
      stop: async () => {
        readiness.isStopping = true;
        stopReading();
        await Promise.all([closeServer(server), running.stop()]);
        await Promise.all(stopHooks.map((end) => end()));
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
