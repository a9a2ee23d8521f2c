// Hands the built-in strings to components; Chinese unless a provider says otherwise.
import { useContext } from 'react';
import { MessagesContext } from './words.ts';
import { type Messages, zhCN } from './zhCN.ts';

/** All built-in strings of the nearest BanxinProvider. Parts of the first screen use `useWords`. */
export function useMessages(): Messages {
  return useContext(MessagesContext) ?? zhCN;
}
