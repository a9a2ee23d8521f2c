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
  /** Writes the demo orders; runs between customers and balances. Absent: nobody has done anything yet. */
  readonly orders?: ((tx: Tx, now: string, writtenAt: string) => Promise<void>) | undefined;
  /** The present, an instant. */
  readonly writtenAt: string;
}

/** What customers did beside their orders. */
async function seedDeeds(tx: Tx, ids: ReadonlyMap<string, number>, writtenAt: string) {
  await seedMemberships(tx, ids, writtenAt);
  await seedCertificates(tx, ids, writtenAt);
  await seedInvoices(tx, ids, writtenAt);
  await seedFavorites(tx, writtenAt);
  await seedFeedback(tx, ids, writtenAt);
  await seedQuotes(tx, writtenAt);
}

/** Fills an empty database; answers false when there are customers already. */
export async function seed(db: Db, options: SeedOptions): Promise<boolean> {
  const { orders, writtenAt } = options;
  const someone = await db.selectFrom('customers').select('id').limit(1).executeTakeFirst();
  if (someone) return false;
  const passwordHash = await options.hash(DEMO_PASSWORD);
  await transaction(db, async (tx) => {
    const ids = await seedCustomers(tx, passwordHash);
    await orders?.(tx, SEED_NOW, writtenAt);
    await seedBalances(tx, ids, SEED_NOW);
    await seedCoupons(tx, ids, writtenAt);
    await seedAuthentications(tx, ids);
    await seedInvoiceTitles(tx, ids, writtenAt);
    await seedStock(tx);
    await seedTemplates(tx);
    await seedCompany(tx, writtenAt);
    if (orders) await seedDeeds(tx, ids, writtenAt);
  });
  return true;
}
