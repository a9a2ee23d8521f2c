/** Alipay and WeChat Pay, each against a fake that speaks the protocol with keys and signatures of its own. */
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createAlipayChannel } from './alipayChannel.ts';
import { systemClock } from './clock.ts';
import { ALIPAY_APP, startFakeAlipay } from './fakeAlipay.testkit.ts';
import { startFakeWechatpay, WECHATPAY } from './fakeWechatpay.testkit.ts';
import { ChannelFailedError, fenOf, NoticeRefusedError, yuanText } from './payChannel.ts';
import { createWechatpayChannel } from './wechatpayChannel.ts';

const alipay = await startFakeAlipay();
const wechat = await startFakeWechatpay();
afterAll(() => {
  alipay.close();
  wechat.close();
});
afterEach(() => {
  for (const { trouble } of [alipay, wechat]) {
    for (const name of Object.keys(trouble)) delete trouble[name as keyof typeof trouble];
  }
});

/** @param timeoutMs how long the channel may take */
const driversOf = (timeoutMs: number) => ({
  alipay: createAlipayChannel({
    appId: ALIPAY_APP,
    ...alipay.keys,
    gateway: alipay.gateway,
    notifyUrl: 'https://shop.example/notify/pay/alipay',
    timeoutMs,
  }),
  wechat: createWechatpayChannel({
    ...WECHATPAY,
    ...wechat.keys,
    clock: systemClock,
    endpoint: wechat.endpoint,
    notifyUrl: 'https://shop.example/notify/pay/wechat',
    timeoutMs,
  }),
});
/** Long enough for a busy machine. */
const drivers = driversOf(60_000);
/** For channels that never answer. */
const impatient = driversOf(250);
const fakes = { alipay, wechat };
const names = ['alipay', 'wechat'] as const;

const NOW = Date.parse('2026-11-20T09:31:00+08:00');
let trades = 0;
const newTrade = () => {
  trades += 1;
  return {
    tradeSN: `926112012345678${trades}A`,
    amount: 128_405,
    title: '版心印刷 订单 261120385502765',
    expiresAt: '2026-11-23T09:00:00.000+08:00',
    returnUrl: 'https://shop.example/pay/checkout?paymentSN=9261120123456789',
  };
};
const receiptFor = (tradeSN: string, channelNo: string) => ({
  tradeSN,
  channelNo,
  amount: 128_405,
  paidAt: '2026-11-20T09:30:00.000+08:00',
});
const noticeOf = (body: string, headers: Readonly<Record<string, string>> = {}) => ({
  body,
  header: (name: string) =>
    Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1],
});

test('amounts are written with two places and read back without a fraction of a fen', () => {
  expect([0, 5, 30, 128_405, 10_000_000_00].map(yuanText)).toEqual([
    '0.00',
    '0.05',
    '0.30',
    '1284.05',
    '10000000.00',
  ]);
  expect(['0.05', '1284.5', '12', '1284.05'].map(fenOf)).toEqual([5, 128_450, 1_200, 128_405]);
  for (const wrong of ['', '1.005', '-1.00', '1e3', ' 1', 1, null]) expect(fenOf(wrong)).toBeNull();
});

describe('starting', () => {
  test('Alipay: a signed address of its page with amount, end and both ways back', async () => {
    const trade = newTrade();
    const { url } = await drivers.alipay.start(trade);
    const query = Object.fromEntries(new URL(url ?? '').searchParams);
    expect(query).toMatchObject({
      app_id: ALIPAY_APP,
      method: 'alipay.trade.page.pay',
      sign_type: 'RSA2',
      notify_url: 'https://shop.example/notify/pay/alipay',
      return_url: trade.returnUrl,
    });
    expect(JSON.parse(query.biz_content ?? '')).toMatchObject({
      out_trade_no: trade.tradeSN,
      total_amount: '1284.05',
      time_expire: '2026-11-23 09:00:00',
    });
  });

  test('WeChat: a code to scan; the same trade asked for again is the same trade', async () => {
    const trade = newTrade();
    const first = await drivers.wechat.start(trade);
    expect(first.codeUrl).toMatch(/^weixin:\/\//);
    await drivers.wechat.start(trade);
    expect(wechat.trades.get(trade.tradeSN)).toMatchObject({ amount: 128_405, state: 'NOTPAY' });
  });
});

describe.each(names)('%s, asked for a trade', (name) => {
  const fake = fakes[name];
  const driver = drivers[name];

  test('knows the money, its own number and the time', async () => {
    const { tradeSN } = newTrade();
    const no = fake.put(tradeSN, 128_405);
    expect(await driver.query(tradeSN)).toEqual({
      kind: 'paid',
      receipt: receiptFor(tradeSN, no),
    });
  });

  test('that nobody opened says that nobody paid', async () => {
    expect(await driver.query('926112000000000A')).toEqual({ kind: 'unpaid' });
  });

  test('closes what is not paid, and leaves what is', async () => {
    const [open, paid] = [newTrade().tradeSN, newTrade().tradeSN];
    if (name === 'alipay') alipay.put(open, 1, 'WAIT_BUYER_PAY');
    else await drivers.wechat.start({ ...newTrade(), tradeSN: open });
    fake.put(paid, 128_405);
    expect(await driver.close(open)).toEqual({ kind: 'closed' });
    expect(await driver.query(open)).toEqual({ kind: 'closed' });
    expect(await driver.close(paid)).toMatchObject({ kind: 'paid' });
  });

  test('gives a part back once, however often it is asked', async () => {
    const { tradeSN } = newTrade();
    fake.put(tradeSN, 128_405);
    const order = { tradeSN, returnSN: `${tradeSN}R1`, amount: 28_400, received: 128_405 };
    const answers = [await driver.giveBack(order), await driver.giveBack(order)];
    expect(answers).toEqual(name === 'alipay' ? ['done', 'done'] : ['underway', 'done']);
    expect([...(fake.trades.get(tradeSN)?.returns.values() ?? [])]).toEqual([
      name === 'alipay' ? '284.00' : 28_400,
    ]);
  });

  test('looks how a return stands without sending anything', async () => {
    const { tradeSN } = newTrade();
    fake.put(tradeSN, 128_405);
    const order = { tradeSN, returnSN: `${tradeSN}R1`, amount: 28_400, received: 128_405 };
    expect(await driver.queryReturn(order)).toBe('none');
    expect(fake.trades.get(tradeSN)?.returns.size).toBe(0);
    await driver.giveBack(order);
    expect(await driver.queryReturn(order)).toBe(name === 'alipay' ? 'done' : 'underway');
    await driver.giveBack(order);
    expect(await driver.queryReturn(order)).toBe('done');
  });

  test.each([
    ['is signed by somebody else', { signature: 'foreign' }],
    ['is not signed', { signature: 'none' }],
    ['is an error page', { status: 502 }],
  ] as const)('does not believe an answer that %s', async (_, trouble) => {
    const { tradeSN } = newTrade();
    fake.put(tradeSN, 128_405);
    Object.assign(fake.trouble, trouble);
    await expect(driver.query(tradeSN)).rejects.toBeInstanceOf(ChannelFailedError);
  });

  test('that does not answer is given up', async () => {
    fake.trouble.silent = true;
    await expect(impatient[name].query('926112000000000A')).rejects.toBeInstanceOf(
      ChannelFailedError,
    );
  });
});

describe('a refund that is refused', () => {
  const refundOf = async (name: keyof typeof drivers) => {
    const { tradeSN } = newTrade();
    fakes[name].put(tradeSN, 128_405);
    const order = { tradeSN, returnSN: `${tradeSN}R1`, amount: 28_400, received: 128_405 };
    return { order, answer: await drivers[name].giveBack(order).catch((error: unknown) => error) };
  };

  test.each([
    ['ACQ.TRADE_HAS_FINISHED', 'tooOld'],
    ['ACQ.CUSTOMER_VALIDATE_ERROR', 'payerGone'],
    ['ACQ.BUYER_NOT_EXIST', 'payerGone'],
    ['ACQ.BUYER_ERROR', 'payerGone'],
    ['ACQ.TRADE_NOT_ALLOW_REFUND', 'refused'],
    ['ACQ.TRADE_HAS_CLOSE', 'refused'],
  ])('by Alipay with %s is never given back', async (refund, never) => {
    alipay.trouble.refund = refund;
    expect((await refundOf('alipay')).answer).toEqual({ never, code: refund });
  });

  test.each([
    ['TRADE_OVERDUE', 'tooOld'],
    ['USER_ACCOUNT_ABNORMAL', 'payerGone'],
  ])('by WeChat with %s is never given back', async (code, never) => {
    wechat.trouble.refund = [403, code];
    expect((await refundOf('wechat')).answer).toEqual({ never, code });
  });

  test.each([
    ['ABNORMAL', 'payerGone'],
    ['CLOSED', 'refused'],
  ] as const)('by WeChat after it was taken, %s, is never given back', async (ends, never) => {
    wechat.trouble.ends = ends;
    const { order, answer } = await refundOf('wechat');
    expect(answer).toEqual({ never, code: ends });
    expect(await drivers.wechat.queryReturn(order)).toBe('none');
  });

  test('for what passes, such as a short balance of the shop, may go through later', async () => {
    alipay.trouble.refund = 'ACQ.SELLER_BALANCE_NOT_ENOUGH';
    wechat.trouble.refund = [403, 'NOT_ENOUGH'];
    for (const name of names) {
      const { order, answer } = await refundOf(name);
      expect(answer).toBeInstanceOf(ChannelFailedError);
      expect(await drivers[name].queryReturn(order)).toBe('none');
    }
  });
});

describe('a notice', () => {
  const at = NOW / 1_000;
  const alipayNotice = (more: Readonly<Record<string, string>> = {}) => {
    const { tradeSN } = newTrade();
    const no = alipay.put(tradeSN, 128_405);
    return { tradeSN, no, body: alipay.notice(tradeSN, more) };
  };
  const wechatNotice = (signedAt = at, more: Readonly<Record<string, unknown>> = {}) => {
    const { tradeSN } = newTrade();
    const no = wechat.put(tradeSN, 128_405);
    return { tradeSN, no, ...wechat.notice(tradeSN, signedAt, more) };
  };

  test('of Alipay says what was paid', async () => {
    const { tradeSN, no, body } = alipayNotice();
    expect(await drivers.alipay.readNotice(noticeOf(body), NOW)).toEqual(receiptFor(tradeSN, no));
  });

  test('of WeChat says what was paid', async () => {
    const { tradeSN, no, body, headers } = wechatNotice();
    expect(await drivers.wechat.readNotice(noticeOf(body, headers), NOW)).toEqual(
      receiptFor(tradeSN, no),
    );
  });

  test('that is true and tells of no payment is nothing', async () => {
    const waiting = alipayNotice({ trade_status: 'WAIT_BUYER_PAY' });
    const returned = alipayNotice({ gmt_refund: '2026-11-20 10:00:00' });
    for (const { body } of [waiting, returned]) {
      expect(await drivers.alipay.readNotice(noticeOf(body), NOW)).toBeNull();
    }
  });

  const changed = (body: string, name: string, value: string) => {
    const fields = new URLSearchParams(body);
    fields.set(name, value);
    return fields.toString();
  };
  const refused = async (
    driver: keyof typeof drivers,
    notice: ReturnType<typeof noticeOf>,
    now = NOW,
  ) => {
    await expect(drivers[driver].readNotice(notice, now)).rejects.toBeInstanceOf(
      NoticeRefusedError,
    );
  };

  test.each([
    ['another amount', 'total_amount', '0.01'],
    ['another trade', 'out_trade_no', '9261120123456789A'],
    ['a weaker signature', 'sign_type', 'RSA'],
    ['a signature of nothing', 'sign', ''],
  ])('of Alipay with %s is refused', async (_, name, value) => {
    await refused('alipay', noticeOf(changed(alipayNotice().body, name, value)));
  });

  test('of Alipay for another application, or two days old, is refused', async () => {
    await refused('alipay', noticeOf(alipayNotice({ app_id: '2021000000000002' }).body));
    await refused('alipay', noticeOf(alipayNotice().body), NOW + 48 * 3_600_000);
    await refused('alipay', noticeOf(''));
  });

  test('of WeChat is believed by either of its keys while it changes them, and by no other', async () => {
    const changing = createWechatpayChannel({
      ...WECHATPAY,
      ...wechat.keys,
      platformKeys: wechat.bothKeys,
      clock: systemClock,
      endpoint: wechat.endpoint,
      notifyUrl: 'https://shop.example/notify/pay/wechat',
      timeoutMs: 60_000,
    });
    try {
      for (const by of ['old', 'next'] as const) {
        wechat.signing.by = by;
        const { tradeSN, no, body, headers } = wechatNotice();
        const receipt = receiptFor(tradeSN, no);
        expect(await changing.readNotice(noticeOf(body, headers), NOW)).toEqual(receipt);
        expect(await changing.query(tradeSN)).toEqual({ kind: 'paid', receipt });
        if (by === 'old') continue;
        // A shop that was not given the next key believes nothing that is signed by it.
        await refused('wechat', noticeOf(body, headers));
        await expect(drivers.wechat.query(tradeSN)).rejects.toBeInstanceOf(ChannelFailedError);
        const mixed = { ...headers, 'Wechatpay-Serial': 'B'.repeat(40) };
        await expect(changing.readNotice(noticeOf(body, mixed), NOW)).rejects.toBeInstanceOf(
          NoticeRefusedError,
        );
      }
    } finally {
      wechat.signing.by = 'old';
    }
  });

  test('of WeChat that was changed, signed by others, old or for others is refused', async () => {
    const { body, headers } = wechatNotice();
    await refused('wechat', noticeOf(body.replace('EV-1', 'EV-2'), headers));
    await refused('wechat', noticeOf(body, { ...headers, 'Wechatpay-Serial': 'D'.repeat(40) }));
    await refused('wechat', noticeOf(body));
    await refused('wechat', noticeOf(body, headers), NOW + 301_000);
    const foreign = wechatNotice(at, { mchid: '1900000002' });
    await refused('wechat', noticeOf(foreign.body, foreign.headers));
  });
});
