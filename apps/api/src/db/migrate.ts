/**
 * Brings the schema up to date. Each migration runs once, in its own transaction, in order. Older servers that still run
 * work on the newer schema: what a migration must not do for that, `rolling.test.ts` says.
 */
import { sql } from 'kysely';
import { migration as foundation } from './migrations/0001-foundation.ts';
import { migration as registration } from './migrations/0002-registration.ts';
import { migration as coupons } from './migrations/0003-coupons.ts';
import { migration as categoryVisits } from './migrations/0004-category-visits.ts';
import { migration as identities } from './migrations/0005-identities.ts';
import { migration as couponExpiry } from './migrations/0006-coupon-expiry.ts';
import { migration as checkTurns } from './migrations/0007-check-turns.ts';
import { migration as deliveryPlan } from './migrations/0008-delivery-plan.ts';
import { migration as orderLists } from './migrations/0009-order-lists.ts';
import { migration as uploadShares } from './migrations/0010-upload-shares.ts';
import { migration as identity } from './migrations/0011-identity.ts';
import { migration as uploadPurpose } from './migrations/0012-upload-purpose.ts';
import { migration as said } from './migrations/0013-said.ts';
import { migration as specSaid } from './migrations/0014-spec-said.ts';
import { migration as content } from './migrations/0015-content.ts';
import { migration as frontCalls } from './migrations/0016-front-calls.ts';
import { migration as companyVoice } from './migrations/0017-company-voice.ts';
import { migration as stockGoods } from './migrations/0018-stock-goods.ts';
import { migration as templates } from './migrations/0019-templates.ts';
import { migration as usualOrders } from './migrations/0020-usual-orders.ts';
import { migration as drafts } from './migrations/0021-drafts.ts';
import { migration as quoteSheets } from './migrations/0022-quote-sheets.ts';
import { migration as lateOrders } from './migrations/0023-late-orders.ts';
import { migration as quoteLinks } from './migrations/0024-quote-links.ts';
import { migration as styles } from './migrations/0025-styles.ts';
import { migration as wishedDay } from './migrations/0026-wished-day.ts';
import { migration as lastJob } from './migrations/0029-last-job.ts';
import { migration as paymentSubjects } from './migrations/0030-payment-subjects.ts';
import { migration as siteMessages } from './migrations/0031-site-messages.ts';
import { migration as payChannels } from './migrations/0032-pay-channels.ts';
import { migration as shopClock } from './migrations/0033-shop-clock.ts';
import { migration as works } from './migrations/0034-works.ts';
import { migration as discounts } from './migrations/0035-discounts.ts';
import { migration as orderComments } from './migrations/0036-order-comments.ts';
import { migration as orderDrops } from './migrations/0039-order-drops.ts';
import { migration as withdrawnFiles } from './migrations/0041-withdrawn-files.ts';
import { migration as jobRuns } from './migrations/0042-job-runs.ts';
import { migration as unplacedMoney } from './migrations/0043-unplaced-money.ts';
import { migration as topUp } from './migrations/0044-top-up.ts';
import { migration as withdrawals } from './migrations/0045-withdrawals.ts';
import { migration as orderFolders } from './migrations/0046-order-folders.ts';
import { migration as remoteFiles } from './migrations/0047-remote-files.ts';
import { migration as certificates } from './migrations/0048-certificates.ts';
import { migration as letters } from './migrations/0050-letters.ts';
import { migration as sendings } from './migrations/0051-sendings.ts';
import { migration as stockLedger } from './migrations/0054-stock-ledger.ts';
import { migration as carts } from './migrations/0055-carts.ts';
import { migration as batchOrders } from './migrations/0056-batch-orders.ts';
import { migration as favorites } from './migrations/0058-favorites.ts';
import { migration as freightWishes } from './migrations/0060-freight-wishes.ts';
import { migration as cloudStock } from './migrations/0064-cloud-stock.ts';
import { migration as cloudImports } from './migrations/0065-cloud-imports.ts';
import { migration as restockReminders } from './migrations/0068-restock-reminders.ts';
import { migration as invoiceMails } from './migrations/0072-invoice-mails.ts';
import { migration as wechatNames } from './migrations/0073-wechat-names.ts';
import { migration as messageGroups } from './migrations/0074-message-groups.ts';
import { migration as shelfSpecs } from './migrations/0075-shelf-specs.ts';
import { migration as memberships } from './migrations/0076-memberships.ts';
import { migration as places } from './migrations/0080-places.ts';
import { migration as authentications } from './migrations/0083-authentications.ts';
import { migration as certificatePapers } from './migrations/0084-certificate-papers.ts';
import { migration as subAccounts } from './migrations/0086-sub-accounts.ts';
import { migration as afterSales } from './migrations/0088-after-sales.ts';
import { migration as invoiceTitles } from './migrations/0091-invoice-titles.ts';
import { migration as invoices } from './migrations/0092-invoices.ts';
import { migration as caseClaims } from './migrations/0100-case-claims.ts';
import { migration as cashback } from './migrations/0110-cashback.ts';
import { migration as invoiceDesk } from './migrations/0125-invoice-desk.ts';
import { migration as financeDesk } from './migrations/0130-finance-desk.ts';
import { migration as contentDesk } from './migrations/0131-content-desk.ts';
import { migration as customerDesk } from './migrations/0134-customer-desk.ts';
import { migration as gangSheets } from './migrations/0137-gang-sheets.ts';
import { migration as wall } from './migrations/0142-wall.ts';
import { migration as articlePictures } from './migrations/0155-article-pictures.ts';
import { migration as gangParts } from './migrations/0159-gang-parts.ts';
import { migration as customerSearch } from './migrations/0160-customer-search.ts';
import { migration as answersByEdition } from './migrations/0161-answers-by-edition.ts';
import { migration as unnamedPictures } from './migrations/0162-unnamed-pictures.ts';
import { migration as callbacks } from './migrations/0164-callbacks.ts';
import { migration as growth } from './migrations/0169-growth.ts';
import { migration as issuedInvoices } from './migrations/0175-issued-invoices.ts';
import { migration as withdrawnReds } from './migrations/0176-withdrawn-reds.ts';
import { migration as shutWaysBack } from './migrations/0177-shut-ways-back.ts';
import { migration as putBack } from './migrations/0179-put-back.ts';
import { migration as platesOfWorkOrders } from './migrations/0180-plates-of-work-orders.ts';
import { migration as parcelsByNumber } from './migrations/0182-parcels-by-number.ts';
import { type Db, sqlState, transaction } from './transaction.ts';

export interface Migration {
  readonly name: string;
  /** Statements of the PostgreSQL 15 subset, in order. Old servers must be able to run on the result. */
  readonly statements: readonly string[];
}

/** Every migration, oldest first. Never edit one that was released. */
export const migrations: readonly Migration[] = [
  foundation,
  registration,
  coupons,
  categoryVisits,
  identities,
  couponExpiry,
  checkTurns,
  deliveryPlan,
  orderLists,
  uploadShares,
  identity,
  uploadPurpose,
  said,
  specSaid,
  content,
  frontCalls,
  companyVoice,
  stockGoods,
  templates,
  usualOrders,
  drafts,
  quoteSheets,
  lateOrders,
  quoteLinks,
  styles,
  wishedDay,
  lastJob,
  paymentSubjects,
  siteMessages,
  payChannels,
  shopClock,
  works,
  discounts,
  orderComments,
  orderDrops,
  withdrawnFiles,
  jobRuns,
  unplacedMoney,
  topUp,
  withdrawals,
  orderFolders,
  remoteFiles,
  certificates,
  letters,
  sendings,
  stockLedger,
  carts,
  batchOrders,
  favorites,
  freightWishes,
  cloudStock,
  cloudImports,
  restockReminders,
  wechatNames,
  messageGroups,
  shelfSpecs,
  memberships,
  places,
  authentications,
  certificatePapers,
  subAccounts,
  afterSales,
  invoiceTitles,
  invoices,
  invoiceMails,
  caseClaims,
  cashback,
  financeDesk,
  customerDesk,
  invoiceDesk,
  gangSheets,
  wall,
  articlePictures,
  contentDesk,
  gangParts,
  customerSearch,
  answersByEdition,
  unnamedPictures,
  callbacks,
  growth,
  issuedInvoices,
  withdrawnReds,
  shutWaysBack,
  putBack,
  platesOfWorkOrders,
  parcelsByNumber,
];

/** Table or row exists: another server that starts at the same time has just made it. */
const MADE_BY_ANOTHER = new Set(['42P07', '23505']);

async function prepare(db: Db): Promise<void> {
  try {
    await sql`create table if not exists schema_lock (id int primary key)`.execute(db);
    await sql`create table if not exists schema_migrations (name text primary key)`.execute(db);
    await sql`insert into schema_lock (id) values (1) on conflict do nothing`.execute(db);
  } catch (error) {
    if (!MADE_BY_ANOTHER.has(sqlState(error) ?? '')) throw error;
    await prepare(db);
  }
}

/** Answers the names of the migrations that ran. A row lock lets one server migrate at a time. */
export async function migrate(db: Db, list: readonly Migration[] = migrations): Promise<string[]> {
  await prepare(db);
  const ran: string[] = [];
  for (const { name, statements } of list) {
    await transaction(db, async (tx) => {
      await sql`select id from schema_lock where id = 1 for update`.execute(tx);
      const done = await sql`select 1 from schema_migrations where name = ${name}`.execute(tx);
      if (done.rows.length > 0) return;
      for (const statement of statements) await sql.raw(statement).execute(tx);
      await sql`insert into schema_migrations (name) values (${name})`.execute(tx);
      ran.push(name);
    });
  }
  return ran;
}

/** True when every migration has run: the server is ready to answer. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
  const names = new Set(rows.map((row) => row.name));
  return migrations.every((migration) => names.has(migration.name));
}
