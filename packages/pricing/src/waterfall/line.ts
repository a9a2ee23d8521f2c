/** One line of a price, with its texts in words and as data. */
import { fen } from '../money.ts';
import type { Fen, Line, LineKind, LineSentences } from '../types.ts';
import type { Term } from '../wording/chinese.ts';
import { type Sentence, sentence, type Wording } from '../wording/sentence.ts';

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

/** Something taken off the price. @param amount what it takes off, not negative */
export const discountLine = (
  word: Wording,
  id: string,
  term: Term,
  amount: number,
  detail: Sentence,
): Line => lineOf(word, id, 'discount', fen(-amount), { label: sentence('term', term), detail });
