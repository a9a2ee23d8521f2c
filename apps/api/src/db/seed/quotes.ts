/**
 * Demo quotes behind links, one in every state. They were issued at a better VIP level than the customer has: so
 * the price of then and of now differ, and an order of the job pays what the quote says.
 */
import { QUOTE_VALID_DAYS } from '@banxin/contract/constants';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { QuoteShareState } from '@banxin/contract/entities/quoteShare';
import { snapshotOf } from '@banxin/pricing/answers';
import { book } from '@banxin/pricing/book';
import { productById } from '@banxin/pricing/products';
import { quote } from '@banxin/pricing/quote';
import { jobKeyOf } from '../../modules/order/held.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';
import { sha256 } from '../../sha256.ts';
import type { SheetTerms } from '../tables/quoteSheets.ts';
import type { Tx } from '../transaction.ts';

const DAY = 24 * 3_600_000;
const OWNER = '悦享包装';
const PROVINCE = '上海市';
/** Of a customer whose level was better. */
const THEN = { type: 3, vipLevel: 8 } as const;

interface Demo {
  readonly state: QuoteShareState;
  readonly productId: number;
  readonly changes: Partial<Configuration>;
  /** How long ago it was issued. @unit days */
  readonly age: number;
  readonly answer?: readonly [isAgreed: boolean, by: string, note: string];
}

const DEMOS: readonly Demo[] = [
  { state: 'over', productId: 401, changes: { styles: 3 }, age: 10 },
  { state: 'withdrawn', productId: 101, changes: { styles: 4 }, age: 3 },
  {
    state: 'declined',
    productId: 501,
    changes: { styles: 2 },
    age: 3,
    answer: [false, '财务部', '超出本季预算，下季再做'],
  },
  {
    state: 'agreed',
    productId: 301,
    changes: { styles: 2 },
    age: 2,
    answer: [true, '行政部', '封面颜色以样册为准'],
  },
  { state: 'waiting', productId: 201, changes: { styles: 3 }, age: 1 },
];

/** Tokens of the demo can be read: it stands on the developer's own machine. */
const demoToken = (state: QuoteShareState): string => `demo-${state}`.padEnd(43, '0');

async function write(tx: Tx, owner: number, demo: Demo, present: number): Promise<void> {
  const product = productById(demo.productId);
  if (product === undefined) throw new Error(`There is no product ${demo.productId}`);
  const configuration = { ...product.defaults, ...demo.changes };
  const at = present - demo.age * DAY;
  const issuedAt = instantOf(at);
  const priced = quote(product, book, {
    configuration,
    customer: THEN,
    urgent: 'none',
    now: issuedAt,
    destination: { province: PROVINCE },
  });
  if (!priced.valid) throw new Error(`Product ${demo.productId} cannot be made`);
  const snapshot = JSON.stringify(snapshotOf(priced));
  const terms: SheetTerms = {
    urgent: 'none',
    carrier: priced.delivery?.carrier ?? null,
    chosenCarrier: null,
    packaging: {},
    province: PROVINCE,
  };
  const validUntil = dayOf(at + QUOTE_VALID_DAYS * DAY);
  const sheet = await tx
    .insertInto('quote_sheets')
    .values({
      customer_id: owner,
      issued_by: owner,
      digest: sha256(snapshot),
      issued_on: dayOf(at),
      issued_at: issuedAt,
      valid_until: validUntil,
      configuration: JSON.stringify(configuration),
      quote: snapshot,
      job_key: jobKeyOf(configuration),
      terms: JSON.stringify(terms),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = demoToken(demo.state);
  const [is_agreed = null, answered_by = null, answer_note = null] = demo.answer ?? [];
  await tx
    .insertInto('quote_links')
    .values({
      customer_id: owner,
      sheet_id: sheet.id,
      product_id: product.id,
      token,
      token_hash: sha256(token),
      shown_as: `${OWNER}采购部`,
      shared_by: owner,
      shared_at: issuedAt,
      valid_until: validUntil,
      withdrawn_at: demo.state === 'withdrawn' ? instantOf(at + DAY) : null,
      is_agreed,
      answered_by,
      answer_note,
      answered_at: demo.answer ? instantOf(at + DAY) : null,
    })
    .execute();
}

/** @param writtenAt the present, an instant */
export async function seedQuotes(tx: Tx, writtenAt: string): Promise<void> {
  const owner = await tx
    .selectFrom('customers')
    .select('id')
    .where('name', '=', OWNER)
    .executeTakeFirstOrThrow();
  for (const demo of DEMOS) await write(tx, owner.id, demo, msOf(writtenAt));
}
