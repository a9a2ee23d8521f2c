/** The address of a login: confirmed by a code that a letter brings. */
import { bindMail, sendMailCode } from '@banxin/contract/calls/customer/mail';
import { getMessageSettings } from '@banxin/contract/calls/message/settings';
import { errCode } from '@banxin/contract/errors';
import { describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { type Mail, MailFailedError, type MailFailure } from '../../ports/mail.ts';
import { createOutboxMail } from '../../ports/outboxMail.ts';
import { enter } from '../order/order.testkit.ts';

const server = await createTestServer();
const { db } = server;

const lettersTo = (mail: string) =>
  db.selectFrom('mail_outbox').selectAll().where('recipient', '=', mail).orderBy('id').execute();
const codeFor = async (mail: string): Promise<string> =>
  /\d{6}/.exec((await lettersTo(mail)).at(-1)?.text ?? '')?.[0] ?? '';
let addresses = 0;
const fresh = () => {
  addresses += 1;
  return `Buyer${addresses}@customer.test`;
};
/** A login that has asked for a code. */
async function asking(mail = fresh()) {
  const person = await enter(server);
  await person.browser.send(sendMailCode, { mail });
  return { ...person, mail, code: await codeFor(mail) };
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('a code that a letter brought confirms the address, once', async () => {
  const { browser, mail, code, id } = await asking();
  await browser.send(bindMail, { mail: mail.toLowerCase(), code });
  expect((await browser.send(getMessageSettings, {})).mail).toMatch(/^b\*{4}.@customer\.test$/);
  expect(await outcome(browser.send(bindMail, { mail, code }))).toBe(errCode.smsCodeWrong);
  const told = await db
    .selectFrom('site_messages')
    .select(['kind', 'said', 'login_id'])
    .where('customer_id', '=', id)
    .execute();
  expect(told).toEqual([{ kind: 'loginChanged', said: { what: 'mail' }, login_id: id }]);
});

test('a code serves the login that asked for it, and the address that it was sent to', async () => {
  const { browser, mail, code } = await asking();
  const other = await enter(server);
  expect(await outcome(other.browser.send(bindMail, { mail, code }))).toBe(errCode.smsCodeWrong);
  const elsewhere = browser.send(bindMail, { mail: fresh(), code });
  expect(await outcome(elsewhere)).toBe(errCode.smsCodeWrong);
  expect(await outcome(browser.send(bindMail, { mail, code }))).toBe('done');
});

test('the fifth wrong try ends a code', async () => {
  const { browser, mail, code } = await asking();
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await outcome(browser.send(bindMail, { mail, code: wrong(code) }));
    expect(answer).toBe(errCode.smsCodeWrong);
  }
  expect(await outcome(browser.send(bindMail, { mail, code }))).toBe(errCode.smsCodeWrong);
});

test('a code is good for ten minutes', async () => {
  const [early, late] = [await asking(), await asking()];
  server.clock.advance(599_000);
  const { browser, mail, code } = early;
  expect(await outcome(browser.send(bindMail, { mail, code }))).toBe('done');
  server.clock.advance(1_000);
  const over = late.browser.send(bindMail, { mail: late.mail, code: late.code });
  expect(await outcome(over)).toBe(errCode.smsCodeWrong);
});

test('an address gets a letter a minute, ten a day, whoever asks and however it is written', async () => {
  const { browser, mail } = await asking();
  const other = await enter(server);
  const refusal = await other.browser.refused(sendMailCode, { mail: mail.toUpperCase() });
  expect(refusal).toMatchObject({ errCode: errCode.smsTooSoon, data: { retryAfter: 60 } });
  for (let letters = 1; letters < 10; letters += 1) {
    server.clock.advance(60_000);
    await browser.send(sendMailCode, { mail });
  }
  server.clock.advance(60_000);
  expect(await outcome(browser.send(sendMailCode, { mail }))).toBe(errCode.smsDailyLimit);
  expect(await lettersTo(mail)).toHaveLength(10);
});

test('of parallel requests for one address one letter is sent', async () => {
  const { browser } = await enter(server);
  const mail = fresh();
  const asked = Array.from({ length: 10 }, () => outcome(browser.send(sendMailCode, { mail })));
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  expect(await lettersTo(mail)).toHaveLength(1);
});

test('a login cannot send letters to the whole world', async () => {
  const { browser } = await enter(server);
  for (let letters = 0; letters < 20; letters += 1) {
    await browser.send(sendMailCode, { mail: fresh() });
  }
  const answer = await outcome(browser.send(sendMailCode, { mail: fresh() }));
  expect(answer).toBe(errCode.tooManyRequests);
});

test.each(['', 'nobody', 'a@b', 'a b@customer.test', `${'a'.repeat(250)}@b.test`])(
  'what is no address is refused: %s',
  async (mail) => {
    const { browser } = await enter(server);
    expect((await browser.refused(sendMailCode, { mail })).errCode).toBe(errCode.invalidInput);
  },
);

describe('a letter that does not leave', () => {
  const withFailure = async (failure: MailFailure) => {
    const broken = { is: true };
    const mail: Mail = {
      send: async (letter) => {
        if (!broken.is || failure === 'unclear') await outbox.send(letter);
        if (broken.is) throw new MailFailedError(failure, 'broken');
      },
    };
    const failing = await createTestServer({ ports: { mail } });
    const outbox = createOutboxMail(failing.db, failing.clock);
    return { server: failing, broken };
  };

  test('is said, and the next one may be asked for at once', async () => {
    const { server: failing, broken } = await withFailure('down');
    const { browser } = await enter(failing);
    const mail = fresh();
    const refusal = await browser.refused(sendMailCode, { mail });
    expect(refusal).toMatchObject({ errCode: errCode.unavailable, status: 503 });
    broken.is = false;
    expect(await outcome(browser.send(sendMailCode, { mail }))).toBe('done');
  });

  test('for all that is known may have arrived: its code is good', async () => {
    const { server: failing } = await withFailure('unclear');
    const { browser } = await enter(failing);
    const mail = fresh();
    await browser.send(sendMailCode, { mail });
    const { text } = await failing.db
      .selectFrom('mail_outbox')
      .select('text')
      .where('recipient', '=', mail)
      .executeTakeFirstOrThrow();
    const code = /\d{6}/.exec(text)?.[0] ?? '';
    expect(await outcome(browser.send(bindMail, { mail, code }))).toBe('done');
  });

  test('where there is no mail server is said', async () => {
    const without = await createTestServer({ ports: { mail: null } });
    const { browser } = await enter(without);
    const refusal = await browser.refused(sendMailCode, { mail: fresh() });
    expect(refusal.errCode).toBe(errCode.unavailable);
  });
});
