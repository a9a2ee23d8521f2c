/** Refusals about accounts, logins and addresses. */
import * as code from '../codes.ts';
import type { Wait } from './plain.ts';
import { refusals } from './row.ts';

export const customer = refusals('customer', {
  tooManyAddresses: [
    code.wrongState,
    ({ limit }: { limit: number }) => [
      `常用地址最多 ${limit} 个，请先删除不用的地址`,
      `${limit} addresses are kept at most; please remove one first`,
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
  smsNotSent: [
    code.unavailable,
    (_: Wait) => [
      '短信暂时无法发送，请稍后再试',
      'Text messages cannot be sent at the moment, please try later',
    ],
    503,
  ],
  qqOnlyLogsIn: [code.invalidInput, ['QQ 只用于登录', 'QQ is for logging in only']],
});
