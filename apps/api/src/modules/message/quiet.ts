/** Hours in which no text message comes. */
import type { QuietHours } from '@banxin/contract/entities/messageSettings';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';

const DAY = 24 * 3_600_000;

/**
 * The end of the quiet hours that `now` lies in, as an instant; null outside of them. They begin with their first
 * minute and end before their last; where both are the same there are none.
 * @param now ms
 */
export function quietUntil(quiet: QuietHours | null, now: number): string | null {
  if (quiet === null || quiet.from === quiet.until) return null;
  const midnight = msOf(`${dayOf(now)}T00:00:00.000+08:00`);
  const at = (time: string) => msOf(`${dayOf(now)}T${time}:00.000+08:00`) - midnight;
  const [from, until, time] = [at(quiet.from), at(quiet.until), now - midnight];
  const isOverMidnight = from > until;
  if (isOverMidnight) {
    if (time < until) return instantOf(midnight + until);
    return time >= from ? instantOf(midnight + DAY + until) : null;
  }
  return time >= from && time < until ? instantOf(midnight + until) : null;
}
