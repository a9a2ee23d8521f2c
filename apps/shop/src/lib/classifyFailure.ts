/** Classifies a failed read: the class decides the words and the actions that are offered. */
import { errCode } from '@banxin/contract/errors';

/** What a failed call or a flow's failure says about itself. */
export interface KnownFailure {
  readonly kind: string;
  /** Chinese, ready to be put into the reader's language. */
  readonly message: string;
  /** Of a refusal: its key and values. */
  readonly data?: unknown;
  readonly errCode?: number | undefined;
  readonly requestId?: string | undefined;
}

/**
 * unknown: it is not there, or it is somebody else's · forbidden: this login may not see it ·
 * refused: the server said why not, and would say it again · fault: trying again may help.
 */
export type FailureClass = 'unknown' | 'forbidden' | 'refused' | 'fault';

/** Refusals that pass by themselves. */
const PASSING: readonly (number | undefined)[] = [
  errCode.tooManyRequests,
  errCode.system,
  errCode.unavailable,
];

export function classifyFailure({ kind, errCode: code }: KnownFailure): FailureClass {
  if (kind === 'notFound' || code === errCode.notFound) return 'unknown';
  if (kind === 'forbidden' || code === errCode.forbidden) return 'forbidden';
  return kind === 'business' && !PASSING.includes(code) ? 'refused' : 'fault';
}
