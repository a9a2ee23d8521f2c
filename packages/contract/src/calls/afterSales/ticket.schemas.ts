/** Shapes of what ticket.ts sends and answers. */
import * as z from 'zod/mini';
import {
  claimableOrder,
  claimCause,
  claimDetail,
  claimJudgement,
  claimLine,
  claimMark,
  claimMeasured,
  claimMethod,
  claimSolution,
  claimSummary,
} from '../../entities/afterSales.ts';
import { receiverPhone } from '../../entities/fields.ts';
import {
  fen,
  fileId,
  nothing,
  pageInput,
  pageOf,
  rowId,
  serialNumber,
  shortText,
} from '../../entities/primitives.ts';
import { claimTabs } from '../../lifecycles/afterSales.ts';
import { messages } from '../../messages.ts';
import {
  AFTER_SALES_TEXT_MAX,
  AFTER_SALES_TEXT_MIN,
  ANSWERS_READ_MAX,
  EVIDENCE_PICTURES_MAX,
  MARKS_MAX,
  MESSAGE_PICTURES_MAX,
} from '../../rules/afterSales.ts';

const lines = z
  .array(claimLine)
  .check(z.minLength(1, messages.claimLinesMissing), z.maxLength(100));

const pictures = (most: number) =>
  z._default(z.array(fileId).check(z.maxLength(most, messages.claimPicturesMost)), []);

const claim = {
  orderSN: serialNumber,
  lines,
  cause: claimCause,
  measured: z._default(claimMeasured, {}),
};

const text = z.string().check(z.trim(), z.maxLength(AFTER_SALES_TEXT_MAX, messages.claimTextMost));

export const getAfterSales = {
  input: z.object({
    tab: z._default(z.enum(claimTabs.map(({ key }) => key)), 'all'),
    keyword: z._default(shortText(40), ''),
    cause: z.optional(claimCause),
    ...pageInput,
  }),
  output: z.object({
    ...pageOf(claimSummary).shape,
    /** How many tickets stand under each tab, whatever is looked for. */
    counts: z.record(z.string(), z.int()),
  }),
};

export const getClaimableOrders = {
  input: z.object({ keyword: z._default(shortText(40), ''), ...pageInput }),
  output: pageOf(claimableOrder),
};

export const getAfterSale = {
  input: z.object({ id: rowId }),
  output: claimDetail,
};

export const judgeAfterSale = {
  input: z.object(claim),
  output: claimJudgement,
};

export const createAfterSale = {
  input: z.object({
    ...claim,
    solution: claimSolution,
    description: z
      .string()
      .check(
        z.trim(),
        z.minLength(AFTER_SALES_TEXT_MIN, messages.claimTextLeast),
        z.maxLength(AFTER_SALES_TEXT_MAX, messages.claimTextMost),
      ),
    fileIds: pictures(EVIDENCE_PICTURES_MAX),
    marks: z._default(z.array(claimMark).check(z.maxLength(MARKS_MAX)), []),
    phone: receiverPhone,
    refundMethod: claimMethod,
    /** What was offered, where it is accepted; absent where a person is to look at it. @unit fen */
    offerAmount: z.optional(fen),
  }),
  output: z.object({ id: rowId }),
};

export const addEvidence = {
  input: z.object({
    id: rowId,
    text: text.check(z.minLength(1, messages.claimMessageMissing)),
    fileIds: pictures(EVIDENCE_PICTURES_MAX),
  }),
  output: claimDetail,
};

export const sendAfterSaleMessage = {
  input: z.object({
    id: rowId,
    text: text.check(z.minLength(1, messages.claimMessageMissing)),
    fileIds: pictures(MESSAGE_PICTURES_MAX),
  }),
  output: claimDetail,
};

export const readAfterSale = {
  input: z.object({
    id: rowId,
    /** Messages that were shown. */
    messageIds: z.array(rowId).check(z.minLength(1), z.maxLength(ANSWERS_READ_MAX)),
  }),
  output: nothing,
};

export const revokeAfterSale = {
  input: z.object({ id: rowId }),
  output: nothing,
};

export const setReturnParcel = {
  input: z.object({
    id: rowId,
    carrier: z
      .string()
      .check(z.trim(), z.minLength(1, messages.claimCarrierMissing), z.maxLength(40)),
    no: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, messages.claimParcelMissing),
        z.regex(/^[\dA-Za-z-]{6,40}$/, messages.claimParcelInvalid),
      ),
  }),
  output: claimDetail,
};
