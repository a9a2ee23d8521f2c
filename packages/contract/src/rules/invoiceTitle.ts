/** Rules of an invoice title, the same for the form and the server, and what a title is good for. */
import { BANK_NAME_MAX, INVOICE_TITLE_MAX, REGISTERED_ADDRESS_MAX } from '../constants.ts';
import type { InvoiceTitle } from '../entities/invoiceTitle.ts';
import { messages } from '../messages.ts';
import { line } from './quote.ts';
import {
  checkInvoiceTitle,
  checkReceiverPhone,
  checkTaxNumber,
  isEmpty,
  type Rule,
} from './validation.ts';

/** The title, required. */
export const checkTitle: Rule = (value) =>
  checkInvoiceTitle(value) ??
  line(INVOICE_TITLE_MAX, messages.invoiceTitleTooLong, messages.invoiceTitleRequired)(value);

/** A tax number that may be left out. */
export const checkOptionalTaxNumber: Rule = (value) =>
  isEmpty(value) ? null : checkTaxNumber(value);

/** Registered address, may be left out. */
export const checkRegisteredAddress = line(
  REGISTERED_ADDRESS_MAX,
  messages.registeredAddressTooLong,
  null,
);

/** Phone of the registration, may be left out. */
export const checkRegisteredPhone: Rule = (value) =>
  isEmpty(value) ? null : checkReceiverPhone(value);

/** Name of the bank, may be left out. */
export const checkBankName = line(BANK_NAME_MAX, messages.bankNameTooLong, null);

/** Account at the bank, may be left out: 8 to 30 digits. */
export const checkBankAccount: Rule = (value) =>
  isEmpty(value) || /^\d{8,30}$/.test(String(value).trim()) ? null : messages.bankAccountInvalid;

/** What a special invoice needs beside the title, in the order of the form. */
export const specialParts = ['taxNumber', 'address', 'phone', 'bank', 'bankAccount'] as const;
/** One of {@link specialParts}. */
export type SpecialPart = (typeof specialParts)[number];

/** What a title lacks for a special invoice; null for a person, who gets none. */
export const missingForSpecial = (
  title: Pick<InvoiceTitle, 'kind' | SpecialPart>,
): readonly SpecialPart[] | null =>
  title.kind === 'person' ? null : specialParts.filter((part) => title[part] === '');
