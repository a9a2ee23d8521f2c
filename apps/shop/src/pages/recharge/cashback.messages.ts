/** Texts of cashback. */
import { dictionary } from '../../lib/text.ts';

export const cashbackText = dictionary(
  {
    title: '签约返现',
    rule: (rate: string) =>
      `自动付款开启期间，从余额付款的订单和运费按 ${rate} 返现，次月 1 日记入余额的赠送部分：可用来付款，不可提现、不可开票。用赠送付的部分和会员年费不计入。`,
    spent: (month: string) => `${Number(month.slice(5))} 月已计入`,
    expected: '预计返现',
    setOff: (sum: string) => `已抵扣 ${sum}：以前返现过的订单退了款`,
    off: '开启自动付款后开始计入。',
    failed: '返现没有取到',
    given: '近 12 次返现',
    month: '月份',
    at: '到账时间',
    amount: '返现',
  },
  {
    title: 'Cashback',
    rule: (rate: string) =>
      `While automatic payment is on, ${rate} of what the balance pays for orders and freight is given back on the 1st of the next month. It is given money: it pays, but is not withdrawn or invoiced. What given money paid, and membership fees, do not count.`,
    spent: (month: string) => `Counted in ${month}`,
    expected: 'Cashback, about',
    setOff: (sum: string) => `${sum} set off: an order that brought cashback was refunded`,
    off: 'It counts once automatic payment is on.',
    failed: 'The cashback did not arrive',
    given: 'The last 12 times',
    month: 'Month',
    at: 'Booked at',
    amount: 'Cashback',
  },
);
