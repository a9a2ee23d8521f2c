/** What every part of the server uses, made once at start; handlers get it in their context. */

import type { Config } from './config.ts';
import type { Db } from './db/transaction.ts';
import type { Log } from './log.ts';
import type { Carrier } from './ports/carrier.ts';
import type { Clock } from './ports/clock.ts';
import type { CompanyRegister } from './ports/companyRegister.ts';
import type { Hasher } from './ports/hasher.ts';
import type { Mail } from './ports/mail.ts';
import type { OauthProviders } from './ports/oauth.ts';
import type { PayChannels } from './ports/payChannel.ts';
import type { Random } from './ports/random.ts';
import type { RemoteFiles } from './ports/remoteFiles.ts';
import type { Sms } from './ports/sms.ts';
import type { Storage } from './ports/storage.ts';
import type { TradeSource } from './ports/trades.ts';
import type { StaleTags } from './staleTags.ts';

/** Outside services, each behind an interface with a real driver and a local one. */
export interface Ports {
  readonly sms: Sms;
  /** null: letters cannot be sent. */
  readonly mail: Mail | null;
  readonly carrier: Carrier;
  readonly oauth: OauthProviders;
  readonly storage: Storage;
  readonly remoteFiles: RemoteFiles;
  readonly trades: TradeSource;
  readonly companies: CompanyRegister;
  readonly channels: PayChannels;
}

export interface Services {
  readonly config: Config;
  readonly db: Db;
  /** The shop's clock: money, promises and everything a customer reads. */
  readonly clock: Clock;
  /** The machine's clock: sessions, limits, locks, uploads; it stays where the shop's clock is moved. */
  readonly machine: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly hasher: Hasher;
  readonly ports: Ports;
  /** Told after a write which tags it made stale; who keeps answers forgets those. */
  readonly stale: StaleTags;
  /** Registers what has to end before the database closes: pools, child processes. */
  onStop(end: () => Promise<void>): void;
}
