/** Local driver: writes messages to a table, shown at `/dev/outbox`. */
import type { SmsPurpose } from '@banxin/contract/calls/login/smsCode.schemas';
import type { Db } from '../db/transaction.ts';
import { type Clock, instantOf } from './clock.ts';
import type { Sms } from './sms.ts';

const words: Readonly<Record<SmsPurpose, string>> = {
  login: '登录',
  register: '注册',
  reset: '重置密码',
  withdraw: '提现',
  mobile: '更换手机',
};

/** Messages kept. */
const KEPT = 200;

export const createOutboxSms = (db: Db, clock: Clock): Sms => {
  const keep = async (phone: string, body: string): Promise<void> => {
    const { id } = await db
      .insertInto('sms_outbox')
      .values({ phone, body: `【版心印刷】${body}`, at: instantOf(clock.now()) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .deleteFrom('sms_outbox')
      .where('id', '<=', id - KEPT)
      .execute();
  };
  return {
    sendCode: (phone, code, purpose) =>
      keep(phone, `您的${words[purpose]}验证码是 ${code}，5 分钟内有效，请勿告诉他人。`),
    sendNotice: (phone, { title, about }) =>
      keep(phone, `${title}（${about}），详情请登录商城消息中心查看。`),
  };
};
