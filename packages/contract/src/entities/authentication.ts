/** What proves who a company is, and how far its examination is. @see domain decisions §5 */
import * as z from 'zod/mini';
import { authDocument, authStatus } from '../enums/customer.ts';
import { paperFile } from './paper.ts';
import { day, instant } from './primitives.ts';

/** Why the check of the shop itself did not pass a document. */
export const authFailure = z.enum(['unreadable', 'mismatch']);
/** A value of {@link authFailure}. */
export type AuthFailure = z.infer<typeof authFailure>;

/** What a company says of itself, with its document. */
export const companyPaper = z.object({
  /** Null: staff knew the company without one. */
  documentType: z.nullable(z.literal(authDocument.values)),
  companyName: z.string(),
  taxNumber: z.string(),
  /** Last day of the document; null: it has no end. */
  validTo: z.nullable(day),
  /** Null where there is none, or it is no longer kept. */
  file: z.nullable(paperFile),
});
/** A value of {@link companyPaper}. */
export type CompanyPaper = z.infer<typeof companyPaper>;

export const authentication = z.object({
  status: z.literal(authStatus.values),
  /** +1 per submission. */
  rev: z.int(),
  /** What was handed in last. */
  submitted: z.nullable(companyPaper),
  submittedAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  /** What holds until the new document is decided, and after it was refused. */
  held: z.nullable(companyPaper),
  /** Why the shop's own check did not pass it. */
  failure: z.nullable(authFailure),
  /** Why the works did not pass it, in their words. */
  reason: z.nullable(z.string()),
  /** Nobody is reminded before. */
  waitingUntil: z.nullable(instant),
});
/** A value of {@link authentication}. */
export type Authentication = z.infer<typeof authentication>;
