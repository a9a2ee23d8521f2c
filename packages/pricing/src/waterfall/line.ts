/** One line of a price, with its texts in words and as data. */
import type { Fen, Line, LineKind, LineSentences } from '../types.ts';
import type { Wording } from '../wording/sentence.ts';

export const lineOf = (
  word: Wording,
  id: string,
  kind: LineKind,
  amount: Fen,
  said: LineSentences,
): Line => ({
  id,
  label: word(said.label),
  amount,
  detail: said.detail ? word(said.detail) : '',
  kind,
  said,
});
