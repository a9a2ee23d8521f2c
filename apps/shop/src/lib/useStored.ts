/** Of a form on something that is kept: what stands there by now, once the server says that it was saved elsewhere. */
import type { CallError } from '@banxin/contract/callError';
import { record } from '@banxin/contract/refusals/record';
import { useState } from 'react';

/** What the customer keeps and edits counts its writes. */
interface Kept {
  readonly rev: number;
}

/** What is stored now, where a save was refused because it was changed elsewhere; null for every other failure. */
export function changedElsewhere<T extends Kept>(
  failure: Pick<CallError, 'data'> | null,
): T | null {
  const { key, current } = (failure?.data ?? {}) as { key?: unknown; current?: unknown };
  return key === record.changedElsewhere.key ? (current as T) : null;
}

/**
 * The form is saved over `stored.rev`: refused once, what stands there is shown beside what was typed
 * (`StoredBeside`), and whoever has seen it may save over it.
 * @param opened as the form began @param failure of the last save
 */
export function useStored<T extends Kept>(opened: T, failure: Pick<CallError, 'data'> | null) {
  const [stored, setStored] = useState(opened);
  const told = changedElsewhere<T>(failure);
  // Kept through the next try, while which there is no failure.
  if (told !== null && told.rev > stored.rev) setStored(told);
  return { stored, isMoved: stored.rev !== opened.rev };
}
