/** What a customer may upload, and what becomes of files that no order uses. */
import { getFile, removeFile } from '@banxin/contract/calls/file/printFile';
import { getUploadShares } from '@banxin/contract/calls/file/upload';
import {
  UNORDERED_FILES_MAX_BYTES,
  UPLOADS_PER_DAY_BYTES,
  UPLOADS_PER_HOUR_BYTES,
} from '@banxin/contract/constants';
import { uploadPurposes } from '@banxin/contract/uploads';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Browser, createTestServer, type TestServer } from '../../../test/harness.ts';
import { transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { loginHandlers } from '../login/handlers.ts';
import { cleanFiles } from './cleaning.ts';
import { createFile, markUsed } from './files.ts';
import { fileHandlers } from './handlers.ts';
import { beginUpload, TUS, upload } from './upload.testkit.ts';
import { mountUploads } from './uploads.ts';

const CARD = FIXTURES['card-with-bleed']();
const LARGE = 200 * 1024 * 1024;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestServer;
let owner: Browser;
beforeEach(async () => {
  server = await createTestServer({
    registrations: [...loginHandlers, ...fileHandlers],
    mounts: [mountUploads],
  });
  owner = server.browser();
  await owner.login('悦享包装');
});

const stored = async () => (await owner.send(getUploadShares, {}))[0];
const idOf = (begun: Response) => begun.headers.get('location')?.split('/').at(-1) as string;

async function insertChecked(count: number, daysAgo: number, used = false): Promise<string[]> {
  const now = instantOf(server.clock.now() - daysAgo * DAY);
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `old-${daysAgo}-${used}-${index}`,
    customer_id: 1,
    uploaded_by: 1,
    name: '旧.pdf',
    bytes: 1_000,
    storage_key: `uploads/old-${daysAgo}-${used}-${index}`,
    status: 'checked' as const,
    used,
    created_at: now,
    checked_at: now,
  }));
  await server.db.insertInto('files').values(rows).execute();
  return rows.map(({ id }) => id);
}

const left = async (ids: readonly string[]) =>
  (
    await server.db
      .selectFrom('files')
      .select('id')
      .where('id', 'in', [...ids])
      .execute()
  ).length;

describe('the share of an hour', () => {
  it('is not exceeded by uploads that begin at once, and is free again when it says', async () => {
    const fit = Math.floor(UPLOADS_PER_HOUR_BYTES / LARGE);
    const begun = await Promise.all(
      Array.from({ length: fit + 4 }, () => beginUpload(owner, '大.pdf', LARGE)),
    );
    const refused = begun.filter(({ status }) => status !== 201);
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    const { errMsg } = await (refused[0] as Response).json();
    expect(errMsg).toBe(
      '一小时内已上传 3.9 GB，加上这个文件超过 4 GB 上限。请在 2026-11-20 10:00 后继续上传',
    );
    expect(refused[0]?.headers.get('retry-after')).toBe('3600');
    const rows = await server.db.selectFrom('files').select('id').execute();
    expect(rows).toHaveLength(fit);
    const [, hour] = await owner.send(getUploadShares, {});
    expect(hour).toEqual({
      of: 'hour',
      usedBytes: fit * LARGE,
      mostBytes: UPLOADS_PER_HOUR_BYTES,
      freesAt: instantOf(server.clock.now() + HOUR),
    });
    server.clock.advance(HOUR);
    expect((await beginUpload(owner, '大.pdf', LARGE)).status).toBe(201);
  });

  it('is not won back by throwing uploads away, and leaves other customers theirs', async () => {
    const begun = await beginUpload(owner, '大.pdf', LARGE);
    await owner.fetch(`/files/tus/${idOf(begun)}`, { method: 'DELETE', headers: TUS });
    const [, hour, day] = await owner.send(getUploadShares, {});
    expect([hour?.usedBytes, day?.usedBytes]).toEqual([LARGE, LARGE]);
    expect((await stored())?.usedBytes).toBe(0);
    const other = server.browser();
    await other.login('新客小店');
    const shares = await other.send(getUploadShares, {});
    expect(shares.map(({ usedBytes, freesAt }) => [usedBytes, freesAt])).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ]);
  });

  it('refuses before a byte is kept, also when the bytes come with the announcement', async () => {
    const now = server.clock.now();
    const ends = instantOf(now + HOUR);
    const totals = { hour_bytes: UPLOADS_PER_HOUR_BYTES - 4, hour_ends: ends };
    await server.db
      .insertInto('upload_totals')
      .values({ customer_id: 1, ...totals, day_bytes: 0, day_ends: ends })
      .execute();
    const announced = (length: number) =>
      owner.fetch('/files/tus', {
        method: 'POST',
        headers: {
          ...TUS,
          'Upload-Length': String(length),
          'Content-Type': 'application/offset+octet-stream',
          'Content-Length': String(length),
        },
        body: Buffer.alloc(length, 'a'),
      });
    const create = vi.spyOn(server.services.ports.storage.uploads, 'create');
    expect((await announced(5)).status).toBe(429);
    expect(create).not.toHaveBeenCalled();
    expect(await server.db.selectFrom('files').select('id').execute()).toEqual([]);
    expect((await announced(4)).status).toBe(201);
  });

  it('and that of a day hold together', async () => {
    const now = instantOf(server.clock.now());
    const day_ends = instantOf(server.clock.now() + 5 * HOUR);
    await server.db
      .insertInto('upload_totals')
      .values({
        customer_id: 1,
        hour_bytes: UPLOADS_PER_HOUR_BYTES,
        hour_ends: now,
        day_bytes: UPLOADS_PER_DAY_BYTES,
        day_ends,
      })
      .execute();
    const refused = await beginUpload(owner, '大.pdf', LARGE);
    expect([refused.status, (await refused.json()).errMsg]).toEqual([
      429,
      '一天内已上传 16 GB，加上这个文件超过 16 GB 上限。请在 2026-11-20 14:00 后继续上传',
    ]);
  });
});

describe('files that no order uses', () => {
  it('together have a limit, which an order or a removal frees', async () => {
    const id = await upload(server, owner, CARD);
    const full = UNORDERED_FILES_MAX_BYTES - CARD.length;
    await createFile(server.db, {
      id: 'large',
      customerId: 1,
      uploadedBy: 1,
      name: '占.pdf',
      purpose: 'printFile',
      bytes: full,
      contentType: '',
      now: instantOf(server.clock.now()),
    });
    const refused = await beginUpload(owner, '再来.pdf', 1);
    expect(refused.status).toBe(413);
    expect((await refused.json()).errMsg).toMatch(
      /^未下单的文件已占 8 GB，加上这个文件超过 8 GB 上限。请先下单或删除不用的文件；最早的一个将在 2026-12-20 09:00 自动删除$/,
    );
    await owner.send(removeFile, { id });
    expect((await beginUpload(owner, '再来.pdf', 1)).status).toBe(201);
    await transaction(server.db, (tx) => markUsed(tx, 1, ['large']));
    expect((await stored())?.usedBytes).toBe(1);
  });

  it('go when their time is over, bytes and pictures too; those of orders stay', async () => {
    const id = await upload(server, owner, CARD);
    const { storage } = server.services.ports;
    server.clock.advance(uploadPurposes.printFile.unusedDays * DAY);
    const kept = await insertChecked(1, uploadPurposes.printFile.unusedDays + 5, true);
    await cleanFiles(server.services);
    expect(await left([id])).toBe(1);
    server.clock.advance(1);
    await cleanFiles(server.services);
    expect([await left([id]), await left(kept)]).toEqual([0, 1]);
    expect(await storage.read(`uploads/${id}`)).toBeNull();
    expect(await storage.read(`previews/${id}/1-small.png`)).toBeNull();
    await owner.login('悦享包装');
    expect((await owner.refused(getFile, { id })).message).toContain('不存在');
  });

  it('all go in one run, however many are due', async () => {
    const ids = await insertChecked(250, uploadPurposes.printFile.unusedDays + 1);
    await cleanFiles(server.services);
    expect(await left(ids)).toBe(0);
    expect(await server.db.selectFrom('file_removals').selectAll().execute()).toEqual([]);
  });
});

describe('a removal that is cut off', () => {
  it('after the row went is finished by the next run', async () => {
    const id = await upload(server, owner, CARD);
    const { storage } = server.services.ports;
    vi.spyOn(storage, 'removeUpload').mockRejectedValueOnce(new Error('storage down'));
    await owner.send(removeFile, { id });
    expect(await left([id])).toBe(0);
    expect(await storage.read(`uploads/${id}`)).not.toBeNull();
    server.clock.advance(61_000);
    await cleanFiles(server.services);
    expect(await storage.read(`uploads/${id}`)).toBeNull();
    expect(await server.db.selectFrom('file_removals').selectAll().execute()).toEqual([]);
  });

  it('looks once more after a file whose upload or check was under way', async () => {
    const begun = await beginUpload(owner, 'a.pdf', CARD.length);
    const id = idOf(begun);
    await owner.fetch(`/files/tus/${id}`, { method: 'DELETE', headers: TUS });
    const removeAll = vi.spyOn(server.services.ports.storage, 'removeAll');
    await cleanFiles(server.services);
    expect(removeAll).not.toHaveBeenCalled();
    server.clock.advance(HOUR);
    await cleanFiles(server.services);
    expect(removeAll).toHaveBeenCalledWith(`previews/${id}/`);
    expect(await server.db.selectFrom('file_removals').selectAll().execute()).toEqual([]);
  });
});
