/** Chooses the driver of letters by what is configured. */
import type { Config } from './config.ts';
import type { Db } from './db/transaction.ts';
import { systemClock } from './ports/clock.ts';
import type { Mail } from './ports/mail.ts';
import { createOutboxMail } from './ports/outboxMail.ts';
import { createSmtpMail } from './ports/smtpMail.ts';

/** The mail server where there is one; else the outbox, but in production none: nobody would read it. */
export function openMail({ smtp, isProduction }: Config, db: Db): Mail | null {
  if (smtp) return createSmtpMail(smtp);
  return isProduction ? null : createOutboxMail(db, systemClock);
}
