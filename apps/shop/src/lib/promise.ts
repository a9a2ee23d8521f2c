/** The delivery promise in words: working days while it counts from something that is still to come. */
import type { DeliveryPlan } from '@banxin/contract/entities/quote';
import { dictionary } from './text.ts';

type Days = Pick<DeliveryPlan, 'days' | 'transitDays'>;

const workingDays = (days: number): string =>
  days === 1 ? '1 working day' : `${days} working days`;
const roadZh = (days: number): string => (days === 0 ? '发货当天可取' : `途中约 ${days} 天`);
const roadEn = (days: number): string =>
  days === 0
    ? 'there the same day'
    : days === 1
      ? 'about 1 day on the road'
      : `about ${days} days on the road`;
const shipsZh = (days: number): string =>
  days === 0 ? '付款当日发货' : `付款后 ${days} 个工作日发货`;
const shipsEn = (days: number): string =>
  days === 0 ? 'Ships on the day of payment' : `Ships ${workingDays(days)} after payment`;

export const promiseText = dictionary(
  {
    /** Until it ships. */
    ships: shipsZh,
    onTheRoad: roadZh,
    afterPayment: ({ days, transitDays }: Days) => `${shipsZh(days)}，${roadZh(transitDays)}`,
    afterReview: ({ days, transitDays }: Days) =>
      `文件通过审核${days === 0 ? '当日' : `后 ${days} 个工作日`}发货，${roadZh(transitDays)}`,
    /** Said of an order that is paid for, with its files approved, at once. */
    arrivesBy: (day: string) => `现在付款，约 ${day} 送达`,
    counts: (cutOff: string, isPrinted: boolean) =>
      `工作日 ${cutOff} 前付款${isPrinted ? '且文件通过审核' : ''}，当天起算`,
  },
  {
    ships: shipsEn,
    onTheRoad: roadEn,
    afterPayment: ({ days, transitDays }: Days) => `${shipsEn(days)}, ${roadEn(transitDays)}`,
    afterReview: ({ days, transitDays }: Days) =>
      `Ships ${days === 0 ? 'the day' : `${workingDays(days)} after`} the files pass review, ${roadEn(transitDays)}`,
    arrivesBy: (day: string) => `Paid now, there about ${day}`,
    counts: (cutOff: string, isPrinted: boolean) =>
      `A working day counts when paid${isPrinted ? ' and files approved' : ''} before ${cutOff}`,
  },
);
