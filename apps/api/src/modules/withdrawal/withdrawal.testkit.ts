/** The code that a withdrawal needs, for tests that are about its money. */
import { sendWithdrawalCode } from '@banxin/contract/calls/customer/withdrawal';
import type { Browser, TestServer } from '../../../test/harness.ts';

/** The code to withdraw that was sent to a login last. @throws Error when what was sent last is another text */
export async function sentCode({ db }: Pick<TestServer, 'db'>, id: number): Promise<string> {
  const { body } = await db
    .selectFrom('sms_outbox as o')
    .innerJoin('customers as c', 'c.mobile', 'o.phone')
    .where('c.id', '=', id)
    .select('o.body')
    .orderBy('o.id', 'desc')
    .executeTakeFirstOrThrow();
  const code = /\d{6}/.exec(body)?.[0];
  if (code === undefined || !body.includes('提现')) throw new Error(`No code to withdraw: ${body}`);
  return code;
}

/** Has a code sent to the login, and reads it. */
export async function withdrawalCode(
  { db }: Pick<TestServer, 'db'>,
  { id, browser }: { readonly id: number; readonly browser: Browser },
): Promise<string> {
  // The clock stands still: neither the minute between two codes nor the hour of a limit would ever be over.
  await db.deleteFrom('sms_codes').execute();
  await db.deleteFrom('rate_limits').execute();
  await browser.send(sendWithdrawalCode, {});
  return sentCode({ db }, id);
}
