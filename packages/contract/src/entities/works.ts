/** A case at a desk of the works. */
import * as z from 'zod/mini';
import { desks, worksActs, worksEntities } from '../lifecycles/works.ts';
import { day, instant, keyedMessage, rowId, serialNumber } from './primitives.ts';

export const worksDesk = z.enum(desks);
export const worksEntity = z.enum(worksEntities);
/** What a desk can do. */
export const worksEvent = z.enum([...new Set(worksActs.map(({ event }) => event))]);
/** A value of {@link worksEvent}. */
export type WorksEvent = z.infer<typeof worksEvent>;

/** A step that leads on from how the case stands. */
export const worksStep = z.object({
  entity: worksEntity,
  event: worksEvent,
  title: keyedMessage,
  needsReason: z.boolean(),
  /** Null when it can be done. */
  refusal: z.nullable(keyedMessage),
});
/** A value of {@link worksStep}. */
export type WorksStep = z.infer<typeof worksStep>;

/** One address of a case that goes to several. */
export const worksDrop = z.object({
  position: z.int(),
  consignee: z.string(),
  province: z.string(),
  city: z.string(),
  quantity: z.int(),
  carrier: z.string(),
  status: z.int(),
  statusLabel: keyedMessage,
  /** Of its label; null before. */
  trackingNo: z.nullable(z.string()),
  /** Steps that lead on from how it stands. */
  events: z.array(worksEvent),
});
/** A value of {@link worksDrop}. */
export type WorksDrop = z.infer<typeof worksDrop>;

export const worksCase = z.object({
  orderId: rowId,
  orderSN: serialNumber,
  customer: z.string(),
  productName: z.string(),
  /** Short Chinese specification. */
  spec: z.string(),
  status: z.int(),
  statusLabel: keyedMessage,
  fileStatus: z.int(),
  /** Factory number; null before it is allocated. */
  factory: z.nullable(z.int()),
  /** Null before the work order is opened. */
  workOrderNo: z.nullable(z.string()),
  /** The day by which it is to have gone on; null while none was promised. */
  dueDay: z.nullable(day),
  isLate: z.boolean(),
  /** Since when it stands so. */
  since: instant,
  remark: z.string(),
  /** Empty in a list: they are looked up for a case that is opened. */
  steps: z.array(worksStep),
  /** Empty in a list, and for an order to one address. */
  drops: z.array(worksDrop),
});
/** A value of {@link worksCase}. */
export type WorksCase = z.infer<typeof worksCase>;
