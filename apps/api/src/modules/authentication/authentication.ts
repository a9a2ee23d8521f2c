/** Where the authentication of a company stands: reading it, and the only code that moves it along its chart. */
import type { OutputOf } from '@banxin/contract/call';
import type { getAuthInfo, setAuthWaiting } from '@banxin/contract/calls/customer/authentication';
import { AUTH_REMINDER_DAYS } from '@banxin/contract/constants';
import type { Authentication, CompanyPaper } from '@banxin/contract/entities/authentication';
import { type AuthStatus, authStatus } from '@banxin/contract/enums/customer';
import { authenticationChart } from '@banxin/contract/lifecycles/authentication';
import { can } from '@banxin/contract/lifecycles/chart';
import { missingAccess } from '@banxin/contract/rules/access';
import { isAuthenticated } from '@banxin/contract/rules/papers';
import { rulesFor } from '@banxin/contract/uploads';
import type { Insertable, Selectable } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { AuthenticationsTable, HeldPaper } from '../../db/tables/authentications.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { drawnPages } from '../file/files.ts';

export type AuthRow = Selectable<AuthenticationsTable>;

const DAY_MS = 24 * 3_600_000;

/** Nothing was handed in yet. */
const emptyRow = (customerId: number): AuthRow => ({
  customer_id: customerId,
  rev: 0,
  document_type: null,
  company_name: null,
  tax_number: null,
  valid_to: null,
  file_id: null,
  submitted_by: null,
  submitted_at: null,
  decided_at: null,
  checked_rev: 0,
  failure: null,
  reason: null,
  held: null,
  held_tax_number: null,
  waiting_until: null,
});

/** A company with what it handed in, and its status. */
export interface Standing {
  readonly status: AuthStatus;
  /** Of the account, for companies that passed before there was a form. */
  readonly name: string;
  readonly row: AuthRow;
}

async function standingOf(db: Db, ownerId: number, isLocked: boolean): Promise<Standing> {
  const customer = db
    .selectFrom('customers')
    .select(['auth_status', 'name'])
    .where('id', '=', ownerId);
  const { auth_status, name } = await (isLocked
    ? customer.forUpdate()
    : customer
  ).executeTakeFirstOrThrow();
  const row = await db
    .selectFrom('authentications')
    .selectAll()
    .where('customer_id', '=', ownerId)
    .executeTakeFirst();
  return { status: auth_status as AuthStatus, name, row: row ?? emptyRow(ownerId) };
}

/** Where a company stands. */
export const readStanding = (db: Db, ownerId: number): Promise<Standing> =>
  standingOf(db, ownerId, false);

/** The same, its customer locked: nobody else decides or hands in meanwhile. */
export const lockStanding = (tx: Tx, ownerId: number): Promise<Standing> =>
  standingOf(tx, ownerId, true);

const PASSED: readonly number[] = [authStatus.passed, authStatus.passedByProxy];

/** What holds now; null when nothing was ever proved. */
export const heldOf = ({ status, name, row }: Standing): HeldPaper | null => {
  if (row.held !== null) return row.held;
  return PASSED.includes(status)
    ? { documentType: null, companyName: name, taxNumber: '', validTo: null, fileId: null }
    : null;
};

/** Whether the company counts as proved: also while a newer document is looked at. */
export async function isCompanyProved(db: Db, ownerId: number): Promise<boolean> {
  const standing = await readStanding(db, ownerId);
  return isAuthenticated({ status: standing.status, hasHeld: standing.row.held !== null });
}

/** The company as it was proved; null when it was not, or when nobody wrote its tax number down. */
export async function provedCompany(db: Db, ownerId: number): Promise<HeldPaper | null> {
  const standing = await standingOf(db, ownerId, false);
  const held = heldOf(standing);
  return held === null || held.taxNumber === '' ? null : held;
}

type Paper = HeldPaper;

/** What was handed in last; null when nothing was. */
export const submittedOf = (row: AuthRow): Paper | null =>
  row.company_name === null || row.tax_number === null
    ? null
    : {
        documentType: row.document_type,
        companyName: row.company_name,
        taxNumber: row.tax_number,
        validTo: row.valid_to,
        fileId: row.file_id,
      };

/** As the contract shows it to a login. */
export async function viewFor(
  { db, customer }: Pick<UserContext, 'db' | 'customer'>,
  standing: Standing,
): Promise<Authentication> {
  const { status, row } = standing;
  const isProved = PASSED.includes(status);
  const held = heldOf(standing);
  const papers = [isProved ? (submittedOf(row) ?? held) : submittedOf(row), isProved ? null : held];
  const ids = papers.flatMap((paper) => (paper?.fileId ? [paper.fileId] : []));
  const files =
    ids.length === 0
      ? []
      : await db
          .selectFrom('files')
          .selectAll()
          .where('customer_id', '=', customer.ownerId)
          .where('id', 'in', ids)
          .execute();
  const mayLook = missingAccess(rulesFor('licence').reads, customer) === null;
  const shown = (paper: Paper | null | undefined): CompanyPaper | null => {
    if (!paper) return null;
    const { fileId, ...said } = paper;
    const file = files.find(({ id }) => id === fileId);
    return {
      ...said,
      file: file ? { id: file.id, name: file.name, pages: mayLook ? drawnPages(file) : [] } : null,
    };
  };
  const isRefused = status === authStatus.failed || status === authStatus.rejected;
  return {
    status,
    rev: row.rev,
    submitted: shown(papers[0]),
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
    held: shown(papers[1]),
    failure: isRefused ? row.failure : null,
    reason: isRefused ? row.reason : null,
    waitingUntil: row.waiting_until,
  };
}

export const readAuthInfo = async (context: UserContext): Promise<OutputOf<typeof getAuthInfo>> =>
  viewFor(context, await readStanding(context.db, context.customer.ownerId));

/** Nobody is reminded for some days. */
export async function waitForAuth({
  db,
  customer,
  now,
}: UserContext): Promise<OutputOf<typeof setAuthWaiting>> {
  const until = instantOf(msOf(now) + AUTH_REMINDER_DAYS * DAY_MS);
  await db
    .insertInto('authentications')
    .values({ customer_id: customer.ownerId, waiting_until: until })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ waiting_until: until }))
    .execute();
  return { until };
}

/** Writes what has changed of a company's row, which may not be there yet. */
export async function writeRow(
  tx: Tx,
  customerId: number,
  set: Omit<Insertable<AuthenticationsTable>, 'customer_id'>,
): Promise<void> {
  await tx
    .insertInto('authentications')
    .values({ customer_id: customerId, ...set })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(set))
    .execute();
}

export interface Move {
  readonly event: string;
  /** customer:<id>, staff, system */
  readonly actor: string;
  readonly reason?: string;
  /** Instant. */
  readonly at: string;
}

/** Takes it along one arrow; answers the status after it, or null when the chart has none. The caller holds the lock. */
export async function advance(
  tx: Tx,
  { status, row }: Standing,
  { event, actor, reason, at }: Move,
): Promise<AuthStatus | null> {
  const arrow = can(authenticationChart, status, event);
  if (arrow === null) return null;
  await tx
    .updateTable('customers')
    .set({ auth_status: arrow.to })
    .where('id', '=', row.customer_id)
    .where('auth_status', '=', status)
    .execute();
  await tx
    .insertInto('status_events')
    .values({
      customer_id: row.customer_id,
      entity: authenticationChart.entity,
      entity_id: row.customer_id,
      from_status: status,
      to_status: arrow.to,
      event,
      actor,
      reason: reason ?? null,
      at,
    })
    .execute();
  return arrow.to;
}
