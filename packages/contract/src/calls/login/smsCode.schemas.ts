/** Shapes of what smsCode.ts sends and answers. */
import * as z from 'zod/mini';
import { captchaCode, mobilePhone } from '../../entities/fields.ts';
import { nothing } from '../../entities/primitives.ts';

/** What a text message's code is good for; it serves nothing else. */
export const smsPurpose = z.enum(['login', 'register', 'reset']);
/** A value of {@link smsPurpose}. */
export type SmsPurpose = z.infer<typeof smsPurpose>;

export const sendSmsCode = {
  input: z.object({
    mobilePhone,
    /** Answer to the captcha; only a customer who asks for the own number needs none. */
    code: z.optional(captchaCode),
    purpose: z._default(smsPurpose, 'login'),
  }),
  output: nothing,
};
