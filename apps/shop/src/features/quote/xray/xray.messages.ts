/** Texts of what a price is worked out from, and of two prices beside each other. */
import { dictionary } from '../../../lib/text.ts';

export const xrayText = dictionary(
  {
    title: '为什么是这个价',
    failed: '价格的计算过程没有加载出来',
    working: '计算过程',
    compared: '逐行对比',
    hint: '逐行展开：输入、算式、结果。用所列数字按算式重算，即得该行金额。',
    book: (version: string) => {
      const [year, month] = version.split('.');
      return month ? `价目表 ${version}（${year} 年 ${Number(month)} 月）` : `价目表 ${version}`;
    },
    noBook: '价目表版本未保存',
    pricedAt: (at: string) => `计价时间 ${at}`,
    total: '合计',
    notKept: '计算过程未保存，仅保留金额',
    orderNotKept: '该订单的计算过程未保存，仅保留金额',
    show: (line: string) => `${line}的计算过程`,
    past: '当时',
    today: '今天',
    agreed: '下单时',
    line: '项目',
    difference: '差额',
    none: '——',
    same: '两个价格逐行相同',
    inputs: (name: string, before: string, after: string) => `${name} ${before} → ${after}`,
    beforeDiscounts: '今天的价格未减优惠券、红包和权益。',
  },
  {
    title: 'Why this price',
    failed: 'The working of the price did not load',
    working: 'Working',
    compared: 'Line by line',
    hint: 'Each line opens into inputs, formulas and results. Do a formula again with the numbers shown and you get its amount.',
    book: (version: string) => `Price book ${version}`,
    noBook: 'The version of the price book was not kept',
    pricedAt: (at: string) => `priced ${at}`,
    total: 'Total',
    notKept: 'Its working was not kept, only the amount',
    orderNotKept: 'The working of this order was not kept, only its amounts',
    show: (line: string) => `Working of ${line}`,
    past: 'Then',
    today: 'Today',
    agreed: 'As ordered',
    line: 'Line',
    difference: 'Difference',
    none: '—',
    same: 'The two prices are the same, line by line',
    inputs: (name: string, before: string, after: string) => `${name} ${before} → ${after}`,
    beforeDiscounts: 'The price of today is without coupons, red packets and entitlements.',
  },
);
