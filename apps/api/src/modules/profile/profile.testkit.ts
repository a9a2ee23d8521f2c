/** How tests come by the codes of text messages that a login asks for, without the minute's wait. */
import { sendMobileCode } from '@banxin/contract/calls/customer/binding';
import type { Browser, TestServer } from '../../../test/harness.ts';
import { smsCodeFor } from '../registration/account.testkit.ts';

const lastCodeTo = async (server: TestServer, phone: string): Promise<string> => {
  const { body } = await server.db
    .selectFrom('sms_outbox')
    .select('body')
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body)?.[0] ?? '';
};

/** The number that a login is bound to. */
export const mobileOf = async (server: TestServer, id: number): Promise<string> => {
  const row = await server.db
    .selectFrom('customers')
    .select('mobile')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.mobile;
};

/** The codes that another number needs. */
export async function codesFor(
  server: TestServer,
  { browser, id }: { readonly browser: Browser; readonly id: number },
  mobilePhone: string,
) {
  const smsCode = await smsCodeFor(server, mobilePhone, 'mobile');
  await browser.send(sendMobileCode, {});
  const oldSmsCode = await lastCodeTo(server, await mobileOf(server, id));
  return { mobilePhone, smsCode, oldSmsCode };
}

/** A code that is not this one. */
export const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
