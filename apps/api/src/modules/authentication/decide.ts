/** Decisions on a company's document, by the works and by the shop's own check; its customer is told of each. */
import type { AuthFailure } from '@banxin/contract/entities/authentication';
import type { AuthStatus } from '@banxin/contract/enums/customer';
import { authFailureWords } from '@banxin/contract/messages/siteMessage';
import { type Db, isUniqueViolation, type Tx, transaction } from '../../db/transaction.ts';
import { markUnused } from '../file/files.ts';
import { tell } from '../message/tell.ts';
import {
  advance,
  heldOf,
  lockStanding,
  type Standing,
  submittedOf,
  writeRow,
} from './authentication.ts';

/** Who decides, and when. */
export interface Decision {
  readonly customerId: number;
  /** staff, staff:<who>, system */
  readonly actor: string;
  /** Instant. */
  readonly at: string;
  /** The submission that was looked at; a newer one is not decided with it. @default whichever stands */
  readonly rev?: number;
}

/** What became of it: the status that it has now, or why it stays; `over` is the status that it had already. */
export type Decided =
  | { readonly status: AuthStatus }
  | { readonly over: AuthStatus }
  | { readonly taken: true };

type Step = (tx: Tx, standing: Standing) => Promise<Decided>;

const decide = (db: Db, { customerId, rev }: Decision, step: Step): Promise<Decided> =>
  transaction(db, async (tx): Promise<Decided> => {
    const standing = await lockStanding(tx, customerId);
    return rev === undefined || rev === standing.row.rev
      ? step(tx, standing)
      : { over: standing.status };
  }).catch((error: unknown): Decided => {
    if (isUniqueViolation(error)) return { taken: true };
    throw error;
  });

interface Passed {
  readonly companyName: string;
  /** In capitals. */
  readonly taxNumber: string;
}

async function hold(tx: Tx, standing: Standing, at: string, by?: Passed): Promise<void> {
  const { row } = standing;
  const paper = by ? { documentType: null, validTo: null, fileId: null, ...by } : submittedOf(row);
  if (paper === null) throw new Error(`authentication ${row.customer_id}: nothing was handed in`);
  await writeRow(tx, row.customer_id, {
    ...(by && {
      ...{ rev: row.rev + 1, checked_rev: row.rev + 1, document_type: null, valid_to: null },
      ...{ file_id: null, company_name: by.companyName, tax_number: by.taxNumber },
    }),
    held: JSON.stringify(paper),
    held_tax_number: paper.taxNumber,
    decided_at: at,
    failure: null,
    reason: null,
  });
  const left = [heldOf(standing)?.fileId ?? null, row.file_id].filter(
    (id): id is string => id !== null && id !== paper.fileId,
  );
  await markUnused(tx, row.customer_id, left);
}

const told = (standing: Standing, { customerId, at }: Decision) => ({
  customerId,
  of: String(standing.row.rev),
  at,
});

/** Passed: it holds from now on. */
export const pass = (db: Db, decision: Decision): Promise<Decided> =>
  decide(db, decision, async (tx, standing) => {
    const status = await advance(tx, standing, { event: 'PASS', ...decision });
    if (status === null) return { over: standing.status };
    await hold(tx, standing, decision.at);
    const company = standing.row.company_name ?? standing.name;
    await tell(tx, { ...told(standing, decision), kind: 'authPassed', values: { company } });
    return { status };
  });

/** Passed without a document of the customer's own: staff knows the company, and its customer reads how. */
export const passByProxy = (
  db: Db,
  decision: Decision & Passed & { readonly reason: string },
): Promise<Decided> =>
  decide(db, decision, async (tx, standing) => {
    const { companyName, taxNumber, reason: why } = decision;
    const status = await advance(tx, standing, { event: 'PASS_BY_PROXY', ...decision });
    if (status === null) return { over: standing.status };
    await hold(tx, standing, decision.at, { companyName, taxNumber });
    const values = { company: companyName, why };
    const of = `proxy:${standing.row.rev}`;
    await tell(tx, { ...told(standing, decision), of, kind: 'authPassed', values });
    return { status };
  });

/** Rejected by the works; the customer reads why. What passed before holds. */
export const reject = (
  db: Db,
  decision: Decision & { readonly reason: string },
): Promise<Decided> =>
  decide(db, decision, async (tx, standing) => {
    const { reason: why, at } = decision;
    const status = await advance(tx, standing, { event: 'REJECT', ...decision });
    if (status === null) return { over: standing.status };
    await writeRow(tx, decision.customerId, { reason: why, failure: null, decided_at: at });
    await tell(tx, { ...told(standing, decision), kind: 'authRejected', values: { why } });
    return { status };
  });

/** Not passed by the shop's own check. */
export const fail = (
  db: Db,
  decision: Decision & { readonly failure: AuthFailure },
): Promise<Decided> =>
  decide(db, decision, async (tx, standing) => {
    const { failure, at } = decision;
    const [reason] = authFailureWords[failure];
    const status = await advance(tx, standing, { event: 'FAIL', ...decision, reason });
    if (status === null) return { over: standing.status };
    await writeRow(tx, decision.customerId, { failure, reason: null, decided_at: at });
    await tell(tx, { ...told(standing, decision), kind: 'authFailed', values: { failure } });
    return { status };
  });
