/** Shapes of what office.ts sends and answers. */
import * as z from 'zod/mini';
import { checkedBy } from '../../entities/fields.ts';
import {
  officeCase,
  officeDesk,
  officeHead,
  officeRef,
  officeViews,
} from '../../entities/office.ts';
import { fen, pageInput, pageOf, shortText } from '../../entities/primitives.ts';
import { worksClaim } from '../../entities/works.ts';
import { redReason } from '../../enums/invoice.ts';
import { checkCompanyName } from '../../rules/papers.ts';
import { checkTaxNumber } from '../../rules/validation.ts';

const typed = (most: number) => z.optional(shortText(most).check(z.trim()));

export const getOfficeQueue = {
  input: z.object({
    desk: officeDesk,
    view: z._default(z.enum(officeViews), 'waiting'),
    /** Part of a number, of a customer's name, of an order's number. */
    keyword: typed(50),
    ...pageInput,
  }),
  output: pageOf(officeHead),
};

export const getOfficeCase = {
  input: z.object(officeRef),
  output: officeCase,
};

export const claimOffice = {
  input: z.object({
    ...officeRef,
    /** Also out of the hands of somebody else. */
    take: z._default(z.boolean(), false),
  }),
  output: worksClaim,
};

export const actOffice = {
  input: z.object({
    ...officeRef,
    event: shortText(40),
    /** Of which part; absent: of the whole. */
    part: typed(40),
    /** How the case stood when it was decided; one that stands otherwise by now is left alone. */
    seen: shortText(200),
    /** What the step needs. */
    reason: typed(200),
    text: typed(500),
    /** What goes back; absent: as much as was asked for or offered. */
    amount: z.optional(fen.check(z.positive())),
    /** What an invoice is reversed for. */
    redReason: z.optional(z.int().check(z.refine((value: number) => redReason.is(value)))),
    bankRef: typed(64),
    /** The bank's own number of money that came. */
    bankNumber: typed(60),
    /** 20 digits. */
    invoiceNumber: typed(40),
    carrier: typed(40),
    trackingNo: typed(40),
    /** Code of the payment that a transfer was meant for. */
    remark: typed(40),
    /** Name of the customer whose balance it is put into. */
    account: typed(40),
    /** Name and tax number of a company that is passed without a document of its own. */
    company: z.optional(checkedBy(checkCompanyName)),
    taxNumber: z.optional(checkedBy(checkTaxNumber)),
  }),
  output: z.object({ number: officeRef.number }),
};
