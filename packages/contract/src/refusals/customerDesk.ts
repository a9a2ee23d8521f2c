/** Refusals of the desk of customers: what a clerk may not do, and how much may be given. */
import * as code from '../codes.ts';
import { type Fen, moneyText } from '../money.ts';
import { DESK_COUPON_SPAN_DAYS } from '../worksLimits.ts';
import { refusals } from './row.ts';

export const customerDesk = refusals('customerDesk', {
  unknown: [code.notFound, ['没有这个客户', 'There is no such customer']],
  ownAccount: [
    code.forbidden,
    [
      '这是您自己的账号，请由同事处理',
      'This account is your own; please let a colleague see to it',
    ],
  ],
  ledgerShut: [
    code.forbidden,
    [
      '收支只对银行收款工位开放',
      'The account is open to those alone who also sit at the desk of receipts',
    ],
  ],
  staffType: [
    code.wrongState,
    ['印厂员工的类型不在这里修改', 'Whether somebody belongs to the works is not decided here'],
  ],
  typeUnknown: [code.invalidInput, ['请选择客户类型', 'Please choose a type']],
  flagsUnknown: [
    code.invalidInput,
    [
      '新客礼包和协议书由客户自己的操作决定，不能修改',
      'Gift pack and agreement are what the customer did; they cannot be changed',
    ],
  ],
  personUnknown: [
    code.invalidInput,
    ['请选择在岗的员工', 'Please choose somebody of the works who is there'],
  ],
  deviceGone: [code.notFound, ['这台设备已退出登录', 'This device is logged out already']],
  amountRange: [
    code.invalidInput,
    ({ most }: { readonly most: Fen }) => [
      `每张 ¥1.00 至 ${moneyText(most)}`,
      `¥1.00 to ${moneyText(most)} each`,
    ],
  ],
  spendTooSmall: [
    code.invalidInput,
    ({ least }: { readonly least: Fen }) => [
      `使用门槛不低于 ${moneyText(least)}`,
      `It needs goods of at least ${moneyText(least)}`,
    ],
  ],
  countRange: [
    code.invalidInput,
    ({ most }: { readonly most: number }) => [`一次 1 至 ${most} 张`, `1 to ${most} at once`],
  ],
  tooManyCoupons: [
    code.wrongState,
    ({ count, sum }: { readonly count: number; readonly sum: Fen }) => [
      `${DESK_COUPON_SPAN_DAYS} 天内还可给该客户发放 ${count} 张、共 ${moneyText(sum)}`,
      `Within ${DESK_COUPON_SPAN_DAYS} days this customer can be given ${count} more, of ${moneyText(sum)} together`,
    ],
  ],
  clerkLimit: [
    code.wrongState,
    ({ sum }: { readonly sum: Fen }) => [
      `您今天还可发放共 ${moneyText(sum)}`,
      `You can give ${moneyText(sum)} more today`,
    ],
  ],
});
