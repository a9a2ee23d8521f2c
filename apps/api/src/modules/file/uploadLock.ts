/** One request at a time writes an upload, whichever server it reached: its lock is a row, kept alive by its holder. */
import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker } from '@tus/server';
import type { Db } from '../../db/transaction.ts';
import { repeat } from '../../jobs/repeat.ts';
import { instantOf } from '../../ports/clock.ts';
import type { Services } from '../../services.ts';

type LockServices = Pick<Services, 'db' | 'machine' | 'random' | 'log'>;
type Release = Parameters<Lock['lock']>[1];

/** A lock that is not renewed ends after this long: its server died. @unit ms */
const LEASE_MS = 15_000;
/** How often a lock is renewed, which also tells its holder whether somebody waits. @unit ms */
const RENEW_EVERY_MS = 1_000;
/** How often a waiting request tries again. @unit ms */
const RETRY_EVERY_MS = 200;
/** Attempts before a request is refused; its sender may try again. */
const MAX_ATTEMPTS = 100;

/** Takes the lock if it is free; otherwise marks that somebody waits. */
async function take(db: Db, id: string, holder: string, now: number): Promise<boolean> {
  const held_until = instantOf(now + LEASE_MS);
  const taken = await db
    .insertInto('upload_locks')
    .values({ id, holder, held_until })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ holder, held_until, is_wanted: false })
        .where('upload_locks.held_until', '<', instantOf(now)),
    )
    .returning('id')
    .executeTakeFirst();
  if (taken) return true;
  await db.updateTable('upload_locks').set({ is_wanted: true }).where('id', '=', id).execute();
  return false;
}

/** Renews the lock; answers whether it must be released: somebody waits for it, or has it already. */
async function renew(db: Db, id: string, holder: string, now: number): Promise<boolean> {
  const row = await db
    .updateTable('upload_locks')
    .set({ held_until: instantOf(now + LEASE_MS) })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .returning('is_wanted')
    .executeTakeFirst();
  return row === undefined || row.is_wanted;
}

class UploadLock implements Lock {
  readonly #services: LockServices;
  readonly #id: string;
  readonly #holder: string;
  #stopRenewing = () => {};

  constructor(services: LockServices, id: string) {
    this.#services = services;
    this.#id = id;
    this.#holder = services.random.token(12);
  }

  async lock(signal: AbortSignal, release: Release): Promise<void> {
    const { db, machine, log } = this.#services;
    for (let attempt = 0; attempt < MAX_ATTEMPTS && !signal.aborted; attempt += 1) {
      if (await take(db, this.#id, this.#holder, machine.now())) {
        this.#stopRenewing = repeat(
          RENEW_EVERY_MS,
          () => this.#renew(release),
          (error) => log.warn({ err: error, upload: this.#id }, 'upload lock not renewed'),
        );
        return;
      }
      await wait(RETRY_EVERY_MS);
    }
    throw ERRORS.ERR_LOCK_TIMEOUT;
  }

  async unlock(): Promise<void> {
    this.#stopRenewing();
    await this.#services.db
      .deleteFrom('upload_locks')
      .where('id', '=', this.#id)
      .where('holder', '=', this.#holder)
      .execute();
  }

  async #renew(release: Release): Promise<void> {
    const { db, machine } = this.#services;
    if (await renew(db, this.#id, this.#holder, machine.now())) await release();
  }
}

/** Locks of the tus server, held in SQL. */
export const createUploadLocker = (services: LockServices): Locker => ({
  newLock: (id) => new UploadLock(services, id),
});
