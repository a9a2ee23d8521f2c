/** Keys of a desk: silent while somebody types, while a window is open, and with a modifier that means something else. */
import { useEffect, useRef } from 'react';

/** Keys of what the check found, in the order of the list. */
export const FINDING_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export type DeskKey =
  | (typeof FINDING_KEYS)[number]
  | ('j' | 'k' | '/' | '?' | 'a' | 'p' | 'w' | 's' | 'r' | 'n')
  | ('x' | 'b' | 'shift+j' | 'shift+k' | 'shift+x');

/** What a key does at the desk that looks at files. */
export const REVIEW_KEYS = {
  p: 'REVIEW_PASS',
  w: 'REVIEW_WITHDRAW',
  s: 'PAUSE',
} as const satisfies Partial<Record<DeskKey, string>>;

/** What a key does at a desk of the office: the first of these steps that the case can take. */
export const OFFICE_KEYS = {
  p: ['ACCEPT', 'PASS', 'APPROVE', 'PASS_BY_PROXY', 'PLACE'],
  w: ['FAIL', 'REJECT'],
  r: ['ANSWER', 'REMIND'],
} as const satisfies Partial<Record<DeskKey, readonly string[]>>;

const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';
/** A window; a notice is called an alertdialog too, and waits for nobody. */
const OPEN = ':is([role=dialog], [role=alertdialog]):not([aria-modal=false])';

/** Whether a key that is pressed there is a part of what somebody types. */
export const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED) !== null;

/** Whether a key is pressed for the desk itself: by nobody who types, in no window, for nothing else. */
export const isForDesk = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !isTypedIn(event.target) &&
  document.querySelector(OPEN) === null;

/** @param actions what a key does; one without an action is left to the browser */
export function useDeskKeys(actions: Partial<Record<DeskKey, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isForDesk(event)) return;
      const { key, shiftKey } = event;
      // Of letters only: with other keys it is a part of the sign, as in ?.
      const isShifted = shiftKey && /^[a-z]$/i.test(key);
      const name = `${isShifted ? 'shift+' : ''}${key.toLowerCase()}`;
      const action = latest.current[name as DeskKey];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
