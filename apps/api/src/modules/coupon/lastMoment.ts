/** Until when a coupon holds that was received. */
import { dayOf, msOf } from '../../ports/clock.ts';

const DAY_MS = 24 * 3_600_000;

/** The end of the day that comes so many days after an instant. */
export const lastMoment = (at: string, days: number): string =>
  `${dayOf(msOf(at) + days * DAY_MS)}T23:59:59.999+08:00`;
