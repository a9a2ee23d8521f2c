/** What was typed into a form and not sent yet: kept for this tab and this user, over a reload. */
import { useState } from 'react';
import { useServices } from './services.ts';

type Texts = Readonly<Record<string, string>>;

/** The empty form with what is kept of its fields; anything else that stands there is no draft. */
function restored<Values extends Texts>(empty: Values, kept: unknown): Values {
  const known = typeof kept === 'object' && kept !== null ? (kept as Partial<Texts>) : {};
  const fields = Object.entries(empty).map(([field, text]) => {
    const typed = known[field];
    return [field, typeof typed === 'string' ? typed : text];
  });
  return Object.fromEntries(fields) as Values;
}

/**
 * Below pages that need a login only: a server draws no draft.
 * @param name of the form, unique in the shop
 * @param keptMs in this browser for so long after the last edit; null: for this tab alone. @default null @unit ms
 */
export function useDraft<Values extends Texts>(
  name: string,
  userId: number,
  empty: Values,
  keptMs: number | null = null,
) {
  const { tabStore: ofTab, store: ofBrowser, now } = useServices();
  const store = keptMs === null ? ofTab : ofBrowser;
  const key = `draft.${name}.${userId}`;
  const [start] = useState(() => restored(empty, store.read(key)));
  const isEmpty = (values: Values): boolean =>
    Object.entries(values).every(([field, text]) => text === empty[field]);
  return {
    /** What the form begins with. */
    start,
    /** Something was found. */
    isRestored: !isEmpty(start),
    isEmpty,
    /** After every edit. */
    keep: (changed: Partial<Values>): void => {
      const values = { ...restored(empty, store.read(key)), ...changed };
      if (isEmpty(values)) store.remove(key);
      else store.write(key, values, keptMs === null ? undefined : now() + keptMs);
    },
    /** It was sent, or is not wanted. */
    forget: (): void => store.remove(key),
  };
}
