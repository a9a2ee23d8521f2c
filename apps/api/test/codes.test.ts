/**
 * A code that was sent can be guessed five times by whatever call it is typed into, also by one whose refusal undoes
 * its transaction. The calls are found by their schemas; one that the table does not name fails.
 */
import { sendMailCode } from '@banxin/contract/calls/customer/mail';
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import { SMS_CODE_TRIES } from '@banxin/contract/constants';
import { mailCode, smsCode } from '@banxin/contract/entities/fields';
import { errCode } from '@banxin/contract/errors';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { enter } from '../src/modules/order/order.testkit.ts';
import { codesFor, mobileOf, wrong } from '../src/modules/profile/profile.testkit.ts';
import { FORM, smsCodeFor } from '../src/modules/registration/account.testkit.ts';
import { withdrawalCode } from '../src/modules/withdrawal/withdrawal.testkit.ts';
import { registrations } from '../src/registry.ts';
import { type Browser, CAPTCHA, createTestServer, outcome } from './harness.ts';

const server = await createTestServer();

const codes: readonly unknown[] = [smsCode, mailCode];
const shapeOf = (schema: z.core.$ZodType): Readonly<Record<string, unknown>> =>
  (schema._zod.def as { readonly shape?: Record<string, unknown> }).shape ?? {};
const taking = registrations.flatMap(({ call }) =>
  Object.entries(shapeOf(call.input as unknown as z.core.$ZodType))
    .filter(([, schema]) => codes.includes(schema))
    .map(([field]) => ({ call, field })),
);

interface Asked {
  readonly browser: Browser;
  /** With the codes that were sent. */
  readonly input: Readonly<Record<string, unknown>>;
}

let numbers = 0;
const freshNumber = (): string => {
  numbers += 1;
  return `1885556${String(numbers).padStart(4, '0')}`;
};
/** By a visitor's form with a captcha. */
const visiting = async (
  purpose: Parameters<typeof smsCodeFor>[2],
  mobilePhone: string,
  more: object = {},
): Promise<Asked> => ({
  browser: server.browser(),
  input: {
    ...more,
    ...{ mobilePhone, code: CAPTCHA },
    smsCode: await smsCodeFor(server, mobilePhone, purpose),
  },
});
const knownNumber = async () => mobileOf(server, (await enter(server)).id);

const table: Readonly<Record<string, () => Promise<Asked>>> = {
  'Login.LoginByMobilePhone': async () => visiting('login', await knownNumber()),
  'Customer.ResetPasswordValidateByMobilePhone': async () => visiting('reset', await knownNumber()),
  'Customer.Register': async () => {
    const mobilePhone = freshNumber();
    const form = { ...FORM, customerName: `试码${numbers}`, qq: String(52_000_000 + numbers) };
    return visiting('register', mobilePhone, form);
  },
  'Customer.UpdateMobilePhone': async () => {
    const person = await enter(server);
    return { browser: person.browser, input: await codesFor(server, person, freshNumber()) };
  },
  'Customer.BindMail': async () => {
    const { browser, id } = await enter(server);
    const mail = `guess${id}@customer.test`;
    await browser.send(sendMailCode, { mail });
    const { text } = await server.db
      .selectFrom('mail_outbox')
      .select('text')
      .where('recipient', '=', mail)
      .executeTakeFirstOrThrow();
    return { browser, input: { mail, code: /\d{6}/.exec(text)?.[0] ?? '' } };
  },
  'Customer.Withdraw': async () => {
    const person = await enter(server, { balance: 10_000 });
    const input = { amount: 100, smsCode: await withdrawalCode(server, person) };
    return { browser: person.browser, input };
  },
};

test('the table names every call into which a code is typed', () => {
  expect([...new Set(taking.map(({ call }) => call.name))].toSorted()).toEqual(
    Object.keys(table).toSorted(),
  );
});

describe.each(taking.map(({ call, field }) => [call.name, field, call] as const))(
  '%s: %s',
  (name, field, call) => {
    /** Types it in as a page does, with a key of its own. */
    const typeIn = async ({ browser }: Asked, input: Asked['input']) => {
      if ('code' in input && input.code === CAPTCHA) await browser.send(getCaptcha, {});
      const idempotencyKey = server.services.random.token(12);
      return outcome(browser.send(call, input, { idempotencyKey }));
    };
    const asking = async (): Promise<Asked> => {
      await server.db.deleteFrom('rate_limits').execute();
      const asked = await table[name]?.();
      if (!asked) throw new Error(`${name} stands in no row`);
      return asked;
    };
    const guess = async (asked: Asked, tries: number) => {
      const input = { ...asked.input, [field]: wrong(String(asked.input[field])) };
      for (let count = 0; count < tries; count += 1) {
        expect(await typeIn(asked, input)).toBe(errCode.smsCodeWrong);
      }
    };

    test('the right one is good as long as fewer than five wrong ones were typed', async () => {
      const asked = await asking();
      await guess(asked, SMS_CODE_TRIES - 1);
      expect(await typeIn(asked, asked.input)).toBe('done');
    });

    test('after the fifth wrong one the right one is wrong too', async () => {
      const asked = await asking();
      await guess(asked, SMS_CODE_TRIES);
      expect(await typeIn(asked, asked.input)).toBe(errCode.smsCodeWrong);
    });
  },
);

describe('money taken out of the account', () => {
  const call = registrations.find((one) => one.call.name === 'Customer.Withdraw')?.call;
  const asking = async () => {
    const asked = await table['Customer.Withdraw']?.();
    if (!asked || !call) throw new Error('Nobody can withdraw');
    const { browser, input } = asked;
    return (more: object, idempotencyKey: string) =>
      outcome(browser.send(call, { ...input, ...more }, { idempotencyKey }));
  };

  test('of twelve guesses at once each counts', async () => {
    const send = await asking();
    const guesses = Array.from({ length: 12 }, (_, at) =>
      send({ smsCode: String(at).padStart(6, '7') }, `guess-at-once-${at}`),
    );
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([errCode.smsCodeWrong]));
    expect(await send({}, 'right-after-guesses')).toBe(errCode.smsCodeWrong);
  });

  test('a repeat after a lost answer is answered, though its code is spent', async () => {
    const send = await asking();
    const repeats = Array.from({ length: 6 }, () => send({}, 'lost-answer'));
    expect(new Set(await Promise.all(repeats))).toEqual(new Set(['done']));
    expect(await send({}, 'lost-answer')).toBe('done');
    expect(await send({}, 'another-press')).toBe(errCode.wrongState);
  });

  test('more than there is spends no code and counts no try', async () => {
    const send = await asking();
    for (let tries = 0; tries <= SMS_CODE_TRIES; tries += 1) {
      expect(await send({ amount: 10_001 }, `too-much-${tries}`)).toBe(errCode.balanceTooLow);
    }
    expect(await send({}, 'right-amount')).toBe('done');
  });
});
