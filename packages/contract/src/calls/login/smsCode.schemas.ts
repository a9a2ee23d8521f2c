/** Shapes of what smsCode.ts sends and answers. */
import * as z from 'zod/mini';
import { captchaCode, mobilePhone } from '../../entities/fields.ts';
import { nothing } from '../../entities/primitives.ts';

/** The one purpose that the code of a text message is valid for. */
export const smsPurpose = z.enum(['login', 'register', 'reset', 'withdraw', 'mobile']);
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
