/** Shapes of what desk.ts sends and answers. */
import * as z from 'zod/mini';
import { JOB_FILES_MAX } from '../../constants.ts';
import {
  fen,
  fileId,
  noInput,
  pageInput,
  pageOf,
  rowId,
  shortText,
} from '../../entities/primitives.ts';
import {
  floorDesk,
  worksCase,
  worksClaim,
  worksDesk,
  worksEntity,
  worksEvent,
} from '../../entities/works.ts';
import { withdrawalAsks } from '../../lifecycles/works.ts';

/** What the customer reads. */
const reason = z.string().check(z.trim(), z.minLength(4), z.maxLength(200));

export const getDesks = {
  input: noInput,
  output: z.object({
    /** Those of this login, in the order of the work. */
    desks: z.array(
      z.object({
        desk: worksDesk,
        /** Cases that wait there. */
        count: z.int(),
        /** Of them, whose day has passed. */
        late: z.int(),
      }),
    ),
  }),
};

export const getQueue = {
  input: z.object({
    desk: floorDesk,
    /** Part of an order number, of a customer's name or of a product's. */
    keyword: z.optional(shortText(50).check(z.trim())),
    ...pageInput,
  }),
  output: pageOf(worksCase),
};

export const getCase = {
  input: z.object({ id: rowId }),
  output: worksCase,
};

export const scan = {
  input: z.object({
    /** What the scanner read. */
    number: shortText(40).check(z.trim(), z.regex(/^[A-Za-z0-9-]{4,40}$/)),
  }),
  output: z.object({
    /** The order's. */
    id: rowId,
    orderSN: z.string(),
  }),
};

export const claim = {
  input: z.object({
    /** The order's. */
    id: rowId,
    /** Also out of the hands of somebody else. */
    take: z._default(z.boolean(), false),
  }),
  output: worksClaim,
};

export const getJobTicket = {
  input: z.object({ id: rowId }),
  output: z.unknown(),
};

export const getLabel = {
  input: z.object({
    /** The order's. */
    id: rowId,
    /** Position of one of several addresses; absent: every one that has its label. */
    drop: z.optional(rowId),
  }),
  output: z.unknown(),
};

export const act = {
  input: z.object({
    entity: worksEntity,
    /** The order's. */
    id: rowId,
    event: worksEvent,
    reason: z.optional(reason),
    /** How the order stood when it was decided; one that stands otherwise by now is left alone. */
    seen: z.optional(z.int()),
    payload: z._default(
      z.object({
        /** ALLOCATE: another factory than the promised one. */
        factory: z.optional(z.int()),
        /** REVIEW_PASS: the files that were looked at; others are there by now: nothing passes unseen. */
        files: z.optional(z.array(fileId).check(z.maxLength(JOB_FILES_MAX))),
        /** REVIEW_WITHDRAW: what the customer is to change. @default file */
        asks: z.optional(z.enum(withdrawalAsks)),
        /** RETURN_SCANNED: what goes back the way it was paid; nothing when it is left out. */
        refund: z.optional(fen.check(z.minimum(0))),
        /** Position of the drop that it is for; absent: every one of the order that can take the step. */
        drop: z.optional(z.int()),
        /** LABEL, RESHIP: the number on a label that was printed elsewhere. */
        trackingNo: z.optional(shortText(40).check(z.trim(), z.regex(/^[A-Za-z0-9-]{6,40}$/))),
      }),
      {},
    ),
  }),
  output: worksCase,
};
