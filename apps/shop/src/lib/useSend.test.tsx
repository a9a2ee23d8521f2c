/** A write happens once per intent, and whoever asked for it learns what became of it. */
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { lookUpOrder } from '@banxin/contract/calls/order/lookUp';
import type { CallError, Client, SendOptions } from '@banxin/contract/client';
import { errCode } from '@banxin/contract/errors';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { StoryShop } from '../stories/StoryShop.tsx';
import { failed, refused } from '../stories/storyClient.ts';
import type { Services } from './services.ts';
import { createSignal } from './signal.ts';
import { createSending, type UseSendOptions, useSend } from './useSend.ts';

const order = { orderSN: '261119271148092', reason: '不需要了' };

interface Request {
  readonly input: unknown;
  readonly options: SendOptions | undefined;
  readonly answer: (value?: unknown) => void;
  readonly fail: (error: unknown) => void;
}

function setUp(options?: UseSendOptions, call: typeof cancelOrder = cancelOrder) {
  const requests: Request[] = [];
  const client: Client = {
    send: ((_call: unknown, input: unknown, how?: SendOptions) =>
      new Promise((answer, fail) => {
        requests.push({ input, options: how, answer: answer as Request['answer'], fail });
      })) as Client['send'],
  };
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const failures: Services['failures'] = createSignal();
  const shown: unknown[] = [];
  failures.listen((event) => shown.push(event));
  const sending = createSending({ client, newKey, failures }, call, options);
  const heard = vi.fn();
  const leave = sending.listen(heard);
  /** Sends, and lets the request end in this way. */
  const attempt = async (input: typeof order, error?: CallError) => {
    const sent = sending.send(input);
    const request = requests.at(-1);
    if (error) request?.fail(error);
    else request?.answer(null);
    return await sent;
  };
  return {
    sending,
    requests,
    shown,
    heard,
    leave,
    attempt,
    keys: () => requests.map(({ options: how }) => how?.idempotencyKey),
  };
}

describe('the key of an intent', () => {
  it.each([
    ['the network broke', failed('network')],
    ['no answer came in time', failed('timeout')],
    ['the server broke', failed(500)],
  ])('stays when %s, for nobody knows whether it arrived', async (_, error) => {
    const { attempt, keys } = setUp();
    await attempt(order, error);
    await attempt({ ...order });
    expect(keys()).toEqual(['key-1', 'key-1']);
  });

  it('is a new one when something else is wanted', async () => {
    const { attempt, keys } = setUp();
    await attempt(order, failed('network'));
    await attempt({ ...order, reason: '地址填错' });
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it('is a new one after the server refused', async () => {
    const { attempt, keys } = setUp();
    await attempt(order, refused(errCode.wrongState, '当前状态不能进行此操作'));
    await attempt(order);
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it('is a new one after it was done: the same wanted again is another intent', async () => {
    const { attempt, keys } = setUp();
    await attempt(order);
    await attempt(order);
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it('travels only with calls that promise to know it', async () => {
    const { sending, requests } = setUp({}, lookUpOrder as unknown as typeof cancelOrder);
    void sending.send(order);
    expect(requests[0]?.options).toEqual({ display: 0 });
  });
});

describe('a second press', () => {
  it('sends nothing while the first is on its way, and has nothing to act on', async () => {
    const { sending, requests } = setUp();
    const presses = [sending.send(order), sending.send(order)];
    for (const { answer } of requests) answer('done');
    expect(await Promise.all(presses)).toEqual([
      { ok: true, value: 'done' },
      { ok: false, failure: null },
    ]);
    expect(requests).toHaveLength(1);
  });

  it('sends nothing either when it wants something else', () => {
    const { sending, requests } = setUp();
    void sending.send(order);
    void sending.send({ ...order, reason: '地址填错' });
    expect(requests).toHaveLength(1);
    expect(sending.state().sending).toBe(order);
  });
});

describe('what became of it', () => {
  it('is pending until the answer, then over', async () => {
    const { sending, attempt, heard } = setUp();
    expect(sending.state().sending).toBeNull();
    const sent = attempt(order);
    expect(sending.state().sending).toBe(order);
    await sent;
    expect(sending.state()).toEqual({ sending: null, failure: null });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is a failure as a value, kept until the next try', async () => {
    const { sending, attempt, requests } = setUp();
    const error = refused(errCode.wrongState, '当前状态不能进行此操作');
    expect(await attempt(order, error)).toEqual({ ok: false, failure: error });
    expect(sending.state().failure).toBe(error);
    void sending.send(order);
    expect(sending.state().failure).toBeNull();
    expect(requests).toHaveLength(2);
  });

  it('is a surprise for the error boundary when it is no failure of a call', async () => {
    const { sending, requests } = setUp();
    const sent = sending.send(order);
    const broken = new TypeError('broken');
    requests[0]?.fail(broken);
    expect(await sent).toEqual({ ok: false, failure: null });
    expect(sending.state().surprise).toEqual({ thrown: broken });
  });
});

describe('after the page was left', () => {
  it('nobody is told of a success, and nobody acts on it', async () => {
    const { attempt, heard, leave } = setUp();
    const sent = attempt(order);
    leave();
    heard.mockClear();
    expect(await sent).toEqual({ ok: false, failure: null });
    expect(heard).not.toHaveBeenCalled();
  });

  it('a failure is shown as its row says, though its place is gone', async () => {
    const { attempt, leave, shown } = setUp({ shownHere: 'all' });
    const sent = attempt(order, failed('timeout'));
    leave();
    expect(await sent).toEqual({ ok: false, failure: null });
    expect(shown).toEqual([{ mode: cancelOrder.display, message: '请求超时' }]);
  });

  it('a surprise is not swallowed', async () => {
    const { sending, requests, leave } = setUp();
    const sent = sending.send(order);
    leave();
    requests[0]?.fail(new TypeError('broken'));
    await expect(sent).rejects.toThrow('broken');
  });
});

describe('a failure is shown', () => {
  const wrong = refused(errCode.wrongState, '当前状态不能进行此操作');

  it('as its row says, once, when the page does not show it', async () => {
    const { attempt, shown, requests } = setUp();
    await attempt(order, wrong);
    expect(shown).toEqual([{ mode: cancelOrder.display, message: wrong.message }]);
    // The client itself is quiet: nothing is shown twice.
    expect(requests[0]?.options?.display).toBe(0);
  });

  it.each([['all' as const], [[errCode.wrongState]]])(
    'by the page alone when it shows %j',
    async (shownHere) => {
      const { attempt, shown } = setUp({ shownHere });
      await attempt(order, wrong);
      expect(shown).toEqual([]);
    },
  );

  it('as its row says when the page shows others only', async () => {
    const { attempt, shown } = setUp({ shownHere: [errCode.agreementMissing] });
    await attempt(order, wrong);
    await attempt(order, failed('network'));
    expect(shown).toHaveLength(2);
  });

  it('by the session when the login has expired', async () => {
    const { attempt, shown } = setUp();
    await attempt(order, failed(401));
    expect(shown).toEqual([]);
  });
});

describe('a page that writes', () => {
  it('starts with nothing on its way, no failure and no refused fields', () => {
    function Page() {
      const { isPending, failure, fields } = useSend(cancelOrder);
      return <p>{JSON.stringify({ isPending, failure, fields })}</p>;
    }
    const page = renderToString(
      <StoryShop onEvent={() => undefined}>
        <Page />
      </StoryShop>,
    ).replaceAll('&quot;', '"');
    expect(page).toContain('{"isPending":false,"failure":null,"fields":{}}');
  });
});
