// Hands the built-in strings to components; Chinese unless a provider says otherwise.
import { createContext, useContext } from 'react';
import { type Messages, zhCN } from './zhCN.ts';

export const MessagesContext = createContext<Messages>(zhCN);

/** The built-in strings of the nearest BanxinProvider. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}
