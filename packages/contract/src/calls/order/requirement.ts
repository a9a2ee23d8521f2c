/** What a pasted text asks to be printed. Our own call. @see specification §7 order */
import { defineCall } from '../../call.ts';
import type * as schemas from './requirement.schemas.ts';

/**
 * Reads a text into jobs: what each word is understood as, what is not understood and what may have been meant,
 * a configuration that can be made, and its price for who asks. Keeps nothing of the text. Errors 1429.
 */
export const parseRequirement = defineCall<typeof schemas.parseRequirement>({
  name: 'Quote.Parse',
  method: 'POST',
  path: '/api/Quote/Parse',
  encoding: 'json',
  summary: '看懂一段下单要求',
  access: 'public',
  display: 0,
  cancellable: true,
  loginOn401: false,
  limits: [{ by: 'address', max: 300, windowSeconds: 300 }],
});
