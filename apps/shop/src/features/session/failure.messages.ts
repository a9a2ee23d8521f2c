/** Texts of what could not be sent. */
import { dictionary } from '../../lib/text.ts';

export const failureText = dictionary(
  { kept: '填写的内容都还在，可以再试一次。' },
  { kept: 'Everything you filled in is still here; you can try again.' },
);
