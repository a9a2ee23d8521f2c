/** The driver against a local service that speaks the protocol with real signatures. */
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { CarrierFailedError, type TrackedParcel } from './carrier.ts';
import { createKuaidi100 } from './kuaidi100.ts';

const [customer, key] = ['CUSTOMER0001', 'key0001'];
const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase();

/** Refuses what is not signed as the service demands. */
const seen: { path: string; form: URLSearchParams }[] = [];
let answer: (response: ServerResponse) => void = () => undefined;
const service = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => {
    body += part.toString();
  });
  request.on('end', () => {
    const form = new URLSearchParams(body);
    const path = request.url ?? '';
    seen.push({ path, form });
    const wanted = md5(`${form.get('param')}${key}${customer}`);
    if (path === '/poll/query.do' && form.get('sign') !== wanted) {
      return json({ result: false, returnCode: '503', message: '验证签名失败' })(response);
    }
    answer(response);
  });
});
await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
afterAll(() => void service.close());

const json = (body: unknown) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
const callbackUrl = 'https://shop.test/notify/kuaidi100';
/** A new one for each test: one that has failed much is not asked for a while. */
let driver: ReturnType<typeof createKuaidi100>;
const driverOf = (timeoutMs = 60_000) =>
  createKuaidi100({ customer, key, endpoint, callbackUrl, timeoutMs });
beforeEach(() => {
  driver = driverOf();
});

const parcel: TrackedParcel = {
  carrier: 'zhongtong',
  trackingNo: '73100000000001',
  phone: '13900001234',
  from: { province: '河南', city: '永城', district: '' },
  to: { province: '上海市', city: '上海市', district: '闵行区' },
  handedAt: '2026-11-20T17:00:00.000+08:00',
  transitDays: 2,
};
const NOW = '2026-11-22T12:00:00.000+08:00';

const DATA = [
  { time: '2026-11-22 09:00:00', ftime: '2026-11-22 09:00:00', context: '【上海】正在派送' },
  { time: '2026-11-20 18:00:00', ftime: '2026-11-20 18:00:00', context: '【永城】已揽收' },
];

test('a question is signed, and its answer has state and scans, the oldest first, in Shanghai’s time', async () => {
  answer = json({ message: 'ok', state: '5', status: '200', com: 'zhongtong', data: DATA });
  const report = await driver.track(parcel, NOW);
  expect(report).toEqual({
    state: 5,
    scans: [
      { at: '2026-11-20T18:00:00.000+08:00', text: '【永城】已揽收' },
      { at: '2026-11-22T09:00:00.000+08:00', text: '【上海】正在派送' },
    ],
  });
  const request = seen.at(-1);
  expect(request?.path).toBe('/poll/query.do');
  expect(JSON.parse(request?.form.get('param') ?? '')).toMatchObject({
    com: 'zhongtong',
    num: parcel.trackingNo,
    phone: parcel.phone,
    to: '上海市上海市闵行区',
  });
});

test('a wrong key is a failure that names no secret', async () => {
  const wrong = createKuaidi100({ customer, key: 'other', endpoint, callbackUrl });
  const error = await wrong.track(parcel, NOW).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CarrierFailedError);
  expect((error as Error).message).toBe('kuaidi100 503');
});

test('a number that its carrier does not know yet is no failure', async () => {
  answer = json({ result: false, returnCode: '500', message: '查询无结果，请隔段时间再查' });
  expect(await driver.track(parcel, NOW)).toBeNull();
});

test.each([
  ['their servers fail', json({ result: false, returnCode: '501', message: '服务器错误' })],
  ['the quota is used up', json({ result: false, returnCode: '601', message: 'KEY 已过期' })],
  ['garbage', (response: ServerResponse) => void response.end('<html>')],
  ['an error', (response: ServerResponse) => void response.writeHead(500).end()],
  ['nothing at all', () => undefined],
  ['a line that breaks', (response: ServerResponse) => void response.destroy()],
  [
    'an answer without an end',
    (response: ServerResponse) => {
      const more = () => {
        if (!response.destroyed && response.write('x'.repeat(65_536))) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    },
  ],
])('%s: asked again later', async (_, how) => {
  answer = how;
  const impatient = driverOf(200);
  await expect(impatient.track(parcel, NOW)).rejects.toBeInstanceOf(CarrierFailedError);
});

test('scans without a time or a text are left out, a state that is none is nothing', async () => {
  answer = json({ message: 'ok', state: '0', data: [{ time: 'gestern', context: 'x' }, null, 7] });
  expect(await driver.track(parcel, NOW)).toEqual({ state: 0, scans: [] });
  answer = json({ message: 'ok', state: 'moving', data: DATA });
  expect(await driver.track(parcel, NOW)).toBeNull();
});

/** A notice as the service sends it, with the salt that it was given. */
async function noticeOf(lastResult: object) {
  answer = json({ result: true, returnCode: '200', message: '提交成功' });
  await driver.follow(parcel);
  const subscribed = JSON.parse(seen.at(-1)?.form.get('param') ?? '') as {
    key: string;
    parameters: { salt: string; callbackurl: string };
  };
  expect(subscribed).toMatchObject({ key, parameters: { callbackurl: callbackUrl } });
  const param = JSON.stringify({ status: 'polling', lastResult });
  return { param, sign: md5(param + subscribed.parameters.salt) };
}

const LAST = { com: 'zhongtong', nu: parcel.trackingNo, state: '3', message: 'ok', data: DATA };

test('a notice that is signed with its salt is read', async () => {
  const notice = driver.readNotice(await noticeOf(LAST));
  expect(notice).toMatchObject({ carrier: 'zhongtong', trackingNo: parcel.trackingNo });
  expect(notice?.report).toMatchObject({ state: 3 });
  expect(notice?.report.scans).toHaveLength(2);
});

test('following twice is no failure', async () => {
  answer = json({ result: false, returnCode: '501', message: '重复订阅' });
  await expect(driver.follow(parcel)).resolves.toBeUndefined();
  answer = json({ result: false, returnCode: '701', message: '拒绝订阅的快递公司' });
  await expect(driver.follow(parcel)).rejects.toThrow('kuaidi100 701');
});

test('a notice that was changed, is signed by somebody else or is of another parcel is refused', async () => {
  const { param, sign } = await noticeOf(LAST);
  expect(driver.readNotice({ param: param.replace('"3"', '"4"'), sign })).toBeNull();
  expect(driver.readNotice({ param, sign: md5(param) })).toBeNull();
  expect(driver.readNotice({ param, sign: '' })).toBeNull();
  expect(driver.readNotice({ param: '{}', sign: md5('{}') })).toBeNull();
  expect(driver.readNotice({ param: 'no json', sign })).toBeNull();
  const other = param.replace(parcel.trackingNo, '73100000000002');
  expect(driver.readNotice({ param: other, sign })).toBeNull();
});
