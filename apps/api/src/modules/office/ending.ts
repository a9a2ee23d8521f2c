/** Papers that hold and end soon, as the desk lists them: the earliest end first, with what hangs on each. */
import {
  authStatus,
  reviewStatus,
  certificateValidity as validity,
} from '@banxin/contract/enums/customer';
import { officeStanding, officeSubject } from '@banxin/contract/messages/office';
import { messageOf } from '@banxin/contract/refusals/row';
import { sql } from 'kysely';
import type { HeldPaper } from '../../db/tables/authentications.ts';
import type { Db } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { unfinishedOrders } from '../certificate/certificates.ts';
import { leftUntil, soonFrom } from '../certificate/ending.ts';
import { numberOf } from '../papers/desk.ts';
import { headOf, idOf } from './papers.ts';
import { type OfficeSource, saying } from './source.ts';

type Listing = OfficeSource['queue'];

/** How many orders are still to be made with each of some certificates. */
async function ordersOn(
  db: Db,
  rows: readonly { readonly id: number; readonly customer_id: number }[],
): Promise<(id: number) => number> {
  if (rows.length === 0) return () => 0;
  const counted = await unfinishedOrders(db)
    .select(['certificate_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('customer_id', 'in', [...new Set(rows.map(({ customer_id }) => customer_id))])
    .where(
      'certificate_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('certificate_id')
    .execute();
  const counts = new Map(
    counted.map(({ certificate_id, count }) => [certificate_id, Number(count)]),
  );
  return (id) => counts.get(id) ?? 0;
}

const endsIn = (day: string, today: string) =>
  messageOf(officeStanding.endsIn, { left: leftUntil(day, today) ?? 0 });

/** Approved certificates. */
export const endingCertificates: Listing = async ({ db, now }, { words, limit }) => {
  const today = dayOf(msOf(now));
  const { first, last } = soonFrom(today);
  const ending = db
    .selectFrom('certificates as z')
    .innerJoin('customers as c', 'c.id', 'z.customer_id')
    .where('z.review', '=', reviewStatus.approved)
    .where('z.validity', '=', validity.valid)
    .where('z.removed_at', 'is', null)
    .where('z.valid_until', '>=', first)
    .where('z.valid_until', '<=', last)
    .where((eb) =>
      eb.or([
        saying(words, ['c.name', 'z.brand', 'z.number']),
        eb('z.id', '=', idOf('certificate', words)),
      ]),
    );
  const [{ total }, rows] = await Promise.all([
    ending.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ending
      .select([
        'z.id',
        'z.customer_id',
        'z.brand',
        'z.valid_until as day',
        'z.created_at',
        'c.name',
      ])
      .orderBy('z.valid_until')
      .orderBy('z.id')
      .limit(limit)
      .execute(),
  ]);
  const orders = await ordersOn(db, rows);
  const heads = rows.map(({ id, brand, name, created_at: since, day }) =>
    headOf(
      {
        kind: 'certificate',
        number: numberOf({ kind: 'certificate', id }),
        customer: name,
        subject: messageOf(officeSubject.endingCertificate, { brand, orders: orders(id) }),
        standing: endsIn(day ?? '', today),
        ...{ since, endsOn: day ?? '', isWaiting: false },
      },
      now,
    ),
  );
  return { heads, total: Number(total), late: 0 };
};

/** The last day of what was proved. */
const heldUntil = sql<string>`a.held ->> 'validTo'`;

/** Documents of companies, unless a newer one is looked at already. */
export const endingDocuments: Listing = async ({ db, now }, { words, limit }) => {
  const today = dayOf(msOf(now));
  const { first, last } = soonFrom(today);
  const ending = db
    .selectFrom('authentications as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .where('c.auth_status', '<>', authStatus.submitted)
    .where(heldUntil, '>=', first)
    .where(heldUntil, '<=', last)
    .where((eb) =>
      eb.or([
        saying(words, ['c.name', 'a.company_name', 'a.held_tax_number']),
        eb('a.customer_id', '=', idOf('authentication', words)),
      ]),
    );
  const [{ total }, rows] = await Promise.all([
    ending.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ending
      .select(['a.customer_id as id', 'a.held', 'a.decided_at', 'c.name', 'c.created_at'])
      .select(heldUntil.as('day'))
      .orderBy('day')
      .orderBy('a.customer_id')
      .limit(limit)
      .execute(),
  ]);
  const heads = rows.map(({ id, held, decided_at, created_at, name, day }) => {
    const { documentType: kind, companyName: company } = held as HeldPaper;
    return headOf(
      {
        kind: 'authentication',
        number: numberOf({ kind: 'authentication', id }),
        customer: name,
        subject: messageOf(officeSubject.authentication, { kind, company }),
        standing: endsIn(day, today),
        ...{ since: decided_at ?? created_at, endsOn: day, isWaiting: false },
      },
      now,
    );
  });
  return { heads, total: Number(total), late: 0 };
};
