// Hands a component the strings of its own part, so that it brings no other part into a bundle.
import { createContext, useContext } from 'react';
import type { Messages } from './zhCN.ts';

/** Set by BanxinProvider when it is given strings; null means Chinese. */
export const MessagesContext = createContext<Messages | null>(null);

/** The strings of one part in the language of the nearest BanxinProvider. @param own the part in Chinese */
export function useWords<Part extends Partial<Messages>>(own: Part): Part {
  return (useContext(MessagesContext) as Part | null) ?? own;
}
