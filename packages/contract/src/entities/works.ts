/** A case at a desk of the works. */
import * as z from 'zod/mini';
import { desks, floorDesks, worksActs, worksEntities } from '../lifecycles/works.ts';
import { configuration } from './configuration.ts';
import { addressInput } from './customer.ts';
import { finding, pagePicture, printFile } from './file.ts';
import { carrierCode, day, instant, keyedMessage, rowId, serialNumber } from './primitives.ts';
import { sender } from './sender.ts';

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

/** What goes to one address: all of a case, or the part of one of its addresses. */
export const worksParcel = z.object({
  /** Of the address; 1 where there is one. */
  position: z.int(),
  receiver: addressInput,
  /** Null while none is chosen. */
  carrier: z.nullable(z.object({ code: carrierCode, name: z.string() })),
  /** As it is planned; null for goods that are in the catalogue no more. */
  packing: z.nullable(
    z.object({
      /** 0: wrapped in paper, without one. */
      cartons: z.int(),
      /** With wrapping and cartons. @unit g */
      weightGrams: z.int(),
    }),
  ),
  /** Its label was taken, and it is packed or on its way: the label can be printed. */
  isLabelled: z.boolean(),
});
/** A value of {@link worksParcel}. */
export type WorksParcel = z.infer<typeof worksParcel>;

/** How the goods of a case leave the works. */
export const worksDispatch = z.object({
  /** Who its parcels say they come from; null: the works. */
  sender: z.nullable(sender),
  parcels: z.array(worksParcel),
});
/** A value of {@link worksDispatch}. */
export type WorksDispatch = z.infer<typeof worksDispatch>;

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

/** By what the brand on a job may be printed. */
export const worksCertificate = z.object({
  brand: z.string(),
  number: z.string(),
  /** How it stands at the desk of papers. */
  standing: keyedMessage,
  /** Its last day; null: for good. */
  validUntil: z.nullable(day),
  hasEnded: z.boolean(),
  pictures: z.array(pagePicture),
});
/** A value of {@link worksCertificate}. */
export type WorksCertificate = z.infer<typeof worksCertificate>;

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
  /** Of the label of an order to one address; null before. */
  trackingNo: z.nullable(z.string()),
  /** Null in a list, for what stays in the cloud warehouse, and for who does not sit at the shipping desk. */
  dispatch: z.nullable(worksDispatch),
  /** Empty in a list, and for goods from the shelf. */
  files: z.array(worksFile),
  /** What the files are for; null in a list, and for goods from the shelf. */
  configuration: z.nullable(configuration),
  /** Null in a list, for an order without one, and for who does not sit at the desk of review. */
  certificate: z.nullable(worksCertificate),
  /** A pass needs a reason: the check found something that a person must judge. False in a list. */
  needsJudgement: z.boolean(),
  /** Null while nobody has it in hand. */
  claim: z.nullable(worksClaim),
});
/** A value of {@link worksCase}. */
export type WorksCase = z.infer<typeof worksCase>;
