/** The one error that a call ends with. */
import type { ErrorKind } from './errors.ts';

/** What a {@link CallError} carries. */
export type CallErrorDetails = {
  readonly kind: ErrorKind;
  /** Chinese, ready to show; '' for a cancelled call. */
  readonly message: string;
  /** Name of the call. */
  readonly call: string;
  /** HTTP status; absent when no answer came. */
  readonly status?: number | undefined;
  /** Code of the envelope; absent for failures outside it. */
  readonly errCode?: number | undefined;
  /** What the refusal carries: gap, differences, reason … */
  readonly data?: unknown;
  /** Names the request in the server's log. */
  readonly requestId?: string | undefined;
  /** Field name → message, for errCode 2001. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** What was thrown below. */
  readonly cause?: unknown;
};

/** A call that did not succeed. A refusal (`kind: 'business'`) is expected; the rest are surprises. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly kind: ErrorKind;
  readonly call: string;
  readonly status: number | undefined;
  readonly errCode: number | undefined;
  readonly data: unknown;
  readonly requestId: string | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(details: CallErrorDetails) {
    super(details.message, { cause: details.cause });
    this.kind = details.kind;
    this.call = details.call;
    this.status = details.status;
    this.errCode = details.errCode;
    this.data = details.data;
    this.requestId = details.requestId;
    this.fields = details.fields;
  }
}

/** True for a call that its page gave up; nothing is shown for it. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof CallError && error.kind === 'cancelled';
