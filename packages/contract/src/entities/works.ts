/** A case at a desk of the works. */
import * as z from 'zod/mini';
import { desks, floorDesks, worksActs, worksEntities } from '../lifecycles/works.ts';
import { finding, printFile } from './file.ts';
import { day, instant, keyedMessage, rowId, serialNumber } from './primitives.ts';

export const worksDesk = z.enum(desks);
/** A desk whose cases are orders. */
export const floorDesk = z.enum(floorDesks);
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

/** Who has a case in hand: nobody else acts on it until then, or takes it over. */
export const worksClaim = z.object({
  /** The contact person of the login, else its name. */
  by: z.string(),
  isOwn: z.boolean(),
  until: instant,
});
/** A value of {@link worksClaim}. */
export type WorksClaim = z.infer<typeof worksClaim>;

/** A print file of a case, with what the check says of it for this job, the worst first. */
export const worksFile = z.object({ file: printFile, findings: z.array(finding) });
/** A value of {@link worksFile}. */
export type WorksFile = z.infer<typeof worksFile>;

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
  /** Empty in a list, and for goods from the shelf. */
  files: z.array(worksFile),
  /** A pass needs a reason: the check found something that a person must judge. False in a list. */
  needsJudgement: z.boolean(),
  /** Null while nobody has it in hand. */
  claim: z.nullable(worksClaim),
});
/** A value of {@link worksCase}. */
export type WorksCase = z.infer<typeof worksCase>;
