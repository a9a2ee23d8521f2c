/** Words that were searched for, newest first, remembered per user. */
import { SEARCH_HISTORY_MAX } from '@banxin/contract/constants';
import type { UserInfo } from '@banxin/contract/entities/customer';

/** Store key of a user's words; visitors of one browser share theirs. */
export const historyKey = (user: Pick<UserInfo, 'id'> | null | undefined): string =>
  `searchHistory.${user?.id ?? 'visitor'}`;

/** The words with one more in front; said again, it moves there. */
export const withWord = (words: readonly string[], word: string): readonly string[] =>
  word === ''
    ? words
    : [word, ...words.filter((known) => known !== word)].slice(0, SEARCH_HISTORY_MAX);
