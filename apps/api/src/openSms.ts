/** Chooses the driver of text messages by what is configured. */
import type { Config } from './config.ts';
import type { Db } from './db/transaction.ts';
import type { Log } from './log.ts';
import { createAliyunSms } from './ports/aliyunSms.ts';
import { systemClock } from './ports/clock.ts';
import { createOutboxSms } from './ports/outboxSms.ts';
import { type Sms, SmsFailedError } from './ports/sms.ts';

/** Refuses every message. */
const noSms: Sms = {
  sendCode: () => Promise.reject(new SmsFailedError('no provider is configured')),
};

/** The provider where there are keys; else the outbox, but never in production: it keeps codes in clear. */
export function openSms({ aliyun, isProduction }: Config, db: Db, log: Log): Sms {
  if (aliyun) return createAliyunSms(aliyun);
  if (!isProduction) return createOutboxSms(db, systemClock);
  log.warn('no SMS provider: codes are refused; set BANXIN_ALIYUN_*');
  return noSms;
}
