/** Transfers to the shop's bank account: people see the money come, and say so with amount and remark. */
import { type BankAccount, NoticeRefusedError, type PayChannel } from './payChannel.ts';

/** Most of one transfer. @unit fen */
const MAX = 100_000_000_00;
const nothing = { status: 404, type: 'text/plain', body: '' };

export const createBankChannel = (account: BankAccount): PayChannel => ({
  max: MAX,
  accepted: nothing,
  refused: nothing,
  start: async () => ({ url: null, codeUrl: null, transfer: account }),
  // The bank does not answer: a receipt is entered by who looks after the account.
  query: async () => ({ kind: 'unpaid' }),
  giveBack: async () => 'byHand',
  queryReturn: async () => 'none',
  close: async () => ({ kind: 'closed' }),
  readNotice: () => Promise.reject(new NoticeRefusedError('the bank sends none')),
});
