/** How tests come by a code and fill in the forms of registration and password reset. */
import type { InputOf } from '@banxin/contract/call';
import { validateReset } from '@banxin/contract/calls/customer/password';
import type { registerCustomer } from '@banxin/contract/calls/customer/register';
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import { sendSmsCode } from '@banxin/contract/calls/login/smsCode';
import type { SmsPurpose } from '@banxin/contract/calls/login/smsCode.schemas';
import { testHasher } from '../../../test/databases.ts';
import { type Browser, CAPTCHA, type TestServer } from '../../../test/harness.ts';
import type { Hasher } from '../../ports/hasher.ts';

export type Form = InputOf<typeof registerCustomer>;

/** A form that is good but for its SMS code. */
export const FORM: Form = {
  customerName: '晨光文创社',
  password: 'Demo-2027',
  qq: '5201314',
  mobilePhone: '13911110001',
  code: CAPTCHA,
  smsCode: '000000',
};

/** Asks for a message as a form does: with the captcha that the browser was shown. */
export const askForCode = (browser: Browser, mobilePhone: string, purpose: SmsPurpose = 'login') =>
  browser.send(sendSmsCode, { mobilePhone, code: CAPTCHA, purpose });

/** The code of the last message to a number; asks for one and makes sure that the minute is over. */
export async function smsCodeFor(
  server: TestServer,
  phone: string,
  purpose: SmsPurpose,
): Promise<string> {
  server.clock.advance(60_000);
  await askForCode(await visitor(server), phone, purpose);
  const { body } = await server.db
    .selectFrom('sms_outbox')
    .select('body')
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body)?.[0] ?? '';
}

/** A browser that was shown a captcha. */
export async function visitor(server: TestServer): Promise<Browser> {
  const browser = server.browser();
  await browser.send(getCaptcha, {});
  return browser;
}

/** A ticket for a new password of the account with this number. */
export async function ticketFor(server: TestServer, mobilePhone: string): Promise<string> {
  const smsCode = await smsCodeFor(server, mobilePhone, 'reset');
  const browser = await visitor(server);
  return (await browser.send(validateReset, { mobilePhone, code: CAPTCHA, smsCode })).ticket;
}

/** A hasher that lets something happen after a password was found right and before its login is let in. */
export function createInterruptedHasher() {
  let meanwhile: (() => Promise<unknown>) | null = null;
  const hasher: Hasher = {
    ...testHasher,
    forClient: () => hasher,
    verify: async (stored, password) => {
      const fits = await testHasher.verify(stored, password);
      const happens = meanwhile;
      meanwhile = null;
      await happens?.();
      return fits;
    },
  };
  return {
    hasher,
    /** Happens once; null takes back what did not happen. */
    interrupt: (happens: typeof meanwhile): void => {
      meanwhile = happens;
    },
  };
}
