/** Texts of another address that waits for its freight. */
import { dictionary } from '../../lib/text.ts';

export const waitingAddressText = dictionary(
  {
    title: '等待支付运费差额',
    to: '改寄 ',
    toSeveral: (count: number) => `改寄 ${count} 个地址`,
    due: (amount: string, until: string) =>
      `运费差额 ${amount}，请在 ${until} 前付款；付清前仍寄往原地址。`,
    until: (until: string) => `运费差额 ${until} 前没有付清，仍寄往原地址。`,
    pay: '去付款',
    giveUp: '不改地址了',
    givenUp: '地址保持不变',
    givenUpDetail: '没有扣款，仍寄往原地址',
    failed: '没有放弃，付款单还在',
    question: '放弃后仍寄往原地址，需要时可以重新修改。已在途的款项会原路退回。确定吗？',
  },
  {
    title: 'More freight is to be paid',
    to: 'To ',
    toSeveral: (count: number) => `To ${count} addresses`,
    due: (amount: string, until: string) =>
      `${amount} more freight, to be paid before ${until}; until then it goes to the first address.`,
    until: (until: string) =>
      `Unless its freight is paid before ${until}, it goes to the first address.`,
    pay: 'Pay',
    giveUp: 'Keep the address',
    givenUp: 'The address stays',
    givenUpDetail: 'Nothing was charged; it goes to the first address',
    failed: 'It was not given up; the payment is still open',
    question:
      'It goes to the first address then, and can be changed again. Money that is under way goes back. Keep the address?',
  },
);
