/** Demo data for an empty database: the same rows on every machine. */
import { type Db, type Tx, transaction } from '../transaction.ts';
import { seedAuthentications } from './authentications.ts';
import { seedCertificates } from './certificates.ts';
import { seedCompany } from './company.ts';
import { seedCoupons } from './coupons.ts';
import { DEMO_PASSWORD, seedBalances, seedCustomers } from './customers.ts';
import { seedFavorites } from './favorites.ts';
import { seedFeedback } from './feedback.ts';
import { seedInvoices } from './invoices.ts';
import { seedInvoiceTitles } from './invoiceTitles.ts';
import { seedMemberships } from './memberships.ts';
import { seedQuotes } from './quotes.ts';
import { seedStock } from './stock.ts';
import { seedTemplates } from './templates.ts';

/** When the demo world stands still. */
export const SEED_NOW = '2026-11-20T09:00:00.000+08:00';

export interface SeedOptions {
  readonly hash: (password: string) => Promise<string>;
  /** Writes the demo orders; runs between customers and balances. */
  readonly orders: (tx: Tx, now: string, writtenAt: string) => Promise<void>;
  /** The present, an instant. */
  readonly writtenAt: string;
}

/** Fills an empty database; answers false when there are customers already. */
export async function seed(db: Db, options: SeedOptions): Promise<boolean> {
  const someone = await db.selectFrom('customers').select('id').limit(1).executeTakeFirst();
  if (someone) return false;
  const passwordHash = await options.hash(DEMO_PASSWORD);
  await transaction(db, async (tx) => {
    const ids = await seedCustomers(tx, passwordHash);
    await options.orders(tx, SEED_NOW, options.writtenAt);
    await seedBalances(tx, ids, SEED_NOW);
    await seedCoupons(tx, ids, options.writtenAt);
    await seedAuthentications(tx, ids);
    await seedMemberships(tx, ids, options.writtenAt);
    await seedCertificates(tx, ids, options.writtenAt);
    await seedInvoiceTitles(tx, ids, options.writtenAt);
    await seedInvoices(tx, ids, options.writtenAt);
    await seedFavorites(tx, options.writtenAt);
    await seedStock(tx);
    await seedTemplates(tx);
    await seedCompany(tx, options.writtenAt);
    await seedFeedback(tx, options.writtenAt);
    await seedQuotes(tx, options.writtenAt);
  });
  return true;
}
