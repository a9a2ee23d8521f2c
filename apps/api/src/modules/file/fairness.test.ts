/** Whose file is checked next: nobody's slow files hold those of others, and nobody waits for ever. */
import { getFile } from '@banxin/contract/calls/file/printFile';
import type { UploadPurpose } from '@banxin/contract/uploads';
import { describe, expect, it, vi } from 'vitest';
import { type Browser, createTestServer, type TestServer } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { claiming, unfolding } from '../../preflight/hostilePictures.testkit.ts';
import type { Checked } from '../../preflight/pool.ts';
import { REFUSALS } from '../../preflight/refusals.ts';
import { refusal } from '../../preflight/report.ts';
import { loginHandlers } from '../login/handlers.ts';
import { checkerOf, wakeChecker } from './checking.ts';
import { createFile, finishUpload } from './files.ts';
import { fileHandlers } from './handlers.ts';
import { claimNext, delayCustomer, LEASE_MS } from './queue.ts';
import { beginUpload, checksDone, sendBytes } from './upload.testkit.ts';
import { mountUploads } from './uploads.ts';

const CARD = FIXTURES['card-with-bleed']();
/** Long enough for a busy machine. @unit ms */
const PATIENT = { timeout: 60_000, interval: 20 };
const MINUTE = 60_000;

const RAN_OUT: Checked = {
  report: refusal('UNREADABLE', REFUSALS.timeout, 'timeout'),
  previews: [],
  contentType: null,
  sha256: null,
  cpuMs: 40_000,
};
const QUICK: Checked = { ...RAN_OUT, sha256: '00', cpuMs: 100 };

const newServer = (): Promise<TestServer> =>
  createTestServer({
    registrations: [...loginHandlers, ...fileHandlers],
    mounts: [mountUploads],
  });

/** A file whose bytes have arrived, without the bytes. */
async function arrive(server: TestServer, customerId: number, id: string): Promise<void> {
  const now = instantOf(server.clock.now());
  const file = { id, customerId, uploadedBy: customerId, name: `${id}.pdf`, bytes: 1, now };
  await createFile(server.db, { ...file, purpose: 'printFile', contentType: 'application/pdf' });
  await server.services.ports.storage.uploads.create?.({ id: `uploads/${id}`, size: 1 } as never);
  await finishUpload(server.db, id);
}

describe('one customer’s slow files', () => {
  it('do not hold the good file of another: it is checked while the first of twelve still runs', async () => {
    const server = await newServer();
    const slow = server.browser();
    await slow.login('悦享包装');
    const good = server.browser();
    await good.login('新客小店');
    const { pool } = checkerOf(server.services);
    const inspect = pool.inspect.bind(pool);
    const started: string[] = [];
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const slowFiles = new Set<string>();
    vi.spyOn(pool, 'inspect').mockImplementation(async (path, folder) => {
      const id = path.split('/').at(-1) as string;
      started.push(id);
      if (!slowFiles.has(id)) return inspect(path, folder);
      await held;
      return RAN_OUT;
    });
    for (let count = 0; count < 12; count += 1) {
      const location = (await beginUpload(slow, '慢.pdf', 4)).headers.get('location') as string;
      slowFiles.add(location.split('/').at(-1) as string);
      await sendBytes(slow, location, CARD.subarray(0, 4));
    }
    const begun = await beginUpload(good, '好.pdf', CARD.length);
    const location = begun.headers.get('location') as string;
    await sendBytes(good, location, CARD);
    const id = location.split('/').at(-1) as string;
    await expect
      .poll(async () => (await good.send(getFile, { id })).status, PATIENT)
      .toBe('checked');
    expect(started.filter((file) => slowFiles.has(file))).toHaveLength(1);
    release();
    await checksDone(server);
    expect(started).toHaveLength(13);
  });
});

describe('hostile pictures of an article', () => {
  it('hold no file of a customer, are refused in words each, and leave the next picture to be taken', async () => {
    const server = await newServer();
    const clerk = server.browser();
    await clerk.login('系统管理员');
    const customer = server.browser();
    await customer.login('悦享包装');
    const { pool } = checkerOf(server.services);
    const inspect = pool.inspect.bind(pool);
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const hostile: string[] = [];
    const tried: string[] = [];
    // They are checked as they are; that one was done is told only later, as if it had taken so long.
    vi.spyOn(pool, 'inspect').mockImplementation(async (path, folder, purpose) => {
      const found = await inspect(path, folder, purpose);
      const id = path.split('/').at(-1) as string;
      if (!hostile.includes(id)) return found;
      tried.push(id);
      await held;
      return found;
    });
    const send = async (who: Browser, bytes: Uint8Array, name: string, purpose?: UploadPurpose) => {
      const begun = await beginUpload(who, name, bytes.length, {}, purpose);
      const location = begun.headers.get('location') as string;
      const id = location.split('/').at(-1) as string;
      if (purpose === 'article') hostile.push(id);
      await sendBytes(who, location, bytes);
      return id;
    };
    // As many pixels as are allowed, in a file of less than half a megabyte.
    const bomb = unfolding(7_071, 7_071);
    expect(bomb.length).toBeLessThan(500_000);
    const sent = [];
    for (const bytes of [bomb, claiming(60_000, 50_000), claiming(7_000, 7_000)]) {
      sent.push(await send(clerk, bytes, '样张.png', 'article'));
    }
    const good = await send(customer, CARD, '好.pdf');
    const statusOf = async (who: Browser, id: string) => (await who.send(getFile, { id })).status;
    await expect.poll(() => statusOf(customer, good), PATIENT).toBe('checked');
    for (const id of sent) expect(await statusOf(clerk, id)).toBe('checking');
    release();
    await checksDone(server);
    expect(tried).toEqual(sent);
    const said = [];
    for (const id of sent) said.push((await clerk.send(getFile, { id })).refusal);
    expect(said).toEqual([
      '文件打开后过大，无法检查，请缩小后重新上传',
      '图片有 60000 × 50000 像素，超过 50 百万像素上限，请缩小后重新上传',
      '文件无法打开，请换一份',
    ]);
    const next = await send(clerk, unfolding(70, 70), '好.png', 'article');
    await checksDone(server);
    expect(await statusOf(clerk, next)).toBe('checked');
  });
});

describe('customers whose files take long', () => {
  it('together leave one process to the others, however many they are', async () => {
    const server = await newServer();
    const { db, clock, services } = server;
    const slow = [1, 2, 3, 4, 5];
    const now = instantOf(clock.now());
    const slow_until = instantOf(clock.now() + 5 * MINUTE);
    await db
      .insertInto('check_turns')
      .values(slow.map((customer_id) => ({ customer_id, served_at: now, slow_until })))
      .execute();
    for (const customer of slow) await arrive(server, customer, `heavy-${customer}`);
    const started: string[] = [];
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    vi.spyOn(checkerOf(services).pool, 'inspect').mockImplementation(async (path) => {
      started.push(path.split('/').at(-1) as string);
      await held;
      return QUICK;
    });
    wakeChecker(services);
    await expect.poll(() => started.length, PATIENT).toBeGreaterThan(0);
    await arrive(server, 6, 'light');
    wakeChecker(services);
    await expect.poll(() => started, PATIENT).toContain('light');
    release();
    await checksDone(server);
    expect([...started].sort()).toEqual([...slow.map((id) => `heavy-${id}`), 'light']);
  });

  it('go behind those who wait, and before those who come when their time is served', async () => {
    const server = await newServer();
    const { db, clock } = server;
    const next = async () => {
      const claimed = await claimNext(db, clock.now(), 'all');
      if (claimed) {
        const done = { status: 'checked', lease_until: null } as const;
        await db.updateTable('files').set(done).where('id', '=', claimed.id).execute();
      }
      return claimed?.id;
    };
    await arrive(server, 1, 'slow-1');
    await arrive(server, 1, 'slow-2');
    expect(await next()).toBe('slow-1');
    await delayCustomer(db, 1, MINUTE, clock.now());
    clock.advance(1_000);
    await arrive(server, 2, 'waits');
    clock.advance(MINUTE);
    await arrive(server, 3, 'comes later');
    expect(await next()).toBe('waits');
    expect(await next()).toBe('slow-2');
    expect(await next()).toBe('comes later');
  });

  it('are put back by ten minutes at most, and not at all while nobody waits', async () => {
    const server = await newServer();
    const { db, clock } = server;
    await arrive(server, 1, 'slow-1');
    await arrive(server, 1, 'slow-2');
    await claimNext(db, clock.now(), 'all');
    for (let count = 0; count < 30; count += 1) await delayCustomer(db, 1, MINUTE, clock.now());
    const turn = await db.selectFrom('check_turns').selectAll().executeTakeFirstOrThrow();
    expect(turn.slow_until).toBe(instantOf(clock.now() + 10 * MINUTE));
    await db.updateTable('files').set({ status: 'checked' }).where('id', '=', 'slow-1').execute();
    expect(await claimNext(db, clock.now(), 'quick')).toBeNull();
    expect((await claimNext(db, clock.now(), 'all'))?.id).toBe('slow-2');
  });
});

describe('the line', () => {
  it('serves customers in turn: between two files of one, everybody who waits has one, and all come', async () => {
    const server = await newServer();
    const { db, clock } = server;
    const customers = [1, 2, 3, 4, 5];
    for (const customer of customers) {
      for (let count = 0; count < 4; count += 1)
        await arrive(server, customer, `${customer}-${count}`);
    }
    const order: number[] = [];
    for (;;) {
      clock.advance(1_000);
      const claimed = await claimNext(db, clock.now(), 'all');
      if (claimed === null) break;
      order.push(claimed.customer_id);
      await db
        .updateTable('files')
        .set({ status: 'checked', lease_until: null })
        .where('id', '=', claimed.id)
        .execute();
    }
    expect(order).toHaveLength(20);
    for (let round = 0; round < 4; round += 1) {
      expect([...order.slice(round * 5, round * 5 + 5)].sort()).toEqual(customers);
    }
  });

  it('gives a file to one server, and a customer one server, however many ask at once', async () => {
    const server = await newServer();
    const { db, clock } = server;
    for (const customer of [1, 2, 3]) {
      for (let count = 0; count < 5; count += 1)
        await arrive(server, customer, `${customer}-${count}`);
    }
    const claims = await Promise.all(
      Array.from({ length: 12 }, () => claimNext(db, clock.now(), 'all')),
    );
    const claimed = claims.filter((row) => row !== null);
    expect(claimed.map((row) => row.customer_id).sort()).toEqual([1, 2, 3]);
    // A server that died: its files are due again when its claims have ended, not before.
    clock.advance(LEASE_MS - 1_000);
    expect(await claimNext(db, clock.now(), 'all')).toBeNull();
    clock.advance(2_000);
    expect(await claimNext(db, clock.now(), 'all')).not.toBeNull();
  });
});
