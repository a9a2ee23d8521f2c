/** The end of something in the demo that is meant to be running, on whatever day the demo is set up. */
import { dayOf, msOf } from '../../ports/clock.ts';

const DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** The given day, or one a month ahead of the present. @param writtenAt instant */
export function stillRunning(day: string, writtenAt: string): string {
  const ahead = dayOf(msOf(writtenAt) + DAYS * DAY_MS);
  return day > ahead ? day : ahead;
}
