/** The works: press sheets, work orders, parcels. */
import type { GangPlan } from '@banxin/contract/entities/gang';
import type { OfficeKind } from '@banxin/contract/entities/office';
import type { Sender } from '@banxin/contract/entities/sender';
import type { Generated } from 'kysely';
import type { Instant, JsonOrNull } from './columns.ts';

/** A press sheet that jobs of several customers share. */
export interface PressSheetsTable {
  id: Generated<number>;
  sheet_no: string;
  factory: number;
  /** What the jobs on it have in common: paper, inks, press sheet, run. */
  stock: string;
  /** How much of it is taken. @unit thousandths */
  filled: Generated<number>;
  opened_at: Instant;
  /** From then on no job leaves it and none is added; null while it is open. */
  plated_at: Instant | null;
  /** Planned as a whole, by people or for one job with many styles: the automatic imposition adds nothing to it. */
  by_hand: Generated<boolean>;
  /** Counts the changes that people make. */
  rev: Generated<number>;
  /** Login that saved it last; null where nobody has. */
  saved_by: number | null;
  /** When the work orders of a sheet by hand were opened; null before, and for an automatic one. */
  released_at: Instant | null;
  /** Where its pieces lie, from then on. */
  plan: JsonOrNull<GangPlan>;
}

/** An order on a sheet that people put together: the whole of it, or some of its styles. */
export interface GangJobsTable {
  customer_id: number;
  order_id: number;
  sheet_id: number;
  /** From 0: the order in which jobs are laid out. */
  position: number;
  /** Styles that lie there, from 1, ascending; null for all of them. */
  part: number[] | null;
}

/** Which orders are made on which shared sheet: a job with many styles is on several. */
export interface SheetJobsView {
  customer_id: number;
  order_id: number;
  sheet_id: number;
}

/** One per order that is made. */
export interface WorkOrdersTable {
  customer_id: number;
  order_id: number;
  work_order_no: string;
  factory: number;
  /** Null for a job that has its sheets for itself; the first of several. */
  sheet_id: number | null;
  /** Places on all its shared sheets. */
  places: Generated<number>;
  /** Part of that sheet. @unit thousandths */
  share: Generated<number>;
  opened_at: Instant;
  /** When its plates were made, whether it shares a sheet or not; never again null. */
  plated_at: Generated<Instant | null>;
}

export interface ParcelsTable {
  customer_id: number;
  id: Generated<number>;
  order_id: number;
  /** Of the order's drops; 1 for an order to one address. */
  drop_position: Generated<number>;
  /** kuaidi100 code. */
  carrier: string;
  tracking_no: string;
  /** kuaidi100 state; null before the first scan. */
  state: number | null;
  /** Who it says it comes from, as it was printed; null: the works. */
  sender: JsonOrNull<Sender>;
  labelled_at: Instant;
  /** Null while it is at the works. */
  handed_at: Instant | null;
  /** When its carrier is asked next; null while it is at the works, and when its way has ended. */
  poll_after: Instant | null;
}

/** What a carrier reported, in its own words. */
export interface ParcelScansTable {
  customer_id: number;
  parcel_id: number;
  at: Instant;
  text: string;
}

/** A case of a desk that somebody has in hand. */
export interface CaseClaimsTable {
  kind: OfficeKind | 'order';
  /** What people call it. */
  number: string;
  staff_id: number;
  /** From then on it is free again. */
  until: Instant;
}
