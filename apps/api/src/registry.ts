/** Every handler of the server, and with it every call that is answered. */
import type { Mount } from './app.ts';
import type { Tx } from './db/transaction.ts';
import type { Registration } from './handle.ts';
import { type Job, sweepJob } from './jobs/schedule.ts';
import { customerHandlers } from './modules/customer/handlers.ts';
import { loginHandlers } from './modules/login/handlers.ts';
import { metaHandlers } from './modules/meta/handlers.ts';

export const registrations: readonly Registration[] = [
  ...loginHandlers,
  ...customerHandlers,
  ...metaHandlers,
];

/** Rows that have a handler. */
export const registeredCalls = registrations.map(({ call }) => call);

/** Routes that are no calls: uploads, files. */
export const mounts: readonly Mount[] = [];

/** What runs later. */
export const jobs: readonly Job[] = [sweepJob];

/** Demo orders of an empty database. */
export const seedOrders: (tx: Tx, now: string) => Promise<void> = async () => undefined;
