/**
 * A carrier without a network: parcels move on the shop's clock from the factory's city over the hubs to the
 * receiver's, with the scans that carriers write. The same parcel has the same way, whoever asks and whenever.
 */
import { createHash } from 'node:crypto';
import { addCourierDays, dateOf, dayNumber } from '@banxin/pricing/calendar';
import { findProvince } from '@banxin/pricing/geo';
import type { Carrier, Place, Report, Scan, TrackedParcel } from './carrier.ts';
import { dayOf, instantOf, msOf } from './clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** One parcel in so many meets nobody at the first try. */
const PROBLEM_IN = 20;
/** One of so many of these is tried again in the evening. */
const SAME_DAY_IN = 2;
/** Days until the others are tried again. */
const PROBLEM_DAYS = 2;
/** One of so many of these takes nothing then: it goes back to where it came from. */
const REFUSED_IN = 4;

/** kuaidi100 states. */
const state = {
  moving: 0,
  collected: 1,
  problem: 2,
  signed: 3,
  delivering: 5,
  refused: 14,
} as const;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Step extends Scan {
  readonly state: number;
}

/** A whole number below `below` that depends on the parcel and on what it is drawn for. */
const draw = (
  { trackingNo }: Pick<TrackedParcel, 'trackingNo'>,
  purpose: string,
  below: number,
): number => Number.parseInt(digest(`${purpose}:${trackingNo}`).slice(0, 8), 16) % below;

/** Whether a parcel meets nobody at the first try. */
export const meetsNobody = (trackingNo: string): boolean =>
  draw({ trackingNo }, 'problem', PROBLEM_IN) === 0;

/** Whether somebody is met in the evening after all. */
const isSameDay = (parcel: Pick<TrackedParcel, 'trackingNo'>): boolean =>
  draw(parcel, 'again', SAME_DAY_IN) === 0;

/** Whether a parcel goes back in the end. */
export const isRefused = (trackingNo: string): boolean =>
  meetsNobody(trackingNo) &&
  !isSameDay({ trackingNo }) &&
  draw({ trackingNo }, 'refused', REFUSED_IN) === 0;

const capitalOf = ({ province, city }: Place): string => findProvince(province)?.capital ?? city;

const short = (name: string): string => name.replace(/[市区县]$/, '');

/** Cities that it is sorted in, each once. */
function hubs({ from, to }: TrackedParcel): string[] {
  const way = [short(from.city), capitalOf(from), capitalOf(to), short(to.city)];
  return way.filter((city, at) => city !== '' && way.indexOf(city) === at);
}

/** The whole way, the oldest first. */
function stepsOf(parcel: TrackedParcel): Step[] {
  const { handedAt, to } = parcel;
  const start = msOf(handedAt);
  const cities = hubs(parcel);
  const last = cities.at(-1) ?? '';
  const day = addCourierDays(dayNumber(dayOf(start)), Math.max(1, parcel.transitDays));
  const on = (after: number, hour: number, minute: number): number =>
    msOf(`${dateOf(day + after)}T00:00:00+08:00`) + hour * HOUR + minute * MINUTE;
  const arrives = on(0, 6, draw(parcel, 'arrives', 60));
  const at = (ms: number, text: string, of: number): Step => ({
    at: instantOf(ms),
    text,
    state: of,
  });
  const steps = [
    at(
      start + 20 * MINUTE,
      `【${cities[0]}】快件已揽收，揽收网点：${cities[0]}印刷园`,
      state.collected,
    ),
  ];
  // Between the hubs the time is divided evenly.
  const leg = (arrives - start - HOUR) / Math.max(1, cities.length);
  cities.forEach((city, position) => {
    const comes = start + HOUR + position * leg;
    const next = cities[position + 1];
    if (position > 0) steps.push(at(comes, `【${city}】快件到达${city}转运中心`, state.moving));
    if (next !== undefined) {
      steps.push(
        at(comes + leg / 3, `【${city}】快件离开${city}转运中心，发往${next}`, state.moving),
      );
    }
  });
  steps.push(at(arrives, `【${last}】快件到达${to.district || last}营业部`, state.moving));
  const goesOut = (after: number) =>
    at(
      on(after, 8, 15 + draw(parcel, 'out', 30)),
      `【${last}】快件正在派送，请保持电话畅通`,
      state.delivering,
    );
  steps.push(goesOut(0));
  const isProblem = meetsNobody(parcel.trackingNo);
  const isInTheEvening = isProblem && isSameDay(parcel);
  if (isProblem) {
    steps.push(
      at(
        on(0, 11, draw(parcel, 'fails', 60)),
        `【${last}】收货人电话无人接听，快件暂存营业部，${isInTheEvening ? '晚上' : '改日'}再送`,
        state.problem,
      ),
      isInTheEvening
        ? at(on(0, 18, draw(parcel, 'out', 30)), `【${last}】快件再次派送`, state.delivering)
        : goesOut(PROBLEM_DAYS),
    );
  }
  const endsAt = on(
    isProblem && !isInTheEvening ? PROBLEM_DAYS : 0,
    isInTheEvening ? 19 : 9 + draw(parcel, 'hour', 8),
    draw(parcel, 'minute', 60),
  );
  steps.push(
    isRefused(parcel.trackingNo)
      ? at(endsAt, `【${last}】收货人拒收，快件退回寄件人`, state.refused)
      : at(endsAt, `【${last}】快件已签收，签收人：本人`, state.signed),
  );
  return steps;
}

/** When it is seen next after `now`; null when its way has ended. */
export const nextScanOf = (parcel: TrackedParcel, now: string): string | null =>
  stepsOf(parcel).find(({ at }) => msOf(at) > msOf(now))?.at ?? null;

/** Numbers as the carriers write them. */
const PREFIX: Readonly<Record<string, string>> = {
  zhongtong: '73',
  yuantong: 'YT',
  shentong: '77',
  yunda: '31',
  jtexpress: 'JT',
  shunfeng: 'SF',
  jd: 'JD',
  ems: '11',
  youzhengguonei: '98',
  debangkuaidi: 'DPK',
};

export const localCarrier: Carrier = {
  nextNumber: (carrier, { orderSN, label }) => {
    const digits = BigInt(`0x${digest(`${orderSN}:${label}`).slice(0, 14)}`) % 10n ** 12n;
    return `${PREFIX[carrier] ?? 'BX'}${String(digits).padStart(12, '0')}`;
  },
  track: async (parcel, now): Promise<Report | null> => {
    const seen = stepsOf(parcel).filter(({ at }) => msOf(at) <= msOf(now));
    const newest = seen.at(-1);
    if (newest === undefined) return null;
    return { state: newest.state, scans: seen.map(({ at, text }) => ({ at, text })) };
  },
};
