/** Shapes of what authentication.ts sends and answers. */
import * as z from 'zod/mini';
import { authentication } from '../../entities/authentication.ts';
import { checkedBy } from '../../entities/fields.ts';
import { fileId, instant, noInput } from '../../entities/primitives.ts';
import { authDocument, authStatus } from '../../enums/customer.ts';
import { messages } from '../../messages.ts';
import { checkCompanyName, checkDocumentEnd } from '../../rules/papers.ts';
import { checkTaxNumber } from '../../rules/validation.ts';

export const getAuthInfo = {
  input: noInput,
  output: authentication,
};

export const setAuthWaiting = {
  input: noInput,
  output: z.object({ until: instant }),
};

export const submitAuth = {
  input: z.object({
    documentType: z.literal(authDocument.values, messages.authDocumentRequired),
    companyName: checkedBy(checkCompanyName),
    taxNumber: checkedBy(checkTaxNumber),
    /** Last day of the document; null: it has no end. */
    validTo: z.nullable(checkedBy(checkDocumentEnd)),
    fileId: fileId.check(z.minLength(1, messages.authFileRequired)),
    /** As it was read. */
    rev: z.int(),
  }),
  output: z.object({ authStatus: z.literal(authStatus.values) }),
};
