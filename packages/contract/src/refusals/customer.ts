/** Refusals about accounts, logins and addresses. */
import * as code from '../codes.ts';
import * as messages from '../texts.ts';
import { english } from '../textsEnglish.ts';
import type { Fields, Wait } from './plain.ts';
import { refusals } from './row.ts';

export const customer = refusals('customer', {
  tooManyAddresses: [
    code.wrongState,
    ({ limit }: { limit: number }) => [
      `已有 ${limit} 个地址，请先删除不用的`,
      `${limit} addresses are kept already; please remove one first`,
    ],
  ],
  sameAddress: [
    code.invalidInput,
    (_: { readonly id: number }) => ['已有相同地址', 'There is the same address already'],
  ],
  /** A star that is not the stored number. */
  fullNumberNeeded: [code.invalidInput, [messages.fullNumberNeeded, english.fullNumberNeeded]],
  sameSender: [
    code.invalidInput,
    (_: { readonly id: number }) => ['已有相同发件人', 'There is the same sender already'],
  ],
  tooManySenders: [
    code.wrongState,
    ({ limit }: { readonly limit: number }) => [
      `已有 ${limit} 个发件人，请先删除不用的`,
      `${limit} senders are kept already; please remove one first`,
    ],
  ],
  tooManySubAccounts: [
    code.wrongState,
    ({ limit }: { limit: number }) => [
      `子账号最多 ${limit} 个，请先删除不用的子账号`,
      `There are ${limit} sub-accounts at most; please remove one first`,
    ],
  ],
  /** Something came after its work was handed over, or nothing was handed over yet. */
  hasWork: [
    code.wrongState,
    ({ name }: { name: string; orders: number; tickets: number }) => [
      `${name}刚有新订单，请重新交接`,
      `${name} has new orders; please hand over again`,
    ],
  ],
  handOverToItself: [
    code.invalidInput,
    ['请选择另一个账号接手', 'Please choose another account to take over'],
  ],
  handOverToPaused: [
    code.invalidInput,
    ['该账号已停用，请选择另一个账号', 'This account is paused; please choose another'],
  ],
  /** Said where the work lies that would come to somebody who may not do it. */
  handOverWithoutRight: [
    code.invalidInput,
    ['该账号没有下单权限，请选择另一个账号', 'This account may not order; please choose another'],
  ],
  handOverWithoutAfterSales: [
    code.invalidInput,
    [
      '该账号没有售后权限，请选择另一个账号',
      'This account may not handle after-sales; please choose another',
    ],
  ],
  /** Said of the first day. */
  exportTooMany: [
    code.invalidInput,
    ({ most }: { most: number }) => [
      `一次最多导出 ${most} 笔收支，请缩小日期范围或按类型导出`,
      `One workbook takes ${most} movements; please choose fewer days or one kind`,
    ],
  ],
  certificateUnknown: [code.invalidInput, ['没有这份授权证书', 'There is no such certificate']],
  certificatePending: [
    code.invalidInput,
    ['授权证书还在审核', 'The certificate is still in review'],
  ],
  certificateRejected: [
    code.invalidInput,
    ['授权证书审核没有通过', 'The certificate was not approved'],
  ],
  certificateEarly: [
    code.invalidInput,
    ({ day }: { readonly day: string }) => [
      `授权证书 ${day} 起有效`,
      `The certificate holds from ${day}`,
    ],
  ],
  certificateExpired: [
    code.invalidInput,
    ({ day }: { readonly day: string }) => [
      `授权证书 ${day} 已过期`,
      `The certificate expired on ${day}`,
    ],
  ],
  smsNotSent: [
    code.unavailable,
    (_: Wait) => [
      '短信暂时无法发送，请稍后再试',
      'Text messages cannot be sent at the moment, please try later',
    ],
    503,
  ],
  oldPasswordWrong: [
    code.passwordWrong,
    (_: Fields) => ['原密码不正确', 'The current password is wrong'],
  ],
  passwordSame: [
    code.invalidInput,
    ['新密码不能与原密码相同', 'The new password must differ from the current one'],
  ],
  /** Of the number that is bound. */
  oldSmsCodeWrong: [
    code.smsCodeWrong,
    (_: Fields) => [
      '原手机的短信验证码不正确或已失效',
      'The code of the bound number was wrong or too old',
    ],
  ],
  newSmsCodeWrong: [
    code.smsCodeWrong,
    (_: Fields) => [
      '新手机的短信验证码不正确或已失效',
      'The code of the new number was wrong or too old',
    ],
  ],
  mobileSame: [
    code.invalidInput,
    ['新手机号不能与原手机号相同', 'The new number must differ from the bound one'],
  ],
  tooManyWechats: [
    code.wrongState,
    ({ limit }: { limit: number }) => [
      `最多绑定 ${limit} 个微信`,
      `At most ${limit} WeChats can be bound`,
    ],
  ],
  qqOnlyLogsIn: [code.invalidInput, ['QQ 只用于登录', 'QQ is for logging in only']],
});
