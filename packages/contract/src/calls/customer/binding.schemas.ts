/** Shapes of what binding.ts sends and answers. */
import * as z from 'zod/mini';
import { checkedBy, mobilePhone, smsCode } from '../../entities/fields.ts';
import { instant, noInput, nothing } from '../../entities/primitives.ts';
import { checkQq, isEmpty } from '../../rules/validation.ts';

export const getBindings = {
  input: noInput,
  output: z.object({
    /** Masked: 138****0001. */
    mobilePhone: z.string(),
    /** Masked; null: none. */
    mail: z.nullable(z.string()),
    mailConfirmedAt: z.nullable(instant),
    isMailOffered: z.boolean(),
    /** Number; null: none. */
    qq: z.nullable(z.string()),
    /** A QQ of which only the window of QQ knows whose it is logs in as well. */
    isQqBound: z.boolean(),
    wechats: z.int(),
  }),
};

export const sendMobileCode = {
  input: noInput,
  output: nothing,
};

export const updateMobilePhone = {
  input: z.object({
    /** Sent to the number that is bound. */
    oldSmsCode: smsCode,
    /** The new one. */
    mobilePhone,
    /** Sent to the new one. */
    smsCode,
  }),
  output: nothing,
};

export const setQq = {
  input: z.object({
    /** Number; empty: none any more. */
    qq: checkedBy((value) => (isEmpty(value) ? null : checkQq(value))),
  }),
  output: nothing,
};
