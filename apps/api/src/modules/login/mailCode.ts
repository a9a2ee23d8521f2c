/** The mail address of a login: a code by letter, and the address that it confirms. */
import type { ParsedOf } from '@banxin/contract/call';
import type { bindMail, sendMailCode } from '@banxin/contract/calls/customer/mail';
import type { MailPurpose } from '@banxin/contract/calls/customer/mail.schemas';
import { MAIL_CODE_LIFE_SECONDS } from '@banxin/contract/constants';
import { message as refusals } from '@banxin/contract/refusals/message';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { MailFailedError } from '../../ports/mail.ts';
import { sha256 } from '../../sha256.ts';
import { codeLetter } from '../message/letter.ts';
import { type CodeFor, type CodeWay, sendCode, spend } from './oneTimeCode.ts';
import { tellLoginChanged } from './tellChanged.ts';

const BY_MAIL: CodeWay = {
  row: 'mail',
  lifeSeconds: MAIL_CODE_LIFE_SECONDS,
  tooSoon: refusals.mailTooSoon,
  dailyLimit: refusals.mailDailyLimit,
  notSent: refusals.mailNotSent,
};

/** A code serves the login that asked for it; capitals make no other address. */
const codeFor = ({ customer }: UserContext, mail: string, purpose: MailPurpose): CodeFor => ({
  to: mail.toLowerCase(),
  purpose: `${purpose}:${customer.id}`,
});

export async function sendToMail(
  context: UserContext,
  { mail, purpose }: ParsedOf<typeof sendMailCode>,
): Promise<null | Refusal> {
  const { ports, log, requestId } = context;
  const port = ports.mail;
  if (port === null) return refuse(refusals.mailNotSent, { retryAfter: 1 });
  return sendCode(context, BY_MAIL, codeFor(context, mail, purpose), async (code) => {
    try {
      const id = `code-${sha256(`${requestId}:${code}`).slice(0, 24)}`;
      await port.send({ to: mail, id, ...codeLetter(code) });
      return true;
    } catch (error) {
      if (!(error instanceof MailFailedError)) throw error;
      log.warn({ err: error }, 'letter not sent');
      // It may have arrived: its code stays good.
      return error.failure === 'unclear';
    }
  });
}

export async function bind(
  context: UserContext,
  { mail, code }: ParsedOf<typeof bindMail>,
): Promise<null | Refusal> {
  const { db, customer, now } = context;
  if (!(await spend(context, BY_MAIL, codeFor(context, mail, 'bind'), code))) {
    return refuse(refusals.mailCodeWrong);
  }
  await transaction(db, async (tx) => {
    await tx
      .updateTable('customers')
      .set({ mail, mail_confirmed_at: now })
      .where('id', '=', customer.id)
      .execute();
    await tellLoginChanged(tx, customer.id, 'mail', now);
  });
  return null;
}
