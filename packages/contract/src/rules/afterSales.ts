/** After-sales decided by the business: how long, what is tolerated, what is offered at once. @see domain decisions §3 */

import type { ClaimLine } from '../entities/afterSales.ts';
import type { JobStyle } from '../entities/styles.ts';
import {
  type AfterSalesCause,
  type AfterSalesSolution,
  afterSalesCause,
} from '../enums/afterSales.ts';
import { vipLevels } from '../membership.ts';

/** In which after-sales can be asked for without a membership. @unit days */
const USUAL_DAYS = 15;
/** For what shows when the parcel is opened: damage on the way, pieces that are missing. @unit days */
const AT_ONCE_DAYS = 3;

/** Causes that are told of at once, with photographs. */
const atOnce: readonly AfterSalesCause[] = [
  afterSalesCause.shipping,
  afterSalesCause.shortQuantity,
];

/** How long after the receipt a cause can be told of. @unit days */
export function claimDays(cause: AfterSalesCause, vipLevel: number): number {
  if (atOnce.includes(cause)) return AT_ONCE_DAYS;
  return longestClaimDays(vipLevel);
}

/** The same of the cause that has the most time. @unit days */
export const longestClaimDays = (vipLevel: number): number =>
  vipLevel in vipLevels ? vipLevels[vipLevel as keyof typeof vipLevels].afterSalesDays : USUAL_DAYS;

/** True where a photograph is asked for. */
export const needsPictures = (cause: AfterSalesCause): boolean => atOnce.includes(cause);

/** Who answers for it: the customer who ordered wrongly, the factory, or the carrier, for whom the shop pays first. */
export const liabilities = ['customer', 'factory', 'carrier'] as const;
/** One of {@link liabilities}. */
export type Liability = (typeof liabilities)[number];

/** Who answers for a cause. */
export const liabilityOf = (cause: AfterSalesCause): Liability => {
  if (cause === afterSalesCause.wrongOrder) return 'customer';
  return cause === afterSalesCause.shipping ? 'carrier' : 'factory';
};

/** What is tolerated in both directions. Other printers publish ±5 %, and 1 to 2 mm. */
export const tolerances = {
  /** Of the pieces ordered. @unit percent */
  quantity: 3,
  /** Where cards are cut. @unit mm */
  cuttingCards: 1,
  /** Where everything else is cut. @unit mm */
  cutting: 2,
} as const;

/** What is measured for a cause; null where nothing is. */
export const measuredFor = (cause: AfterSalesCause): 'received' | 'deviationMm' | null => {
  if (cause === afterSalesCause.shortQuantity) return 'received';
  return cause === afterSalesCause.cutting ? 'deviationMm' : null;
};

/** What a customer who ordered wrongly pays of a reprint. @unit percent */
export const WRONG_ORDER_RATE = 70;

/** Offers up to this sum need nobody's consent but the customer's. @unit fen */
export const OFFER_AT_ONCE_MAX_FEN = 50_000;

/** Evidence may be added this often after a failed audit. */
export const EVIDENCE_ROUNDS_MAX = 3;
/** A failed audit without another word is over after so long. @unit days */
export const EVIDENCE_DAYS = 7;
/** What waits for goods, photographs or a carrier is over after so long. @unit days */
export const SUSPENDED_DAYS = 30;

/** Photographs of an application, or of one addition to it. */
export const EVIDENCE_PICTURES_MAX = 9;
/** Of one message. */
export const MESSAGE_PICTURES_MAX = 3;
/** Characters. */
export const AFTER_SALES_TEXT_MIN = 10;
export const AFTER_SALES_TEXT_MAX = 500;
/** Marks on the proof of one application. */
export const MARKS_MAX = 30;
/** What is written to one of them. Characters. */
export const MARK_TEXT_MAX = 60;
/** Answers that are marked as read at once. */
export const ANSWERS_READ_MAX = 200;
/** A draft of an application stays in the browser for so long. @unit days */
export const CLAIM_DRAFT_DAYS = 7;

/** How long a person takes to answer an application. @unit hours */
export const AUDIT_HOURS = 24;

/** What the address of the page calls a wish. */
export const wishes: readonly AfterSalesSolution[] = [1, 2, 3, 4];

/** The wish that an address names; null for an address that names none. */
export const wishOf = (type: string): AfterSalesSolution | null =>
  wishes.find((wish) => String(wish) === type) ?? null;

/** What a job's files are told apart by. */
export interface Artwork<File extends { readonly id: string }> {
  readonly files: readonly File[];
  /** Null where none of them was named. */
  readonly styles: readonly JobStyle[] | null;
  /** How many styles the job has. */
  readonly count: number;
}

/** Files that hold the styles of these lines; all of them where nothing says which is whose. */
export function filesOfLines<File extends { readonly id: string }>(
  { files, styles, count }: Artwork<File>,
  lines: readonly ClaimLine[],
): readonly File[] {
  const chosen = lines.map(({ style }) => style - 1);
  if (styles !== null) {
    const parts = chosen.flatMap((index) => styles[index]?.parts ?? []);
    const named = new Set(parts.map(({ fileId }) => fileId));
    return files.filter(({ id }) => named.has(id));
  }
  return files.length === count ? chosen.flatMap((index) => files[index] ?? []) : files;
}
