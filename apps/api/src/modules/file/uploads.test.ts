/** How a file arrives: in parts, after breaks, and by nobody else. */
import { mkdtempSync } from 'node:fs';
import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getFile, removeFile } from '@banxin/contract/calls/file/printFile';
import { errCode } from '@banxin/contract/errors';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Browser, createTestServer, type TestServer } from '../../../test/harness.ts';
import { createDiskStorage } from '../../ports/diskStorage.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { loginHandlers } from '../login/handlers.ts';
import { cleanFiles } from './cleaning.ts';
import { uploadKey } from './files.ts';
import { fileHandlers } from './handlers.ts';
import { mountPictures } from './pictures.ts';
import { beginUpload, checksDone, sendBytes, TUS, upload } from './upload.testkit.ts';
import { mountUploads } from './uploads.ts';

const CARD = FIXTURES['card-with-bleed']();

const folder = mkdtempSync(join(inject('filesFolder'), 'uploads-'));

let server: TestServer;
let owner: Browser;
let stranger: Browser;
beforeAll(async () => {
  server = await createTestServer({
    registrations: [...loginHandlers, ...fileHandlers],
    mounts: [mountUploads, mountPictures],
    ports: { storage: createDiskStorage(folder) },
  });
  owner = server.browser();
  await owner.login('悦享包装');
  stranger = server.browser();
  await stranger.login('新客小店');
});

const rowOf = (id: string) =>
  server.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();

describe('an upload', () => {
  it('needs a login', async () => {
    expect((await beginUpload(server.browser(), 'a.pdf', 10)).status).toBe(401);
  });

  it('cannot be begun from a foreign page', async () => {
    const response = await beginUpload(owner, 'a.pdf', 10, { Origin: 'https://evil.test' });
    expect(response.status).toBe(403);
  });

  it('answers with a relative address and no foreign origins', async () => {
    const begun = await beginUpload(owner, 'a.pdf', 10);
    expect(begun.headers.get('location')).toMatch(/^\/files\/tus\/[\w-]{24}$/);
    expect(begun.headers.get('access-control-allow-origin')).toBeNull();
    expect(begun.headers.get('tus-resumable')).toBe('1.0.0');
  });

  it.each(['partial', 'final;/files/tus/a /files/tus/b'])(
    'in parts that are put together later (%s) is refused as a request that cannot work',
    async (concat) => {
      const response = await beginUpload(owner, 'a.pdf', 1_000, { 'Upload-Concat': concat });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errMsg: '不支持分段合并上传（Upload-Concat），请用一个上传发送整个文件',
      });
      const offers = await owner.fetch('/files/tus/x', { method: 'OPTIONS', headers: TUS });
      expect(offers.headers.get('tus-extension')).not.toContain('concatenation');
    },
  );

  it('goes on where it stopped', async () => {
    const begun = await beginUpload(owner, 'a.pdf', CARD.length);
    const location = begun.headers.get('location') as string;
    expect((await sendBytes(owner, location, CARD.subarray(0, 1_000))).status).toBe(204);
    const state = await owner.fetch(location, { method: 'HEAD', headers: TUS });
    expect(state.headers.get('upload-offset')).toBe('1000');
    expect((await sendBytes(owner, location, CARD.subarray(0, 500), 0)).status).toBe(409);
    expect((await sendBytes(owner, location, CARD.subarray(1_000), 1_000)).status).toBe(204);
    await checksDone(server);
    const id = location.split('/').at(-1) as string;
    expect((await owner.send(getFile, { id })).status).toBe('checked');
  });

  it('that the disk has no room for is said, listed nowhere, and goes on once there is room', async () => {
    const begun = await beginUpload(owner, '大画册.pdf', CARD.length);
    const location = begun.headers.get('location') as string;
    const id = location.split('/').at(-1) as string;
    // A device that is full, as the system has it, where the bytes would go.
    const path = join(folder, uploadKey(id));
    await rm(path);
    await symlink('/dev/full', path);
    const answer = await sendBytes(owner, location, CARD);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.json()).toMatchObject({ errMsg: '文件没有保存成功，请稍后继续上传' });
    expect((await rowOf(id))?.status).toBe('uploading');
    expect((await owner.send(getFile, { id })).status).toBe('uploading');
    await rm(path);
    await writeFile(path, '');
    expect((await sendBytes(owner, location, CARD)).status).toBe(204);
    await checksDone(server);
    expect((await owner.send(getFile, { id })).status).toBe('checked');
  });

  it('goes on in another server after the first one died', async () => {
    const begun = await beginUpload(owner, 'a.pdf', CARD.length);
    const location = begun.headers.get('location') as string;
    expect((await sendBytes(owner, location, CARD.subarray(0, 1_000))).status).toBe(204);
    const { db } = server;
    const { storage } = server.services.ports;
    const next = await createTestServer({
      registrations: [...loginHandlers, ...fileHandlers],
      mounts: [mountUploads],
      services: { db },
      ports: { storage },
    });
    const same = next.browser();
    for (const [name, value] of owner.cookies) same.cookies.set(name, value);
    const state = await same.fetch(location, { method: 'HEAD', headers: TUS });
    expect(state.headers.get('upload-offset')).toBe('1000');
    expect((await sendBytes(same, location, CARD.subarray(1_000), 1_000)).status).toBe(204);
    await checksDone(server);
    const id = location.split('/').at(-1) as string;
    expect((await owner.send(getFile, { id })).status).toBe('checked');
  });

  it('of which an empty part comes stays where it is', async () => {
    const begun = await beginUpload(owner, 'a.pdf', CARD.length);
    const location = begun.headers.get('location') as string;
    expect((await sendBytes(owner, location, new Uint8Array(0))).status).toBe(204);
    const id = location.split('/').at(-1) as string;
    expect((await owner.send(getFile, { id })).status).toBe('uploading');
  });

  it('takes no byte more than was announced', async () => {
    const begun = await beginUpload(owner, 'a.pdf', 100);
    const location = begun.headers.get('location') as string;
    expect((await sendBytes(owner, location, CARD)).status).toBe(413);
    const id = location.split('/').at(-1) as string;
    expect((await owner.send(getFile, { id })).status).toBe('uploading');
  });

  it('of somebody else looks as if it were not there', async () => {
    const begun = await beginUpload(owner, 'a.pdf', CARD.length);
    const location = begun.headers.get('location') as string;
    const id = location.split('/').at(-1) as string;
    expect((await stranger.fetch(location, { method: 'HEAD', headers: TUS })).status).toBe(404);
    expect((await sendBytes(stranger, location, CARD)).status).toBe(404);
    expect((await stranger.fetch(location, { method: 'DELETE', headers: TUS })).status).toBe(404);
    const there = await stranger.refused(getFile, { id });
    const absent = await stranger.refused(getFile, { id: 'no-such-file' });
    expect([there.errCode, there.message]).toEqual([absent.errCode, absent.message]);
    expect((await stranger.refused(removeFile, { id })).errCode).toBe(errCode.notFound);
    expect((await rowOf(id))?.status).toBe('uploading');
  });

  it('never shows the uploaded bytes', async () => {
    const id = await upload(server, owner, CARD);
    expect((await owner.fetch(`/files/tus/${id}`, { headers: TUS })).status).toBe(404);
  });

  it('can be thrown away', async () => {
    const begun = await beginUpload(owner, 'a.pdf', CARD.length);
    const location = begun.headers.get('location') as string;
    await sendBytes(owner, location, CARD.subarray(0, 100));
    expect((await owner.fetch(location, { method: 'DELETE', headers: TUS })).status).toBe(204);
    expect((await owner.fetch(location, { method: 'HEAD', headers: TUS })).status).toBe(404);
    const id = location.split('/').at(-1) as string;
    expect(await server.services.ports.storage.read(`uploads/${id}`)).toBeNull();
  });

  it('is given up after a day', async () => {
    const begun = await beginUpload(owner, 'a.pdf', CARD.length);
    const id = begun.headers.get('location')?.split('/').at(-1) as string;
    await cleanFiles(server.services);
    expect(await rowOf(id)).toBeDefined();
    server.clock.advance(25 * 3_600_000);
    await cleanFiles(server.services);
    expect(await rowOf(id)).toBeUndefined();
    await owner.login('悦享包装');
    await stranger.login('新客小店');
  });
});
