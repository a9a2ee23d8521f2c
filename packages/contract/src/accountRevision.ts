/**
 * By which state of a colleague's rights an answer was judged. Every answer to a sub-account carries it, refusals too, so
 * that a tab which knows an older one learns of it with whatever it asks next. Main accounts, whose rights do not change,
 * are sent none.
 */

/** Name of the header of an answer. */
export const REVISION_HEADER = 'X-Account-Revision';

export interface AccountRevision {
  readonly loginId: number;
  /** +1 with every write of the main account to it. */
  readonly rev: number;
}

/** As the header carries it: `7.3`. */
export const revisionText = ({ loginId, rev }: AccountRevision): string => `${loginId}.${rev}`;

/** Null for what is none. */
export const revisionOf = (text: string): AccountRevision | null => {
  const [, loginId, rev] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  return loginId === undefined ? null : { loginId: Number(loginId), rev: Number(rev) };
};
