/** A provider that is away keeps nobody waiting, and is found again when it is back. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { opened } from '../../test/opened.ts';
import { CarrierFailedError } from './carrier.ts';
import { createKuaidi100 } from './kuaidi100.ts';
import { createLine } from './line.ts';

afterEach(() => void vi.useRealTimers());

class Away extends Error {}
class Refused extends Error {}

const kindOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (error: Error) => error.message,
  );

test('after five calls in a row that found nobody it is not asked; a quarter of a minute later one call is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const line = createLine({ notAsked: () => new Error('not asked') });
  let asked = 0;
  let isBack = false;
  const ask = () =>
    kindOf(
      line(async () => {
        asked += 1;
        if (!isBack) throw new Away('away');
      }),
    );
  for (let call = 0; call < 5; call += 1) expect(await ask()).toBe('away');
  expect(await ask()).toBe('not asked');
  expect(asked).toBe(5);
  vi.advanceTimersByTime(15_000);
  // Still away: one call finds that out, and nobody else waits for it.
  expect(await ask()).toBe('away');
  expect(await ask()).toBe('not asked');
  isBack = true;
  vi.advanceTimersByTime(15_000);
  expect(await ask()).toBe('answered');
  expect(await ask()).toBe('answered');
});

test('what is refused is an answer: one customer’s refusals close the line for nobody', async () => {
  const line = createLine({
    isDown: (error) => error instanceof Away,
    notAsked: () => new Error('not asked'),
  });
  const refused = () => kindOf(line(() => Promise.reject(new Refused('refused'))));
  for (let call = 0; call < 20; call += 1) expect(await refused()).toBe('refused');
});

test('a call that is answered counts the failures anew', async () => {
  const line = createLine({ notAsked: () => new Error('not asked') });
  for (let call = 0; call < 20; call += 1) {
    const isAway = call % 5 !== 4;
    const said = await kindOf(
      line(() => (isAway ? Promise.reject(new Away('away')) : Promise.resolve())),
    );
    expect(said).toBe(isAway ? 'away' : 'answered');
  }
});

test.each([
  ['answers that it is broken', 500, '{}'],
  ['answers nonsense', 200, '<html>'],
])('a carrier that %s is asked five times, and no more for now', async (_, status, body) => {
  let asked = 0;
  const carrier = createServer((_request, response) => {
    asked += 1;
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => {
    carrier.listen(0, '127.0.0.1', resolve);
  });
  opened.add(async () => void carrier.close());
  const { port } = carrier.address() as AddressInfo;
  const { track } = createKuaidi100({
    ...{ customer: 'C', key: 'K', callbackUrl: null },
    endpoint: `http://127.0.0.1:${port}`,
  });
  const parcel = {
    ...{ carrier: 'zhongtong', trackingNo: '73', phone: '13800000000' },
    from: { province: '河南省', city: '商丘市', district: '' },
    to: { province: '上海市', city: '上海市', district: '闵行区' },
    handedAt: '2026-11-20T09:00:00.000+08:00',
    transitDays: 3,
  };
  const failures = await Promise.all(
    Array.from({ length: 5 }, () => track(parcel, '').catch((error: unknown) => error)),
  );
  expect(failures.every((failure) => failure instanceof CarrierFailedError)).toBe(true);
  const next = await track(parcel, '').catch((error: unknown) => error);
  expect(next).toMatchObject({ name: 'CarrierFailedError', message: 'kuaidi100 is away' });
  expect(asked).toBe(5);
});
