/** Whom an invoice is made out to, as a customer keeps it. */
import * as z from 'zod/mini';
import { INVOICE_TITLES_MAX, RECEIVER_PHONE_MAX } from '../constants.ts';
import { messages } from '../messages.ts';
import {
  checkBankAccount,
  checkBankName,
  checkOptionalTaxNumber,
  checkRegisteredAddress,
  checkRegisteredPhone,
  checkTitle,
} from '../rules/invoiceTitle.ts';
import { checkedBy } from './fields.ts';
import { instant, rowId } from './primitives.ts';

/** A company, which has a tax number, or a person. */
export const holderKind = z.enum(['company', 'person']);
/** A value of {@link holderKind}. */
export type HolderKind = z.infer<typeof holderKind>;

/** What is written down of a title. What was left out is ''. */
export const invoiceTitleInput = z.object({
  kind: holderKind,
  title: checkedBy(checkTitle),
  /** Required for a company; '' for a person. */
  taxNumber: z._default(checkedBy(checkOptionalTaxNumber), ''),
  /** As registered, with the phone, bank and account below: what a special invoice needs. */
  address: z._default(checkedBy(checkRegisteredAddress), ''),
  phone: z._default(
    checkedBy(checkRegisteredPhone).check(
      z.maxLength(RECEIVER_PHONE_MAX, messages.receiverPhoneTooLong),
    ),
    '',
  ),
  bank: z._default(checkedBy(checkBankName), ''),
  bankAccount: z._default(checkedBy(checkBankAccount), ''),
  isDefault: z._default(z.boolean(), false),
});
/** A value of {@link invoiceTitleInput}. */
export type InvoiceTitleInput = z.infer<typeof invoiceTitleInput>;

export const invoiceTitle = z.object({
  id: rowId,
  kind: holderKind,
  title: z.string(),
  taxNumber: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  bankAccount: z.string(),
  isDefault: z.boolean(),
  /** +1 with every write: a change names the one that it was made of. */
  rev: z.int(),
  updatedAt: instant,
});
/** A value of {@link invoiceTitle}. */
export type InvoiceTitle = z.infer<typeof invoiceTitle>;

/** A company that a title may mean: the customer's own as it proved it, of its titles, or of the public register. */
export const companyMatch = z.object({
  source: z.enum(['proved', 'own', 'register']),
  title: z.string(),
  taxNumber: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  bankAccount: z.string(),
});
/** A value of {@link companyMatch}. */
export type CompanyMatch = z.infer<typeof companyMatch>;

export const invoiceTitles = z.array(invoiceTitle).check(z.maxLength(INVOICE_TITLES_MAX));
