/** What a sub-account reads whose main account has not signed the agreement. */
import { dictionary } from '../../lib/text.ts';

export const mainAccountText = dictionary(
  { unsigned: '主账号尚未签订《承印品协议书》，请主账号签订后再下单' },
  {
    unsigned:
      'The main account has not signed the print-content agreement; once it has, you can order',
  },
);
