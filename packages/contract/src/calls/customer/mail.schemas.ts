/** Shapes of what mail.ts sends and answers. */
import * as z from 'zod/mini';
import { mailAddress, mailCode } from '../../entities/fields.ts';
import { nothing } from '../../entities/primitives.ts';

/** The one purpose that the code of a letter is valid for. */
export const mailPurpose = z.enum(['bind']);
/** A value of {@link mailPurpose}. */
export type MailPurpose = z.infer<typeof mailPurpose>;

export const sendMailCode = {
  input: z.object({
    mail: mailAddress,
    purpose: z._default(mailPurpose, 'bind'),
  }),
  output: nothing,
};

export const bindMail = {
  input: z.object({ mail: mailAddress, code: mailCode }),
  output: nothing,
};
