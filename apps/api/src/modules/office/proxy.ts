/**
 * Companies that staff knows are passed without a document of their own: which those are, what differs from a pass, and
 * the step.
 */
import type { OfficeStep } from '@banxin/contract/entities/office';
import { type AuthStatus, customerType, userRoleType } from '@banxin/contract/enums/customer';
import { authenticationChart } from '@banxin/contract/lifecycles/authentication';
import { can } from '@banxin/contract/lifecycles/chart';
import { officeNotice, officeSubject } from '@banxin/contract/messages/office';
import { companyStanding } from '@banxin/contract/messages/papers';
import { papers as paperRefusals } from '@banxin/contract/refusals/papers';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import { mayOpenGiftPack } from '@banxin/contract/rules/customer';
import type { Selectable } from 'kysely';
import type { CustomersTable } from '../../db/tables/customers.ts';
import type { Db } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import type { AuthRow } from '../authentication/authentication.ts';
import { type Decided, type Decision, passByProxy } from '../authentication/decide.ts';
import { mainAccounts } from '../customerDesk/customer.ts';
import { idsFor } from '../customerDesk/find.ts';
import { numberOf } from '../papers/desk.ts';
import { headOf, idOf } from './papers.ts';
import { type Clerk, type OfficeSource, saying, step } from './source.ts';

const EVENT = 'PASS_BY_PROXY';

/** Where the chart's arrow begins. */
const FROM = authenticationChart.transitions.flatMap(({ event, from }) =>
  event === EVENT ? [from] : [],
);

/** Customers whose company can be passed so; accounts of the works have none. */
const candidates = (db: Db) =>
  mainAccounts(db)
    .where('c.auth_status', 'in', FROM)
    .where('c.type', '<>', customerType.internalStaff)
    .where('c.user_role_type', '<>', userRoleType.admin);

/** Without words those whose document was refused: whoever never handed one in is searched for. */
export const companiesToPass: OfficeSource['queue'] = async ({ db, now }, { words, limit }) => {
  const listed = candidates(db)
    .leftJoin('authentications as a', 'a.customer_id', 'c.id')
    .where((eb) =>
      words === ''
        ? eb('a.submitted_at', 'is not', null)
        : eb.or([
            eb('c.id', 'in', idsFor(db, words)),
            saying(words, ['a.company_name', 'a.tax_number']),
            eb('c.id', '=', idOf('authentication', words)),
          ]),
    );
  const [{ total }, rows] = await Promise.all([
    listed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    listed
      .select(['c.id', 'c.name', 'c.auth_status', 'a.company_name'])
      .select(({ fn }) => fn.coalesce('a.decided_at', 'c.created_at').as('since'))
      .orderBy('since')
      .orderBy('c.id')
      .limit(limit)
      .execute(),
  ]);
  const heads = rows.map(({ id, name, auth_status: auth, company_name, since }) =>
    headOf(
      {
        kind: 'authentication',
        number: numberOf({ kind: 'authentication', id }),
        customer: name,
        subject: messageOf(officeSubject.company, { company: company_name ?? '' }),
        standing: messageOf(companyStanding.status, { auth: auth as AuthStatus }),
        ...{ since, isWaiting: false },
      },
      now,
    ),
  );
  return { heads, total: Number(total), late: 0 };
};

/** Another customer that holds this tax number. */
export const holderOf = (db: Db, taxNumber: string, customerId: number) =>
  db
    .selectFrom('authentications as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .select('c.name')
    .where('a.held_tax_number', '=', taxNumber)
    .where('a.customer_id', '!=', customerId)
    .executeTakeFirst();

const REASONS = ['已核对营业执照原件，由我们代为认证', '签约时已核验企业资料，由我们代为认证'];

type Account = Pick<Selectable<CustomersTable>, 'type' | 'user_role_type'>;
type Customer = Account & Pick<Selectable<CustomersTable>, 'sign' | 'auth_status'>;

/** People of the works are no company that buys. */
const isOfWorks = ({ type, user_role_type: role }: Account): boolean =>
  type === customerType.internalStaff || role === userRoleType.admin;

/** The step where it can be taken, with what differs from a pass; none elsewhere. */
export function proxyStep(customer: Customer, row: AuthRow): OfficeStep[] {
  const { type, user_role_type: userRole, sign, auth_status: status } = customer;
  if (isOfWorks(customer) || can(authenticationChart, status, EVENT, 'staff') === null) return [];
  const isNew = mayOpenGiftPack({
    ...{ parentId: null, userRoleType: userRole, sign, type, authStatus: status },
  });
  return [
    step(EVENT, {
      needs: ['company', 'taxNumber', 'reason'],
      templates: REASONS,
      known: { company: row.company_name ?? '', taxNumber: row.tax_number ?? '' },
      notices: [
        messageOf(officeNotice.proxyWithoutDocument),
        messageOf(officeNotice.proxyForGood),
        ...(row.company_name === null ? [] : [messageOf(officeNotice.proxyReplaces)]),
        ...(isNew ? [messageOf(officeNotice.proxyEndsGift)] : []),
      ],
    }),
  ];
}

/** Null when it is decided; else why it was not. */
export function answerOf(decided: Decided): Refusal | null {
  if ('taken' in decided) return refuse(paperRefusals.companyTaken);
  return 'status' in decided ? null : refuse(paperRefusals.companyMoved, { auth: decided.over });
}

/** What a clerk typed of a company. */
export interface Typed {
  readonly company: string | undefined;
  readonly taxNumber: string | undefined;
  /** The customer reads it. */
  readonly why: string;
}

/** Passes a company by what a clerk knows of it. */
export async function passKnown(
  { db }: Clerk,
  decision: Decision,
  { company, taxNumber, why }: Typed,
): Promise<Refusal | null> {
  const { customerId } = decision;
  if (company === undefined || taxNumber === undefined) {
    return invalid({
      ...(company === undefined && { company: messageOf(paperRefusals.companyMissing) }),
      ...(taxNumber === undefined && { taxNumber: messageOf(paperRefusals.taxNumberMissing) }),
    });
  }
  const customer = await mainAccounts(db)
    .select(['c.type', 'c.user_role_type'])
    .where('c.id', '=', customerId)
    .executeTakeFirst();
  if (customer === undefined || isOfWorks(customer)) return refuse(refusals.noCase);
  const known = { companyName: company, taxNumber: taxNumber.toUpperCase(), reason: why };
  const decided = await passByProxy(db, { ...decision, ...known });
  if (!('taken' in decided)) return answerOf(decided);
  const holder = await holderOf(db, known.taxNumber, customerId);
  return holder === undefined
    ? answerOf(decided)
    : invalid({ taxNumber: messageOf(paperRefusals.taxNumberTaken, { account: holder.name }) });
}
