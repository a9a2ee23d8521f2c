/** A client whose code is still on its way: what is asked meanwhile is answered, or fails as without a network. */
import { getProductCategoryNames } from '@banxin/contract/calls/catalogue/categories';
import type { Client } from '@banxin/contract/client';
import { expect, it } from 'vitest';
import { laterClient } from './laterClient.ts';

const answering: Client = { send: async <_I, O>() => 'answered' as O };

/** Loads as the test says, and remembers how often it was asked to. */
function stage(loads: (() => Promise<Client>)[]) {
  const told: unknown[] = [];
  let asked = 0;
  const client = laterClient(
    () => {
      asked += 1;
      return (loads.shift() ?? (() => Promise.resolve(answering)))();
    },
    (event) => told.push(event),
  );
  return { client, told, asked: () => asked };
}

const offline = (): Promise<Client> => Promise.reject(new TypeError('offline'));

it('what is asked while the code is on its way is answered when it has come, and it comes once', async () => {
  let arrive: (client: Client) => void = () => undefined;
  const { client, asked } = stage([() => new Promise((resolve) => (arrive = resolve))]);
  client.prepare();
  const answers = Promise.all([
    client.send(getProductCategoryNames, {}),
    client.send(getProductCategoryNames, {}),
  ]);
  arrive(answering);
  expect(await answers).toEqual(['answered', 'answered']);
  expect(asked()).toBe(1);
});

it('code that does not come fails the call as a lost network does, says so once, and is asked for again', async () => {
  const { client, told, asked } = stage([offline]);
  await expect(client.send(getProductCategoryNames, {}, { display: 1 })).rejects.toMatchObject({
    kind: 'network',
    message: '请求出错，请刷新重试',
    call: getProductCategoryNames.name,
  });
  expect(told).toEqual([{ mode: 1, message: '请求出错，请刷新重试' }]);
  expect(await client.send(getProductCategoryNames, {})).toBe('answered');
  expect(asked()).toBe(2);
});

it('sent for in vain it is asked for again by the first call, and nobody is told', async () => {
  const lost = offline();
  const { client, told } = stage([() => lost]);
  client.prepare();
  await lost.catch(() => undefined);
  expect(await client.send(getProductCategoryNames, {})).toBe('answered');
  expect(told).toEqual([]);
});
