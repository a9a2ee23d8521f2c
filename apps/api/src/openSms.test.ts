import { expect, test } from 'vitest';
import { createTestServer } from '../test/harness.ts';
import { readConfig } from './config.ts';
import { openSms } from './openSms.ts';
import { SmsFailedError } from './ports/sms.ts';

const { db, services, logs } = await createTestServer();
const kept = () => db.selectFrom('sms_outbox').select('body').execute();

test('without a provider production sends no code, keeps none in clear, and says so', async () => {
  const production = readConfig({ NODE_ENV: 'production', BANXIN_ALLOW_EMBEDDED: '1' });
  const sms = openSms(production, db, services.log);
  expect(logs.at(-1)).toMatchObject({ msg: expect.stringContaining('BANXIN_ALIYUN') });
  await expect(sms.sendCode('13800000001', '123456', 'login')).rejects.toBeInstanceOf(
    SmsFailedError,
  );
  expect(await kept()).toEqual([]);
});

test('elsewhere the outbox keeps it', async () => {
  await openSms(readConfig({}), db, services.log).sendCode('13800000001', '123456', 'login');
  expect(await kept()).toMatchObject([{ body: expect.stringContaining('123456') }]);
});
