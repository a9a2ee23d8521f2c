/** Tells when React has put a part of the page in its place: before that it marks elements, and hears nothing of them. */
import { useLayoutEffect } from 'react';
import { createSignal } from './signal.ts';

/** A part is in its place; whoever listens later hears of the last one. */
export const committed = createSignal<void>({ keepsLast: true });

/** Stands in a part that comes on its own. */
export function Committed() {
  useLayoutEffect(() => committed.emit(), []);
  return null;
}
