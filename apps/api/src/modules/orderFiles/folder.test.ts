/** Folders: who a signed path lets in, for how long, and how files in it are named and removed. */
import { openFolder } from '@banxin/contract/calls/file/folder';
import {
  getFileInfos,
  removeOrderFile,
  removeOrderFiles,
  removeUnusedFile,
  renameFiles,
  renameFolder,
} from '@banxin/contract/calls/file/orderFiles';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { file as refusals } from '@banxin/contract/refusals/file';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter, paid, place, standAt } from '../order/order.testkit.ts';
import { CARD, look, pathTo, withOrder } from './folder.testkit.ts';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

const server = await createTestServer();
const anyone = server.browser();
afterAll(async () => expect(await contradictions(server.db)).toEqual([]));

const keyOf = (error: { readonly data?: unknown }) => (error.data as { key: string }).key;
const refusedList = (pathEncrypt: string) =>
  anyone.refused(getFileInfos, { pathEncrypt }).then(keyOf);

describe('a path', () => {
  test('opens the folder of its order to whoever shows it, without a session', async () => {
    const { pathEncrypt, orderSN, fileId } = await withOrder(server);
    expect(await look(server, pathEncrypt)).toMatchObject({
      name: orderSN,
      orderSN,
      mayWrite: true,
      total: 1,
      files: [{ id: fileId, name: '名片.pdf', size: CARD.length, isPrinted: true, pageCount: 2 }],
    });
  });

  test('is for one order of the caller', async () => {
    const [one, other] = [await withOrder(server), await withOrder(server)];
    const error = await one.browser.refused(openFolder, { orderSN: other.orderSN });
    expect(error.errCode).toBe(2404);
    const stolen = { pathEncrypt: one.pathEncrypt, id: other.fileId };
    const foreign = await anyone.refused(removeOrderFile, stolen);
    const absent = await anyone.refused(removeOrderFile, { ...stolen, id: 'absent' });
    expect([foreign.message, foreign.data]).toEqual([absent.message, absent.data]);
    const names = { pathEncrypt: one.pathEncrypt, files: [{ id: other.fileId, name: 'x.pdf' }] };
    expect(keyOf(await anyone.refused(renameFiles, names))).toBe(refusals.unknown.key);
    expect((await look(server, other.pathEncrypt)).files[0]?.name).toBe('名片.pdf');
  });

  test('that was altered anywhere opens nothing', async () => {
    const { pathEncrypt } = await withOrder(server);
    const [key = '', written = '', signature = ''] = pathEncrypt.split('.');
    const parts = JSON.parse(Buffer.from(written, 'base64url').toString()) as number[];
    const other = Buffer.from(JSON.stringify([1, ...parts.slice(1)])).toString('base64url');
    const turned = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const forged = [
      `${key}.${other}.${signature}`,
      `${key}.${written}.${turned}`,
      `${key}.${written}.${signature.slice(0, -1)}`,
      `${key}.${written}`,
      `999.${written}.${signature}`,
      `${'9'.repeat(15)}.${written}.${signature}`,
      '../../etc/passwd',
    ];
    for (const path of forged) expect(await refusedList(path)).toBe(refusals.folderUnknown.key);
  });

  test('opens nothing any more after fifteen minutes', async () => {
    const { pathEncrypt } = await withOrder(server);
    server.clock.advance(15 * MINUTE_MS - 1);
    expect((await look(server, pathEncrypt)).total).toBe(1);
    server.clock.advance(1);
    expect(await refusedList(pathEncrypt)).toBe(refusals.folderExpired.key);
    server.clock.advance(-15 * MINUTE_MS);
  });

  test('signed by the key before is still good, and keys are replaced', async () => {
    const { browser, orderSN } = await withOrder(server);
    const keys = () => server.db.selectFrom('folder_keys').selectAll().orderBy('id').execute();
    await server.db
      .updateTable('folder_keys')
      .set({ created_at: instantOf(server.clock.now() - WEEK_MS + MINUTE_MS) })
      .execute();
    const old = await pathTo(browser, orderSN);
    const before = await keys();
    server.clock.advance(2 * MINUTE_MS);
    const fresh = await pathTo(browser, orderSN);
    expect(await keys()).toHaveLength(before.length + 1);
    expect(fresh.split('.')[0]).not.toBe(old.split('.')[0]);
    expect((await look(server, old)).total).toBe(1);
    expect((await look(server, fresh)).total).toBe(1);
    server.clock.advance(-2 * MINUTE_MS);
  });

  test('ends with the right, the account or the order that it came from', async () => {
    const owner = await withOrder(server);
    const { design, customerService } = subAccountRole;
    const designer = await enter(server, { parent: owner, roles: design });
    const path = await pathTo(designer.browser, owner.orderSN);
    const name = { pathEncrypt: path, name: '终稿' };
    expect(await anyone.send(renameFolder, name)).toEqual({ name: '终稿' });
    const set = (values: { roles?: number; disabled_at?: string | null }) =>
      server.db.updateTable('customers').set(values).where('id', '=', designer.id).execute();
    await set({ roles: customerService });
    expect((await anyone.refused(renameFolder, name)).errCode).toBe(1003);
    expect((await look(server, path)).mayWrite).toBe(false);
    await set({ disabled_at: instantOf(server.clock.now()) });
    expect(await refusedList(path)).toBe(refusals.folderUnknown.key);
    const hide = (tab: 'draft' | null) =>
      server.db.updateTable('orders').set({ tab }).where('order_sn', '=', owner.orderSN).execute();
    await hide(null);
    expect(await refusedList(owner.pathEncrypt)).toBe(refusals.folderUnknown.key);
    await hide('draft');
  });

  test('of who may only look changes nothing, also after the right was given', async () => {
    const owner = await withOrder(server);
    const { customerService, ordering } = subAccountRole;
    const clerk = await enter(server, { parent: owner, roles: customerService });
    const path = await pathTo(clerk.browser, owner.orderSN);
    expect((await look(server, path)).mayWrite).toBe(false);
    await server.db
      .updateTable('customers')
      .set({ roles: ordering })
      .where('id', '=', clerk.id)
      .execute();
    const error = await anyone.refused(removeOrderFile, { pathEncrypt: path, id: owner.fileId });
    expect(error.errCode).toBe(1003);
  });
});

describe('files of an order', () => {
  test('change their names together, also with each other', async () => {
    const { browser, pathEncrypt, fileId, orderSN } = await withOrder(server, '正面.pdf');
    const back = await upload(server, browser, CARD, '反面.pdf');
    const two = await place(browser, { fileIds: [fileId, back] });
    const path = await pathTo(browser, two.orderSN);
    const files = [
      { id: fileId, name: '反面.pdf' },
      { id: back, name: '正面.pdf' },
    ];
    expect(await anyone.send(renameFiles, { pathEncrypt: path, files })).toEqual(files);
    expect((await look(server, pathEncrypt)).files[0]?.name).toBe('反面.pdf');
    expect(orderSN).not.toBe(two.orderSN);
  });

  test('keep all their names when one of them cannot be', async () => {
    const { browser, fileId } = await withOrder(server, '正面.pdf');
    const back = await upload(server, browser, CARD, '反面.pdf');
    const { orderSN } = await place(browser, { fileIds: [fileId, back] });
    const pathEncrypt = await pathTo(browser, orderSN);
    const rename = async (name: string) => {
      const files = [
        { id: back, name: '封底.pdf' },
        { id: fileId, name },
      ];
      return keyOf(await anyone.refused(renameFiles, { pathEncrypt, files }));
    };
    expect(await rename('封底.PDF')).toBe(refusals.nameTaken.key);
    for (const name of [
      '正面.exe',
      '.pdf',
      'a/b.pdf',
      '..\\b.pdf',
      '正\u202efdp.pdf',
      'x'.repeat(130),
    ]) {
      expect(await rename(name)).toBe(refusals.nameUnfit.key);
    }
    const { files } = await look(server, pathEncrypt);
    expect(files.map(({ name }) => name).toSorted()).toEqual(['反面.pdf', '正面.pdf']);
  });

  test('keep their names and places once an order has them made', async () => {
    const { browser, fileId } = await withOrder(server);
    const { orderSN } = await paid(browser, { fileIds: [fileId] });
    const pathEncrypt = await pathTo(browser, orderSN);
    await standAt(server.db, orderSN, 20);
    const files = [{ id: fileId, name: '新名.pdf' }];
    const error = await anyone.refused(renameFiles, { pathEncrypt, files });
    expect(error.data).toMatchObject({ key: refusals.beingMade.key, orderSN });
    const removed = await anyone.refused(removeOrderFile, { pathEncrypt, id: fileId });
    expect(keyOf(removed)).toBe(refusals.inUse.key);
    expect((await look(server, pathEncrypt)).files[0]?.kept?.data.key).toBe(refusals.beingMade.key);
  });
});

test('the folder is called what its customer says, and by its number again', async () => {
  const { orderSN, pathEncrypt } = await withOrder(server);
  const call = (name: string) => anyone.send(renameFolder, { pathEncrypt, name });
  expect(await call('  春节  礼盒 ')).toEqual({ name: '春节 礼盒' });
  expect((await look(server, pathEncrypt)).name).toBe('春节 礼盒');
  await call(orderSN);
  expect((await look(server, pathEncrypt)).name).toBe(orderSN);
  for (const name of ['\u200b ', '字'.repeat(61)]) {
    const error = await anyone.refused(renameFolder, { pathEncrypt, name });
    expect(keyOf(error)).toBe(refusals.folderNameEmpty.key);
  }
});

describe('removing', () => {
  test('of several answers each for itself: what an order uses stays', async () => {
    const { browser, fileId, pathEncrypt, id: owner } = await withOrder(server);
    const loose = await upload(server, browser, CARD, '多余.pdf');
    const folder = await server.db
      .selectFrom('order_files')
      .select('order_id')
      .where('customer_id', '=', owner)
      .executeTakeFirstOrThrow();
    await server.db
      .updateTable('files')
      .set({ folder_order: folder.order_id } as never)
      .where('id', '=', loose)
      .execute();
    const ids = [fileId, loose, 'absent'];
    expect(await anyone.send(removeOrderFiles, { pathEncrypt, ids })).toMatchObject([
      { id: fileId, isRemoved: false, why: { data: { key: refusals.inUse.key } } },
      { id: loose, isRemoved: true, why: null },
      { id: 'absent', isRemoved: false, why: { data: { key: refusals.unknown.key } } },
    ]);
    expect((await look(server, pathEncrypt)).total).toBe(1);
  });

  test('of files without an order goes by a path of their own', async () => {
    const { browser, pathEncrypt, fileId } = await withOrder(server);
    const id = await upload(server, browser, CARD, '草稿.pdf');
    const loose = await pathTo(browser);
    const { files, orderSN } = await look(server, loose);
    expect([orderSN, files.map((file) => file.id)]).toEqual([null, [id]]);
    const byOrder = await anyone.refused(removeUnusedFile, { pathEncrypt, id });
    expect(keyOf(byOrder)).toBe(refusals.folderUnknown.key);
    const used = await anyone.refused(removeUnusedFile, { pathEncrypt: loose, id: fileId });
    expect(keyOf(used)).toBe(refusals.unknown.key);
    await anyone.send(removeUnusedFile, { pathEncrypt: loose, id });
    const again = await anyone.refused(removeUnusedFile, { pathEncrypt: loose, id });
    expect(keyOf(again)).toBe(refusals.unknown.key);
    expect(server.logs).toContainEqual(expect.objectContaining({ msg: 'file removed', file: id }));
  });
});

test('of rename and remove at once one comes first, and both are told', async () => {
  const { browser, orderSN, fileId, pathEncrypt } = await withOrder(server);
  const other = await upload(server, browser, CARD, '换用.pdf');
  const { orderId } = await server.db
    .selectFrom('orders')
    .select('id as orderId')
    .where('order_sn', '=', orderSN)
    .executeTakeFirstOrThrow();
  for (let round = 0; round < 8; round += 1) {
    const id = await upload(server, browser, CARD, `第${round}版.pdf`);
    await server.db
      .updateTable('files')
      .set({ folder_order: orderId } as never)
      .where('id', '=', id)
      .execute();
    const files = [{ id, name: `终稿${round}.pdf` }];
    const [renamed, removed] = await Promise.allSettled([
      anyone.send(renameFiles, { pathEncrypt, files }),
      anyone.send(removeOrderFile, { pathEncrypt, id }),
    ]);
    expect(removed.status).toBe('fulfilled');
    if (renamed.status === 'rejected') expect(keyOf(renamed.reason)).toBe(refusals.unknown.key);
  }
  expect((await look(server, pathEncrypt)).files.map(({ id }) => id)).toEqual([fileId]);
  expect((await look(server, await pathTo(browser))).files.map(({ id }) => id)).toEqual([other]);
});
