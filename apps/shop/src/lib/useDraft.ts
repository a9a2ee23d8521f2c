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
 */
export function useDraft<Values extends Texts>(name: string, userId: number, empty: Values) {
  const { tabStore } = useServices();
  const key = `draft.${name}.${userId}`;
  const [start] = useState(() => restored(empty, tabStore.read(key)));
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
      const values = { ...restored(empty, tabStore.read(key)), ...changed };
      if (isEmpty(values)) tabStore.remove(key);
      else tabStore.write(key, values);
    },
    /** It was sent, or is not wanted. */
    forget: (): void => tabStore.remove(key),
  };
}
