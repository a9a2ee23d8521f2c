/** A command for who runs the shop, as `npm run ops` offers it. */
import type { Db } from './db/transaction.ts';
import type { Carrier } from './ports/carrier.ts';
import type { PayChannels } from './ports/payChannel.ts';

/** What commands work on. */
export interface Shop {
  readonly db: Db;
  /** An instant of the shop's clock. */
  readonly now: string;
  readonly carrier: Carrier;
  readonly channels: PayChannels;
}

export interface Command {
  /** Words that call it. */
  readonly name: string;
  /** What it needs after its name; one that ends with `?` may be left out. */
  readonly parameters: readonly string[];
  readonly does: string;
  /** Answers what to print. */
  readonly run: (shop: Shop, ...values: string[]) => Promise<string>;
}
