/** Files fetched from other servers: each answered for itself, one at a time for each customer, none lost by a crash. */
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { openFolder } from '@banxin/contract/calls/file/folder';
import { getFile } from '@banxin/contract/calls/file/printFile';
import { downloadRemoteFiles } from '@banxin/contract/calls/file/remoteFiles';
import { errCode } from '@banxin/contract/errors';
import { remoteFile as refusals } from '@banxin/contract/refusals/remoteFile';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import type { RemoteFiles } from '../../ports/remoteFiles.ts';
import { checksDone } from '../file/upload.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { fetcherOf } from './fetching.ts';
import { CARD, look, withOrder } from './folder.testkit.ts';
import { claimNext, LEASE_MS, MOST_WAITING } from './remoteQueue.ts';

const ORIGIN = 'https://files.test';

/** Addresses that answer only when a test lets them. */
const gates = new Map<string, PromiseWithResolvers<void>>();
const begun: string[] = [];
const hold = (address: string) => {
  const gate = Promise.withResolvers<void>();
  gates.set(address, gate);
  return gate.resolve;
};

/** Another server: what is called bad answers something else. */
const remoteFiles: RemoteFiles = {
  origins: [ORIGIN],
  refuses: (address) => (address.startsWith(`${ORIGIN}/`) ? null : 'otherHost'),
  fetch: async (address, { path, onBytes, signal }) => {
    begun.push(address);
    const stopped = new Promise<'stopped'>((resolve) => {
      signal.addEventListener('abort', () => resolve('stopped'));
    });
    const gate = gates.get(address)?.promise;
    if (gate !== undefined && (await Promise.race([gate, stopped])) === 'stopped') return 'tooSlow';
    if (address.includes('/bad')) return 'notPdf';
    await writeFile(path, CARD);
    onBytes(CARD.length, CARD.length);
    return { name: decodeURIComponent(new URL(address).pathname.slice(1)), bytes: CARD.length };
  },
};

const start = () => createTestServer({ ports: { remoteFiles } });
const server = await start();
const anyone = server.browser();
afterAll(async () => expect(await contradictions(server.db)).toEqual([]));

const ask = (pathEncrypt: string, ...names: string[]) =>
  anyone.send(downloadRemoteFiles, {
    pathEncrypt,
    urls: names.map((name) => (name.includes(':') ? name : `${ORIGIN}/${name}`)),
  });
const done = () => fetcherOf(server.services).runAll();
const rowsOf = (owner: number) =>
  server.db
    .selectFrom('remote_files')
    .selectAll()
    .where('customer_id', '=', owner)
    .orderBy('id')
    .execute();

describe('what is asked for', () => {
  test('lies in the folder under a free name, is checked, and says how it went', async () => {
    const { browser, pathEncrypt } = await withOrder(server);
    const asked = await ask(pathEncrypt, '名片.pdf', '名片.pdf', 'letter');
    expect(asked.map(({ url }) => url)).toEqual([`${ORIGIN}/名片.pdf`, `${ORIGIN}/letter`]);
    await done();
    await checksDone(server);
    const { files, downloads } = await look(server, pathEncrypt);
    expect(files.map(({ name }) => name).toSorted()).toEqual(
      ['letter.pdf', '名片.pdf', '名片 (2).pdf'].toSorted(),
    );
    expect(downloads).toMatchObject([
      { url: `${ORIGIN}/letter`, status: 'done', bytes: CARD.length, ofBytes: CARD.length },
      { status: 'done', why: null },
    ]);
    const id = downloads[0]?.fileId ?? '';
    expect(await browser.send(getFile, { id })).toMatchObject({ status: 'checked', pageCount: 2 });
  });

  test('is answered each for itself: what may not be asked at once, what fails later', async () => {
    const { pathEncrypt, id: owner } = await withOrder(server);
    const [other, bad, good] = await ask(pathEncrypt, 'http://10.0.0.1/a.pdf', 'bad.pdf', 'a.pdf');
    expect(other).toMatchObject({
      status: 'failed',
      why: { data: { key: refusals.otherHost.key } },
    });
    expect([bad?.why, good?.why]).toEqual([null, null]);
    await done();
    const { downloads, total } = await look(server, pathEncrypt);
    expect(downloads).toMatchObject([
      { url: `${ORIGIN}/a.pdf`, status: 'done' },
      { status: 'failed', why: { data: { key: refusals.notPdf.key } }, fileId: null },
    ]);
    expect(total).toBe(2);
    expect(await rowsOf(owner)).toHaveLength(2);
    const { workFolder } = server.services.ports.storage;
    expect(readdirSync(workFolder).filter((name) => name.startsWith('fetched-'))).toEqual([]);
  });

  test('again while it is under way is not asked twice; afterwards it is', async () => {
    const { pathEncrypt, id: owner } = await withOrder(server);
    const release = hold(`${ORIGIN}/again.pdf`);
    await ask(pathEncrypt, 'again.pdf');
    await Promise.all([ask(pathEncrypt, 'again.pdf'), ask(pathEncrypt, 'again.pdf')]);
    expect(await rowsOf(owner)).toHaveLength(1);
    release();
    await done();
    await ask(pathEncrypt, 'again.pdf');
    await done();
    expect((await rowsOf(owner)).map(({ status }) => status)).toEqual(['done', 'done']);
    expect((await look(server, pathEncrypt)).files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['again.pdf', 'again (2).pdf']),
    );
  });
});

test('a long list of one customer holds up no other', async () => {
  const [greedy, other] = [await withOrder(server), await withOrder(server)];
  const release = hold(`${ORIGIN}/first.pdf`);
  const many = Array.from({ length: 10 }, (_, index) => `more-${index}.pdf`);
  await ask(greedy.pathEncrypt, 'first.pdf', ...many);
  await ask(other.pathEncrypt, 'single.pdf');
  await expect
    .poll(async () => (await rowsOf(other.id))[0]?.status, { timeout: 60_000 })
    .toBe('done');
  const standing = (await rowsOf(greedy.id)).map(({ status }) => status);
  expect(standing).toEqual(['running', ...many.map(() => 'waiting')]);
  release();
  await done();
  expect((await rowsOf(greedy.id)).every(({ status }) => status === 'done')).toBe(true);
});

test('the turn goes to who has waited longest since the last, not to the longest list', async () => {
  const aside = await start();
  const add = (customer_id: number, url: string, created_at: string) =>
    aside.db
      .insertInto('remote_files')
      .values({ customer_id, asked_by: customer_id, order_id: 1, url, created_at })
      .execute();
  const now = aside.clock.now();
  for (let index = 0; index < 3; index += 1) await add(1, `a${index}`, instantOf(now + index));
  await add(2, 'b', instantOf(now + 10));
  const order: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const at = now + 100 + turn;
    const row = await claimNext(aside.db, at, { message: '', data: { key: '' } });
    order.push(row?.url ?? '');
    await aside.db
      .updateTable('remote_files')
      .set({ status: 'done', ended_at: instantOf(at), lease_until: null })
      .where('id', '=', row?.id ?? 0)
      .execute();
  }
  expect(order).toEqual(['a0', 'b', 'a1', 'a2']);
});

test('of one customer more than fifty cannot wait', async () => {
  const { pathEncrypt, id: owner } = await withOrder(server);
  const release = hold(`${ORIGIN}/held.pdf`);
  const names = Array.from({ length: MOST_WAITING }, (_, index) => `${index}.pdf`);
  await ask(pathEncrypt, 'held.pdf', ...names.slice(0, 19));
  await ask(pathEncrypt, ...names.slice(19, 39));
  await expect(ask(pathEncrypt, ...names.slice(39))).rejects.toMatchObject({
    errCode: errCode.wrongState,
    data: { key: refusals.tooMany.key, most: MOST_WAITING },
  });
  expect(await rowsOf(owner)).toHaveLength(40);
  release();
  await done();
});

describe('a server that dies', () => {
  test('while it fetches leaves the file to another, which gives up after the third try', async () => {
    const { pathEncrypt, id: owner } = await withOrder(server);
    const release = hold(`${ORIGIN}/twice.pdf`);
    await ask(pathEncrypt, 'twice.pdf');
    await expect.poll(() => begun.includes(`${ORIGIN}/twice.pdf`), { timeout: 60_000 }).toBe(true);
    const failed = { message: '连不上', data: { key: refusals.unreachable.key } };
    const after = (times: number) => server.clock.now() + times * (LEASE_MS + 60_000);
    for (const attempts of [2, 3]) {
      const row = await claimNext(server.db, after(attempts), failed);
      expect(row).toMatchObject({ customer_id: owner, attempts });
    }
    expect(await claimNext(server.db, after(4), failed)).toBeNull();
    expect(await rowsOf(owner)).toMatchObject([{ status: 'failed', why: failed }]);
    release();
    await done();
    // The first server comes back late: the file is there, and what was answered stands.
    expect(await rowsOf(owner)).toMatchObject([{ status: 'failed', file_id: null }]);
  });

  test('after the file arrived and before it was noted does not make a second one', async () => {
    const { pathEncrypt, id: owner } = await withOrder(server);
    await ask(pathEncrypt, 'once.pdf');
    await done();
    const [row] = await rowsOf(owner);
    await server.db
      .updateTable('remote_files')
      .set({ status: 'waiting', file_id: null, ended_at: null })
      .where('id', '=', row?.id ?? 0)
      .execute();
    await done();
    expect((await rowsOf(owner))[0]?.file_id).toBe(row?.file_id);
    expect((await look(server, pathEncrypt)).total).toBe(2);
  });

  test('in order gives back what it was fetching', async () => {
    const stopping = await start();
    const { pathEncrypt } = await withOrder(stopping);
    hold(`${ORIGIN}/stopped.pdf`);
    const urls = [`${ORIGIN}/stopped.pdf`];
    await stopping.browser().send(downloadRemoteFiles, { pathEncrypt, urls });
    await expect.poll(() => begun.includes(urls[0] ?? ''), { timeout: 60_000 }).toBe(true);
    await fetcherOf(stopping.services).close();
    const rows = await stopping.db.selectFrom('remote_files').selectAll().execute();
    expect(rows).toMatchObject([{ status: 'waiting', attempts: 0, lease_until: null }]);
  });

  test('in order gives back also what it claims after it was told to stop', async () => {
    const stopping = await start();
    const { id: customer_id } = await withOrder(stopping);
    const { id: order_id } = await stopping.db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', customer_id)
      .executeTakeFirstOrThrow();
    const url = `${ORIGIN}/late.pdf`;
    hold(url);
    const created_at = instantOf(stopping.clock.now());
    const row = { customer_id, asked_by: customer_id, order_id, url, created_at };
    await stopping.db.insertInto('remote_files').values(row).execute();
    const fetcher = fetcherOf(stopping.services);
    fetcher.wake();
    await fetcher.close();
    expect(begun).not.toContain(url);
    const rows = await stopping.db.selectFrom('remote_files').selectAll().execute();
    expect(rows).toMatchObject([{ status: 'waiting', attempts: 0, lease_until: null }]);
  });
});

test('nothing is fetched where no origin is listed; the shop is told which are', async () => {
  const { browser, orderSN } = await withOrder(server);
  expect((await browser.send(openFolder, { orderSN })).remoteOrigins).toEqual([ORIGIN]);
  const plain = await createTestServer();
  const { pathEncrypt } = await withOrder(plain);
  const urls = [`${ORIGIN}/a.pdf`];
  const error = await plain.browser().refused(downloadRemoteFiles, { pathEncrypt, urls });
  expect(error.data).toMatchObject({ key: refusals.noOrigins.key });
});
