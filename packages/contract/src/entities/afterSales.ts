/** What after-sales carries: tickets, their records, what was judged, said and shown. */
import * as z from 'zod/mini';
import {
  afterSalesAudit,
  afterSalesCause,
  afterSalesRecordStatus,
  afterSalesSolution,
  afterSalesStatus,
  refundMethod,
} from '../enums/afterSales.ts';
import { actors } from '../lifecycles/chart.ts';
import { liabilities, MARK_TEXT_MAX } from '../rules/afterSales.ts';
import { bilingual } from './bilingual.ts';
import { filePage } from './file.ts';
import { day, fen, fileId, instant, keyedMessage, rowId, serialNumber } from './primitives.ts';
import { productArt } from './productArt.ts';
import { sentence, sentenceJson } from './sentence.ts';

export const claimCause = z.literal([...afterSalesCause.values]);
export const claimSolution = z.literal([...afterSalesSolution.values]);
export const claimMethod = z.literal([...refundMethod.values]);

/** Which pieces: of one style, and of one address where the order goes to several. */
export const claimLine = z.object({
  /** From 1. */
  style: z.int().check(z.minimum(1), z.maximum(1_000)),
  /** Position of the address; absent where there is one. */
  drop: z.exactOptional(z.int().check(z.minimum(1), z.maximum(100))),
  /** Pieces that something is wrong with, in the order's unit. */
  quantity: z.int().check(z.minimum(1), z.maximum(100_000_000)),
});
/** A value of {@link claimLine}. */
export type ClaimLine = z.infer<typeof claimLine>;

/** What was counted or measured. */
export const claimMeasured = z.object({
  /** Pieces of these lines that arrived. */
  received: z.exactOptional(z.int().check(z.minimum(0), z.maximum(100_000_000))),
  /** @unit mm */
  deviationMm: z.exactOptional(z.number().check(z.minimum(0), z.maximum(100))),
});
/** A value of {@link claimMeasured}. */
export type ClaimMeasured = z.infer<typeof claimMeasured>;

/** A point on a page of the proof. */
export const claimMark = z.object({
  fileId,
  /** From 1. */
  page: z.int().check(z.minimum(1), z.maximum(99)),
  /** From the left and from the top. @unit per mille of the page */
  x: z.int().check(z.minimum(0), z.maximum(1_000)),
  y: z.int().check(z.minimum(0), z.maximum(1_000)),
  /** What is wrong there; empty where the point says enough. */
  text: z._default(z.string().check(z.trim(), z.maxLength(MARK_TEXT_MAX)), ''),
});
/** A value of {@link claimMark}. */
export type ClaimMark = z.infer<typeof claimMark>;

/** What can be had at once. */
export const claimOffer = z.object({
  /** Of a refund, or the value of a reprint; where the customer answers for it, what the reprint costs. @unit fen */
  amount: fen,
  /** Pieces. */
  quantity: z.int(),
  solutions: z.array(claimSolution),
  /** The customer pays it. */
  isPaid: z.boolean(),
  /** Accepted, it needs no audit. */
  isAtOnce: z.boolean(),
});
/** A value of {@link claimOffer}. */
export type ClaimOffer = z.infer<typeof claimOffer>;

/** What follows from what is told. */
export const claimJudgement = z.object({
  /** Null where nothing is measured. */
  within: z.nullable(z.boolean()),
  /** Percent, or millimetres. */
  tolerance: z.nullable(z.number()),
  /** The same unit, one decimal. */
  difference: z.nullable(z.number()),
  liability: z.enum([...liabilities]),
  /** Of asking; null while the order has not been received. */
  lastDay: z.nullable(day),
  /** All of it in one sentence. */
  sentence: keyedMessage,
  offer: z.nullable(claimOffer),
  /** What can be refunded of these pieces at most. @unit fen */
  most: fen,
});
/** A value of {@link claimJudgement}. */
export type ClaimJudgement = z.infer<typeof claimJudgement>;

/** Something that the customer may do now, or why not. */
const claimAction = z.object({
  event: z.enum(['REVOKE', 'ADD_EVIDENCE', 'message', 'returnParcel']),
  allowed: z.boolean(),
  reason: z.nullable(keyedMessage),
});
/** A value of {@link claimAction}. */
export type ClaimAction = z.infer<typeof claimAction>;

/** What a ticket is about, as lists draw it. */
const goods = {
  orderSN: serialNumber,
  productId: z.int(),
  productName: z.string(),
  spec: z.string(),
  /** The same by its parts; null in orders of the past. */
  specSaid: z.nullable(sentenceJson),
  family: productArt,
  thumbnail: z.nullable(z.string()),
  widthMm: z.number(),
  heightMm: z.number(),
};

const summary = {
  id: rowId,
  ticketSN: serialNumber,
  ...goods,
  cause: claimCause,
  solution: claimSolution,
  /** What is refunded or asked for; null where no money goes back. @unit fen */
  amount: z.nullable(fen),
  status: z.literal([...afterSalesStatus.values]),
  audit: z.literal([...afterSalesAudit.values]),
  /** How it stands, ticket and audit together. */
  standing: keyedMessage,
  /** How often evidence was added. */
  rounds: z.int(),
  /** Day by which the customer has to answer; null when nobody waits for that. */
  answerBy: z.nullable(day),
  createdAt: instant,
  updatedAt: instant,
  /** Answers of the works that this login has not looked at. */
  unread: z.int(),
  actions: z.array(claimAction),
};

/** A ticket as a list shows it. */
export const claimSummary = z.object(summary);
/** A value of {@link claimSummary}. */
export type ClaimSummary = z.infer<typeof claimSummary>;

/** A file of the order with its pages: what the pieces were to look like. */
export const claimProof = z.object({ id: fileId, name: z.string(), pages: z.array(filePage) });
/** A value of {@link claimProof}. */
export type ClaimProof = z.infer<typeof claimProof>;

/** A photograph. */
export const claimPicture = z.object({ id: fileId, name: z.string() });
/** A value of {@link claimPicture}. */
export type ClaimPicture = z.infer<typeof claimPicture>;

/** One solution. */
export const claimRecord = z.object({
  id: rowId,
  solution: claimSolution,
  status: z.literal([...afterSalesRecordStatus.values]),
  standing: keyedMessage,
  quantity: z.int(),
  /** @unit fen; null for what is no money. */
  amount: z.nullable(fen),
  method: z.nullable(claimMethod),
  refundedAt: z.nullable(instant),
  reprint: z.nullable(z.object({ orderSN: serialNumber, standing: keyedMessage, total: fen })),
});
/** A value of {@link claimRecord}. */
export type ClaimRecord = z.infer<typeof claimRecord>;

export const claimMessage = z.object({
  id: rowId,
  by: z.enum(['customer', 'works']),
  /** Who of the customer's people wrote it; null for the works. */
  name: z.nullable(z.string()),
  /** Added evidence, and not said in passing. */
  isEvidence: z.boolean(),
  /** The works have said it, and this login has not looked at it. */
  isUnread: z.boolean(),
  text: z.string(),
  pictures: z.array(claimPicture),
  at: instant,
});
/** A value of {@link claimMessage}. */
export type ClaimMessage = z.infer<typeof claimMessage>;

/** A station of a ticket's way. */
export const claimStep = z.object({
  title: keyedMessage,
  at: z.nullable(instant),
  state: z.enum(['done', 'current', 'future']),
});

/** A ticket as its page shows it. */
export const claimDetail = z.object({
  ...summary,
  orderId: rowId,
  unit: z.object({ label: z.string(), said: sentence }),
  lines: z.array(claimLine),
  /** Names of these styles; null where the order names none. */
  styleNames: z.array(z.nullable(z.string())),
  measured: claimMeasured,
  description: z.string(),
  pictures: z.array(claimPicture),
  marks: z.array(claimMark),
  /** Files of these styles, whose pages the marks are on. */
  proofs: z.array(claimProof),
  phone: z.string(),
  method: claimMethod,
  judgement: claimJudgement,
  /** What the works said when it did not pass, or waits; null otherwise. */
  reason: z.nullable(z.string()),
  steps: z.array(claimStep),
  /** Who acts next, and until when. */
  next: z.object({
    by: z.nullable(z.enum(actors)),
    sentence: keyedMessage,
  }),
  records: z.array(claimRecord),
  /** Booked so far. @unit fen */
  refunded: fen,
  /** Where goods are sent back to; null where none are asked for. */
  returnAddress: z.nullable(bilingual),
  returnParcel: z.nullable(z.object({ carrier: z.string(), no: z.string(), at: instant })),
  messages: z.array(claimMessage),
  events: z.array(
    z.object({
      at: instant,
      title: keyedMessage,
      by: z.enum(actors),
      note: z.nullable(z.string()),
    }),
  ),
});
/** A value of {@link claimDetail}. */
export type ClaimDetail = z.infer<typeof claimDetail>;

/** An order that after-sales can be asked for, or why not. */
export const claimableOrder = z.object({
  ...goods,
  receivedAt: z.nullable(instant),
  lastDay: z.nullable(day),
  allowed: z.boolean(),
  reason: z.nullable(keyedMessage),
});
/** A value of {@link claimableOrder}. */
export type ClaimableOrder = z.infer<typeof claimableOrder>;
