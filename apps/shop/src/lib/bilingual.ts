/** Words that the server carries in both languages, in the reader's. */
import type { Bilingual } from '@banxin/contract/entities/bilingual';
import { useContext } from 'react';
import { LocaleContext } from './text.ts';

export function useBilingual(): (words: Bilingual) => string {
  const locale = useContext(LocaleContext);
  return ({ zh, en }) => (locale === 'zh-CN' ? zh : en);
}
