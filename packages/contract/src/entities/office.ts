/** A case at a desk of the office: a ticket, a paper, an invoice, a reversal, money that came or has to go. */
import * as z from 'zod/mini';
import { actors } from '../lifecycles/chart.ts';
import { officeDesks } from '../lifecycles/works.ts';
import { claimMark, claimProof } from './afterSales.ts';
import { pagePicture } from './file.ts';
import { day, fen, instant, keyedMessage, rowId, shortText } from './primitives.ts';
import { worksClaim } from './works.ts';

export const officeDesk = z.enum(officeDesks);

/**
 * What a desk shows: what waits; what holds and ends soon; companies that can be passed without a document of their own;
 * what is left to its customer for a while; what was issued, the newest first; what the desk has asked others for and
 * waits for. A desk that has nothing of the kind shows nothing there.
 */
export const officeViews = [
  'waiting',
  'ending',
  'proxy',
  'suspended',
  'issued',
  'awaited',
] as const;
/** One of {@link officeViews}. */
export type OfficeView = (typeof officeViews)[number];

/** What a case is about. */
export const officeKinds = [
  ...(['ticket', 'authentication', 'certificate', 'invoice', 'red'] as const),
  ...(['unplaced', 'transfer', 'withdrawal', 'bankReturn', 'suggestion'] as const),
] as const;
/** One of {@link officeKinds}. */
export type OfficeKind = (typeof officeKinds)[number];

/** A case by what people call it. */
export const officeRef = {
  kind: z.enum(officeKinds),
  /** As a person says it: of a ticket `SH…`, of an authentication `RZ12`, of a certificate `ZS34`, of money that came `YH…`, of a transfer its remark, of an opinion `TJ…`, else its digits. */
  number: shortText(64).check(z.trim(), z.minLength(1)),
};

const head = {
  ...officeRef,
  customer: z.string(),
  subject: keyedMessage,
  standing: keyedMessage,
  /** Money that it is about; null for none. @unit fen */
  amount: z.nullable(fen),
  /** Since when it waits. */
  since: instant,
  /** By when an answer was promised; null where nothing was. */
  dueAt: z.nullable(instant),
  isLate: z.boolean(),
  /** The last day of what it proves, where it is shown for that. */
  endsOn: z.optional(day),
  /** Null while nobody has it in hand. */
  claim: z.nullable(worksClaim),
};

/** A case as a queue shows it. */
export const officeHead = z.object(head);
/** A value of {@link officeHead}. */
export type OfficeHead = z.infer<typeof officeHead>;

/** One thing that is known, as what it is: words of the shop, somebody's own words, money, a time. */
export const officeFact = z.object({
  label: keyedMessage,
  value: z.union([
    z.object({ said: keyedMessage }),
    z.object({ own: z.string() }),
    z.object({ amount: fen }),
    z.object({ at: instant }),
  ]),
  /** It does not agree with what stands beside it. */
  differs: z.boolean(),
});
/** A value of {@link officeFact}. */
export type OfficeFact = z.infer<typeof officeFact>;

export const officeTones = ['plain', 'positive', 'caution', 'critical'] as const;

/** What a step needs beside the press. */
export const officeNeeds = [
  ...(['reason', 'text', 'amount', 'bankRef', 'bankNumber', 'remark', 'account'] as const),
  ...(['invoiceNumber', 'carrier', 'trackingNo'] as const),
  ...(['company', 'taxNumber', 'redReason'] as const),
] as const;
/** One of {@link officeNeeds}. */
export type OfficeNeed = (typeof officeNeeds)[number];

/** A step that leads on from how the case stands. */
export const officeStep = z.object({
  event: shortText(40),
  /** Of which part of the case; null for the whole. */
  part: z.nullable(shortText(40)),
  title: keyedMessage,
  needs: z.array(z.enum(officeNeeds)),
  /** Reasons that are often given, as customers read them: Chinese. */
  templates: z.array(z.string()),
  /** What a clerk is to know before it is taken; absent where it speaks for itself. */
  notices: z.optional(z.array(keyedMessage)),
  /** What is known of its needs, to begin with. */
  known: z.optional(z.object({ company: z.string(), taxNumber: z.string() })),
  /** What goes back unless it is changed, and the most that can; absent where nothing does. */
  money: z.optional(z.object({ asked: fen, most: fen })),
  /** What an invoice can be reversed for, where that is asked. */
  redReasons: z.optional(z.array(z.object({ value: z.int(), title: keyedMessage }))),
  /** Null when it can be done. */
  refusal: z.nullable(keyedMessage),
});
/** A value of {@link officeStep}. */
export type OfficeStep = z.infer<typeof officeStep>;

export const officeCase = z.object({
  ...head,
  /** How it stood when it was read; a step sends it back. */
  seen: z.string(),
  /** The customer's file at the desk of customers, for who sits there too. */
  customerId: z.optional(rowId),
  /** What a clerk is to know first, in one sentence each. */
  verdicts: z.array(z.object({ tone: z.enum(officeTones), sentence: keyedMessage })),
  groups: z.array(z.object({ title: keyedMessage, facts: z.array(officeFact) })),
  pictures: z.array(pagePicture),
  /** What was to be printed, with what the customer marked on it. */
  proofs: z.array(claimProof),
  marks: z.array(claimMark),
  talk: z.array(
    z.object({
      by: z.enum(actors),
      /** Null for the works. */
      name: z.nullable(z.string()),
      text: z.string(),
      at: instant,
      pictures: z.array(pagePicture),
    }),
  ),
  events: z.array(
    z.object({
      at: instant,
      title: keyedMessage,
      by: z.enum(actors),
      note: z.nullable(z.string()),
    }),
  ),
  steps: z.array(officeStep),
});
/** A value of {@link officeCase}. */
export type OfficeCase = z.infer<typeof officeCase>;
