/** Answers why a favourite cannot be ordered again, in words. */
import type { Lost } from '@banxin/contract/entities/favorite';
import { dayText } from '../../lib/day.ts';
import { useText } from '../../lib/text.ts';
import { lostText } from './lost.messages.ts';

export function useLostWords(): (lost: Lost) => string {
  const text = useText(lostText);
  const { dayWords } = useText(dayText);
  return ({ reason, day }) =>
    reason === 'certificate' && day !== null ? text.certificateOn(dayWords(day)) : text[reason];
}
