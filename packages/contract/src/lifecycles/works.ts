/** What the works do: which desk takes which arrow, which orders wait there, where a reason is asked for. */
import {
  type FileStatus,
  fileStatus as f,
  type OrderStatus,
  orderStatus as s,
} from '../enums/order.ts';
import type { Chart } from './chart.ts';
import { fileChart } from './file.ts';
import { orderChart } from './order.ts';

/** Desks of the works whose cases are orders. */
export const floorDesks = ['review', 'production', 'shipping'] as const;
/** One of {@link floorDesks}. */
export type FloorDesk = (typeof floorDesks)[number];

/** Desks whose cases are what customers ask of the office. */
export const officeDesks = ['aftersales', 'papers', 'invoices', 'receipts', 'content'] as const;
/** One of {@link officeDesks}. */
export type OfficeDesk = (typeof officeDesks)[number];

/** Desks at which nothing waits: people search there for what somebody asks about. */
export const searchDesks = ['customers'] as const;
/** One of {@link searchDesks}. */
export type SearchDesk = (typeof searchDesks)[number];

/** Desks at which something waits. */
export const queueDesks = [...floorDesks, ...officeDesks] as const;
/** Every desk, in the order of the work. */
export const desks = [...queueDesks, ...searchDesks] as const;
/** One of {@link desks}. */
export type Desk = (typeof desks)[number];

export const isOfOffice = (desk: Desk): desk is OfficeDesk =>
  officeDesks.some((one) => one === desk);

export const isSearched = (desk: Desk): desk is SearchDesk =>
  searchDesks.some((one) => one === desk);

/** What an act moves. */
export const worksEntities = ['order', 'file'] as const;
/** One of {@link worksEntities}. */
export type WorksEntity = (typeof worksEntities)[number];

/** What a withdrawn review asks the customer for. */
export const withdrawalAsks = ['product', 'file', 'certificate'] as const;
/** One of {@link withdrawalAsks}. */
export type WithdrawalAsks = (typeof withdrawalAsks)[number];

/** Charts by what they move. */
export const worksCharts: Readonly<Record<WorksEntity, Chart>> = {
  order: orderChart,
  file: fileChart,
};

/** One arrow that a desk takes. */
export interface WorksAct {
  readonly entity: WorksEntity;
  readonly event: string;
  readonly desk: FloorDesk;
  /** The customer reads it, so it may not be left out. */
  readonly needsReason: boolean;
}

const acts = (
  desk: FloorDesk,
  entity: WorksEntity,
  events: readonly string[],
  needsReason = false,
): readonly WorksAct[] => events.map((event) => ({ entity, event, desk, needsReason }));

/** Every act that a call performs, as a desk offers them. */
export const worksActs: readonly WorksAct[] = [
  ...acts('review', 'order', ['REVIEW_PASS']),
  ...acts('review', 'order', ['REVIEW_WITHDRAW'], true),
  ...acts(
    'review',
    'file',
    ['FILE_MUST_CHANGE', 'PRODUCT_MUST_CHANGE', 'CERTIFICATE_MUST_CHANGE', 'PAUSE'],
    true,
  ),
  ...acts('review', 'file', ['RESUME']),
  ...acts('production', 'order', [
    ...['ALLOCATE', 'UNALLOCATE', 'OPEN_WORK_ORDER', 'WITHDRAW_WORK_ORDER', 'PICKED'],
    ...['OUTSOURCE', 'SCAN_RETURN', 'CONFIRM_RETURN', 'STORE_PART', 'STORE_ALL'],
  ]),
  ...acts('production', 'order', ['PUT_BACK', 'WITHDRAW_STORAGE', 'REWORK', 'CANCEL'], true),
  ...acts('shipping', 'order', ['LABEL', 'CANCEL_LABEL', 'ALL_HANDED_OVER', 'RETURN_SCANNED']),
  ...acts('shipping', 'order', ['RETURN_AUTHORISED', 'RETURN_CANCELLED', 'RESHIP'], true),
];

/** Acts that a desk takes for one address of an order that goes to several. */
export const dropEvents: readonly string[] = [
  ...['LABEL', 'CANCEL_LABEL', 'ALL_HANDED_OVER'],
  ...['RETURN_AUTHORISED', 'RETURN_SCANNED', 'RETURN_CANCELLED', 'RESHIP'],
];

/** Steps that a desk takes for many cases at once: nothing that they ask differs from case to case. */
export const bulkEvents: Readonly<Record<FloorDesk, readonly string[]>> = {
  review: ['REVIEW_PASS', 'REVIEW_WITHDRAW'],
  production: ['ALLOCATE', 'OPEN_WORK_ORDER', 'PICKED', 'STORE_ALL'],
  shipping: ['LABEL', 'ALL_HANDED_OVER'],
};
/** So many cases at once, and no more. */
export const BULK_MAX = 50;

/** The act of an event; null when no call performs it. */
export const worksActOf = (entity: WorksEntity, event: string): WorksAct | null =>
  worksActs.find((act) => act.entity === entity && act.event === event) ?? null;

/** Statuses in which an order waits at a desk. */
export const deskStatuses: Readonly<Record<FloorDesk, readonly OrderStatus[]>> = {
  review: [s.registered, s.ordered],
  production: [
    ...[s.approvedOrdered, s.allocated, s.workOrderOpened, s.outsourced, s.scanReturn],
    ...[s.returnedToFactory, s.storageWithdrawn, s.partlyStored],
  ],
  shipping: [s.stored, s.shipping, s.toReturn, s.returned],
};

/** Files that a person may approve: nobody waits for the customer. */
export const reviewableFiles: readonly FileStatus[] = [f.unmodified, f.modified, f.confirmed];

/** Files of which the review desk has something to do: what is paused there is resumed there. */
export const queuedFiles: readonly FileStatus[] = [...reviewableFiles, f.paused];
