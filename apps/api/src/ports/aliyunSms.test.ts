import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createAliyunSms } from './aliyunSms.ts';
import { SmsFailedError } from './sms.ts';

/** Speaks as much of the provider's protocol as the library needs. */
const seen: { headers: IncomingMessage['headers']; query: URLSearchParams; body: string }[] = [];
let answer: (response: ServerResponse) => void = () => undefined;
const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => {
    body += part.toString();
  });
  request.on('end', () => {
    const { searchParams } = new URL(request.url ?? '/', 'http://provider.test');
    seen.push({ headers: request.headers, query: searchParams, body });
    answer(response);
  });
});
await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
afterAll(() => void provider.close());

const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

const options = {
  accessKeyId: 'test-id',
  accessKeySecret: 'test-secret',
  signName: '版心印刷',
  templateCode: 'SMS_0000001',
  noticeTemplateCode: 'SMS_0000002',
  endpoint: `127.0.0.1:${(provider.address() as AddressInfo).port}`,
  protocol: 'http',
} as const;
const sms = createAliyunSms(options);

test('a code is sent signed, with number, sign, template and its one variable', async () => {
  answer = json(200, { Code: 'OK', Message: 'OK', RequestId: 'r', BizId: 'b' });
  await sms.sendCode('13800000001', '123456', 'login');
  const request = seen.at(-1);
  const fields = new URLSearchParams([
    ...(request?.query ?? []),
    ...new URLSearchParams(request?.body),
  ]);
  expect(fields.get('PhoneNumbers')).toBe('13800000001');
  expect(fields.get('SignName')).toBe('版心印刷');
  expect(fields.get('TemplateCode')).toBe('SMS_0000001');
  expect(JSON.parse(fields.get('TemplateParam') ?? '')).toEqual({ code: '123456' });
  expect(request?.headers['x-acs-action']).toBe('SendSms');
  expect(request?.headers.authorization).toMatch(/^ACS3-HMAC-SHA256 Credential=test-id,/);
});

test.each([
  ['a refusal', json(200, { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: 'limit' })],
  ['an error', json(500, { Code: 'InternalError', Message: 'down' })],
  ['an empty answer', json(200, {})],
  [
    'garbage',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html>');
    },
  ],
  ['a cut connection', (response: ServerResponse) => void response.destroy()],
])('%s of the provider is a failed SMS, not a surprise', async (_, broken) => {
  answer = broken;
  await expect(sms.sendCode('13800000001', '123456', 'login')).rejects.toBeInstanceOf(
    SmsFailedError,
  );
});

test('the reason of a failure does not carry the code', async () => {
  answer = json(200, { Code: 'isv.AMOUNT_NOT_ENOUGH', Message: 'no money' });
  const error: unknown = await sms.sendCode('13800000001', '987654', 'login').catch((e) => e);
  expect(String(error)).toContain('isv.AMOUNT_NOT_ENOUGH');
  expect(String(error)).not.toContain('987654');
});

test('a notice goes by its own template, with what happened and what it is about', async () => {
  answer = json(200, { Code: 'OK', Message: 'OK', RequestId: 'r', BizId: 'b' });
  await sms.sendNotice?.('13800000001', { title: '订单已发货', about: '261120385502765' });
  const request = seen.at(-1);
  const fields = new URLSearchParams([
    ...(request?.query ?? []),
    ...new URLSearchParams(request?.body),
  ]);
  expect(fields.get('TemplateCode')).toBe('SMS_0000002');
  expect(JSON.parse(fields.get('TemplateParam') ?? '')).toEqual({
    title: '订单已发货',
    about: '261120385502765',
  });
});

test('without a template for them notices are not offered', () => {
  expect(createAliyunSms({ ...options, noticeTemplateCode: null }).sendNotice).toBeUndefined();
});

test.each([
  ['a number that does not exist', json(200, { Code: 'isv.MOBILE_NUMBER_ILLEGAL' }), 'never'],
  ['a number that had enough', json(200, { Code: 'isv.BUSINESS_LIMIT_CONTROL' }), 'later'],
  ['an account without money', json(200, { Code: 'isv.AMOUNT_NOT_ENOUGH' }), 'down'],
  ['a template that is not approved', json(200, { Code: 'isv.SMS_TEMPLATE_ILLEGAL' }), 'down'],
  ['no word of what became of it', json(200, {}), 'unclear'],
  ['a cut connection', (response: ServerResponse) => void response.destroy(), 'unclear'],
])('what %s means', async (_, broken, failure) => {
  answer = broken;
  await expect(sms.sendCode('13800000001', '123456', 'login')).rejects.toMatchObject({ failure });
});
