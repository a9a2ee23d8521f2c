/** Refusals of the message centre, of letters and of what a login wants to be told. */
import * as code from '../codes.ts';
import type { MessageWay } from '../entities/siteMessage.ts';
import type { Wait } from './plain.ts';
import { refusals, type Words } from './row.ts';

const wayWords: Readonly<Record<MessageWay, Words>> = {
  sms: ['短信', 'text message'],
  mail: ['邮件', 'e-mail'],
};

export const message = refusals('message', {
  unknown: [code.notFound, ['消息不存在，或已被清理', 'There is no such message any more']],
  mailTooSoon: [
    code.smsTooSoon,
    (_: Wait) => [
      '验证邮件发送过于频繁，请稍后再试',
      'E-mails were asked for too often, please wait a while',
    ],
  ],
  mailDailyLimit: [
    code.smsDailyLimit,
    ['今日验证邮件发送次数已达上限', 'No more e-mails can be sent to this address today'],
  ],
  mailNotSent: [
    code.unavailable,
    (_: Wait) => [
      '邮件暂时无法发送，请稍后再试',
      'E-mails cannot be sent at the moment, please try later',
    ],
    503,
  ],
  mailCodeWrong: [
    code.smsCodeWrong,
    ['邮箱验证码不正确或已失效', 'The code of the e-mail was wrong or too old'],
  ],
  mailUnconfirmed: [
    code.wrongState,
    ['请先绑定邮箱，再打开邮件提醒', 'Please confirm an e-mail address before you ask for e-mails'],
  ],
  wayNotOffered: [
    code.wrongState,
    ({ way }: { way: MessageWay }) => {
      const [zh, en] = wayWords[way];
      return [`${zh}提醒暂未开通`, `Being told by ${en} is not offered at the moment`];
    },
  ],
});
