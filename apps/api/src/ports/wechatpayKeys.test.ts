/** WeChat Pay's certificates: fetched, believed only when sealed and signed, fetched again before they are needed. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestClock } from '../../test/world.ts';
import { startFakeWechatpay, WECHATPAY } from './fakeWechatpay.testkit.ts';
import { ChannelFailedError, NoticeRefusedError } from './payChannel.ts';
import { createWechatpayChannel } from './wechatpayChannel.ts';

const wechat = await startFakeWechatpay();
afterAll(() => wechat.close());
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  wechat.signing.by = 'old';
  wechat.offered.clear();
  wechat.offered.add('old');
  for (const name of Object.keys(wechat.trouble)) {
    delete wechat.trouble[name as keyof typeof wechat.trouble];
  }
  wechat.asked.length = 0;
});

function opened(more: { readonly apiKey?: string; readonly timeoutMs?: number } = {}) {
  const clock = createTestClock();
  const channel = createWechatpayChannel({
    ...WECHATPAY,
    privateKey: wechat.keys.privateKey,
    platformKeys: null,
    clock,
    endpoint: wechat.endpoint,
    notifyUrl: 'https://shop.example/notify/pay/wechat',
    timeoutMs: 60_000,
    ...more,
  });
  return { clock, channel };
}

const downloads = () => wechat.asked.filter((one) => one === 'GET /v3/certificates').length;

let trades = 0;
/** A message about a paid trade, signed now by the key of now. */
function notice(now: number) {
  trades += 1;
  const tradeSN = `926112099999999${trades}A`;
  wechat.put(tradeSN, 500);
  const { body, headers } = wechat.notice(tradeSN, Math.floor(now / 1_000));
  const header = (name: string) =>
    Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return { tradeSN, body, header };
}

test('they are fetched once for whatever is asked and told at once, and believed', async () => {
  const { channel, clock } = opened();
  const now = clock.now();
  const told = Array.from({ length: 8 }, () => notice(now));
  const [receipts, states] = await Promise.all([
    Promise.all(told.map((one) => channel.readNotice(one, now))),
    Promise.all(told.map(({ tradeSN }) => channel.query(tradeSN))),
  ]);
  expect(receipts.map((receipt) => receipt?.tradeSN)).toEqual(told.map(({ tradeSN }) => tradeSN));
  expect(states.map(({ kind }) => kind)).toEqual(told.map(() => 'paid'));
  expect(downloads()).toBe(1);
});

describe('while WeChat changes from one to the next', () => {
  test('the next one is known before it signs', async () => {
    const { channel, clock } = opened();
    await channel.query(notice(clock.now()).tradeSN);
    wechat.offered.add('next');
    clock.advance(7 * HOUR);
    await channel.query(notice(clock.now()).tradeSN);
    expect(downloads()).toBe(2);
    wechat.signing.by = 'next';
    const one = notice(clock.now());
    expect(await channel.readNotice(one, clock.now())).toMatchObject({ tradeSN: one.tradeSN });
    expect(await channel.query(one.tradeSN)).toMatchObject({ kind: 'paid' });
    expect(downloads()).toBe(2);
  });

  test('one that was not told in time is asked for as it is needed', async () => {
    const { channel, clock } = opened();
    await channel.query(notice(clock.now()).tradeSN);
    wechat.offered.add('next');
    wechat.signing.by = 'next';
    clock.advance(2 * MINUTE);
    const one = notice(clock.now());
    expect(await channel.readNotice(one, clock.now())).toMatchObject({ tradeSN: one.tradeSN });
    expect(await channel.query(one.tradeSN)).toMatchObject({ kind: 'paid' });
  });

  test('one that WeChat has taken back is not believed any more', async () => {
    const { channel, clock } = opened();
    wechat.offered.add('next');
    await channel.query(notice(clock.now()).tradeSN);
    const late = notice(clock.now() + 7 * HOUR);
    wechat.offered.delete('old');
    wechat.signing.by = 'next';
    clock.advance(7 * HOUR);
    await expect(channel.readNotice(late, clock.now())).rejects.toBeInstanceOf(NoticeRefusedError);
  });
});

test('nonsense under numbers that nobody knows asks WeChat once a minute, and is refused', async () => {
  const { channel, clock } = opened();
  await channel.query(notice(clock.now()).tradeSN);
  clock.advance(2 * MINUTE);
  const { body, header } = notice(clock.now());
  for (let at = 0; at < 20; at += 1) {
    const serial = String(at).padStart(40, '0');
    const forged = {
      body,
      header: (name: string) => (name.endsWith('serial') ? serial : header(name)),
    };
    await expect(channel.readNotice(forged, clock.now())).rejects.toBeInstanceOf(
      NoticeRefusedError,
    );
  }
  expect(downloads()).toBe(2);
});

describe('what is not believed', () => {
  test.each([
    ['sealed with another key', { seal: 'foreign' }],
    ['signed by somebody else', { signature: 'foreign' }],
    ['signed by nobody', { signature: 'none' }],
    ['an answer of a server in trouble', { status: 500 }],
  ] as const)('%s', async (_, trouble) => {
    const { channel, clock } = opened();
    Object.assign(wechat.trouble, trouble);
    const one = notice(clock.now());
    await expect(channel.query(one.tradeSN)).rejects.toBeInstanceOf(ChannelFailedError);
    await expect(channel.readNotice(one, clock.now())).rejects.toBeInstanceOf(NoticeRefusedError);
    // It is told again, and by then WeChat says its keys.
    for (const name of Object.keys(trouble)) delete wechat.trouble[name as keyof typeof trouble];
    const again = notice(clock.now());
    expect(await channel.readNotice(again, clock.now())).toMatchObject({ tradeSN: again.tradeSN });
  });

  test('a WeChat that does not answer is given up', async () => {
    wechat.trouble.silent = true;
    const { channel } = opened({ timeoutMs: 250 });
    await expect(channel.query('9261120999999990A')).rejects.toBeInstanceOf(ChannelFailedError);
  });
});

test('what was good stays good for as long as WeChat says nothing new', async () => {
  const { channel, clock } = opened();
  await channel.query(notice(clock.now()).tradeSN);
  wechat.trouble.status = 500;
  clock.advance(7 * HOUR);
  const one = notice(clock.now());
  expect(await channel.readNotice(one, clock.now())).toMatchObject({ tradeSN: one.tradeSN });
  const other = notice(clock.now());
  expect(await channel.readNotice(other, clock.now())).toMatchObject({ tradeSN: other.tradeSN });
  // It is asked again after a minute and not for each of them.
  expect(downloads()).toBe(2);
});
