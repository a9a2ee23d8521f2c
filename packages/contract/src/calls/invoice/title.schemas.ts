/** Shapes of what title.ts sends and answers. */
import * as z from 'zod/mini';
import { INVOICE_TITLE_MAX } from '../../constants.ts';
import {
  companyMatch,
  invoiceTitle,
  invoiceTitleInput,
  invoiceTitles,
} from '../../entities/invoiceTitle.ts';
import { noInput, nothing, rowId } from '../../entities/primitives.ts';

export const getInvoiceTitles = {
  input: noInput,
  output: invoiceTitles,
};

export const createInvoiceTitle = {
  input: invoiceTitleInput,
  output: invoiceTitle,
};

export const updateInvoiceTitle = {
  input: z.extend(invoiceTitleInput, { id: rowId, rev: z.int() }),
  output: invoiceTitle,
};

export const removeInvoiceTitle = {
  input: z.object({ id: rowId }),
  output: nothing,
};

export const matchCompanyTitles = {
  input: z.object({
    title: z.string().check(z.trim(), z.minLength(2), z.maxLength(INVOICE_TITLE_MAX)),
  }),
  output: z.array(companyMatch),
};
