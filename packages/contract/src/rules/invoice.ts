/** Rules of what is written on an application for invoices and on a reversal, the same for the form and the server. */
import { INVOICE_REMARK_MAX, RED_TEXT_MAX } from '../constants.ts';
import { messages } from '../messages.ts';
import { line } from './quote.ts';
import { checkEmail, isEmpty, type Rule } from './validation.ts';

/** Where the files go, may be left out. */
export const checkInvoiceMail: Rule = (value) => {
  if (isEmpty(value)) return null;
  return String(value).length > 100 ? messages.emailInvalid : checkEmail(value);
};

/** Where they go once more, required. */
export const checkInvoiceMailTo: Rule = (value) =>
  isEmpty(value) ? messages.emailRequired : checkInvoiceMail(value);

/** What stands in the remarks of the invoice, may be left out. */
export const checkInvoiceRemark = line(INVOICE_REMARK_MAX, messages.invoiceRemarkTooLong, null);

/** Why it is reversed, or why not, may be left out. */
export const checkRedText = line(RED_TEXT_MAX, messages.redTextTooLong, null);
