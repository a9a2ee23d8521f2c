/** News and help are written in Chinese; titles and summaries are there in English too. */
import { useContext } from 'react';
import { LocaleContext } from '../../lib/text.ts';

/** Picks the one in the reader's language. */
export const useWording = (): ((chinese: string, english: string) => string) => {
  const locale = useContext(LocaleContext);
  return (chinese, english) => (locale === 'en-US' ? english : chinese);
};

/** A number of an address; what is none stands for `nowhere`, which no article and no topic has. */
export const numberOr = (nowhere: number, text: string): number =>
  /^\d{1,9}$/.test(text) ? Number(text) : nowhere;
