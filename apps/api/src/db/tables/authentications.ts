/** Table of what proves who a customer's company is. */
import type { AuthFailure } from '@banxin/contract/entities/authentication';
import type { AuthDocument } from '@banxin/contract/enums/customer';
import type { Generated } from 'kysely';
import type { Instant, JsonOrNull } from './columns.ts';

/** A result that holds. */
export interface HeldPaper {
  readonly documentType: AuthDocument | null;
  readonly companyName: string;
  /** '' of who passed before there was a form. */
  readonly taxNumber: string;
  /** Day; null: it has no end. */
  readonly validTo: string | null;
  readonly fileId: string | null;
}

/** Where it stands is `customers.auth_status`. */
export interface AuthenticationsTable {
  /** Main account. */
  customer_id: number;
  /** +1 per submission. */
  rev: Generated<number>;
  document_type: AuthDocument | null;
  /** Null together with the tax number: nothing was handed in. */
  company_name: string | null;
  /** In capitals. */
  tax_number: string | null;
  /** Day of Asia/Shanghai; null: it has no end. */
  valid_to: string | null;
  file_id: string | null;
  submitted_by: number | null;
  submitted_at: Instant | null;
  decided_at: Instant | null;
  /** Submission at which the shop's own check has looked. */
  checked_rev: Generated<number>;
  failure: AuthFailure | null;
  /** Why the works did not pass it. */
  reason: string | null;
  /** What passed last: holds while another document is looked at. */
  held: JsonOrNull<HeldPaper>;
  /** Of {@link held}, unique: one company proves one customer. */
  held_tax_number: string | null;
  /** Nobody is reminded before. */
  waiting_until: Instant | null;
}
