/** Print files from the upload to the findings, as a customer's browser sees them. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFile, getFile, removeFile } from '@banxin/contract/calls/file/printFile';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { errCode } from '@banxin/contract/errors';
import { productById } from '@banxin/pricing/products';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createTestServer, type TestServer } from '../../../test/harness.ts';
import { loadS3Driver, startFakeS3 } from '../../ports/fakeS3.testkit.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { loginHandlers } from '../login/handlers.ts';
import { checkerOf } from './checking.ts';
import { filesByIds, markUsed } from './files.ts';
import { fileHandlers } from './handlers.ts';
import { findingsFor, jobOf } from './jobFindings.ts';
import { mountPictures } from './pictures.ts';
import { beginUpload, checksDone, sendBytes, TUS, upload } from './upload.testkit.ts';
import { mountUploads } from './uploads.ts';

const CARD = FIXTURES['card-with-bleed']();

const CONFIGURATION: Configuration = {
  productId: 101,
  sizeId: '90x54',
  widthMm: 90,
  heightMm: 54,
  materialId: 'coated',
  gsm: 300,
  colours: '4+4',
  crafts: [],
  quantity: 2,
  styles: 1,
};

let server: TestServer;
let owner: Browser;
let stranger: Browser;
beforeAll(async () => {
  server = await createTestServer({
    registrations: [...loginHandlers, ...fileHandlers],
    mounts: [mountUploads, mountPictures],
  });
  owner = server.browser();
  await owner.login('悦享包装');
  stranger = server.browser();
  await stranger.login('新客小店');
});

const rowOf = (id: string) =>
  server.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();

describe('a good file', () => {
  it('is checked, measured and drawn', async () => {
    const id = await upload(server, owner, CARD, '名片 正反面.pdf');
    const file = await owner.send(getFile, { id });
    expect(file).toMatchObject({
      name: '名片 正反面.pdf',
      size: CARD.length,
      status: 'checked',
      pageCount: 2,
      refusal: null,
    });
    expect(file.pages).toHaveLength(2);
    expect(file.pages[0]?.widthMm).toBeCloseTo(92, 1);
    expect(file.findings.map((finding) => finding.code)).toEqual(['RESOLUTION_OK']);
    const row = await rowOf(id);
    expect(row?.sha256).toBe(createHash('sha256').update(CARD).digest('hex'));
    expect(row?.content_type).toBe('application/pdf');
  });

  it('shows its pages to its owner only, as PNG that cannot be sniffed', async () => {
    const id = await upload(server, owner, CARD);
    const file = await owner.send(getFile, { id });
    const small = await owner.fetch(file.pages[1]?.thumbnail as string);
    expect(small.status).toBe(200);
    expect(small.headers.get('content-type')).toBe('image/png');
    expect(small.headers.get('x-content-type-options')).toBe('nosniff');
    expect(small.headers.get('cache-control')).toMatch(/^private/);
    const picture = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
    expect([picture.format, picture.width]).toEqual(['png', 240]);
    const large = await owner.fetch(file.pages[0]?.preview as string);
    expect((await sharp(Buffer.from(await large.arrayBuffer())).metadata()).width).toBe(900);
    expect((await stranger.fetch(file.pages[0]?.preview as string)).status).toBe(404);
    expect((await server.browser().fetch(file.pages[0]?.preview as string)).status).toBe(401);
    expect((await owner.fetch(`/files/pages/${id}/3.png`)).status).toBe(404);
    expect((await owner.fetch(`/files/pages/${id}/0.png`)).status).toBe(404);
    expect((await owner.fetch(`/files/pages/..%2f${id}/1.png`)).status).toBe(404);
  });

  it('is compared with the product it is meant for', async () => {
    const id = await upload(server, owner, CARD);
    const right = await owner.send(checkFile, { id, configuration: CONFIGURATION });
    expect(right.map((finding) => finding.code).sort()).toEqual([
      'PAGES_OK',
      'SIZE_OK',
      'TOTAL_INK_OK',
    ]);
    const single: Configuration = { ...CONFIGURATION, colours: '4+0' };
    const tooMany = await owner.send(checkFile, { id, configuration: single });
    expect(tooMany[0]).toMatchObject({ code: 'PAGES_TOO_MANY', severity: 'warning' });
    const [file] = await filesByIds(server.db, 1, [id]);
    const all = await findingsFor(file as never, CONFIGURATION);
    expect(all.map((finding) => finding.code)).toContain('RESOLUTION_OK');
  });

  it('belongs to the main account: sub-accounts see it too', async () => {
    const id = await upload(server, owner, CARD);
    const designer = server.browser();
    await designer.login('悦享设计');
    expect((await designer.send(getFile, { id })).status).toBe('checked');
  });
});

describe('the job of a product', () => {
  const jobFor = (id: number, more: object = {}) => {
    const product = productById(id);
    if (!product) throw new Error(`no product ${id}`);
    return jobOf(product, { ...product.defaults, ...more } as never);
  };

  it.each([
    [101, {}, { widthMm: 90, heightMm: 54, bleedMm: 1, pagesExpected: 2, isDieCut: false }],
    [101, { colours: '4+0' }, { pagesExpected: 1 }],
    [101, {}, { isCoated: true }],
    [102, {}, { isCoated: false }],
    [101, { spot: 1 }, { spots: { ordered: 1, most: 2 } }],
    [401, {}, { spots: { ordered: 0, most: 0 } }],
    [101, { crafts: [{ id: 'foil', params: { area: 10 } }] }, { crafts: ['foil'] }],
    [501, { crafts: [] }, { crafts: ['dieCut', 'glue'] }],
    [301, { coverId: 'self' }, { pagesExpected: 24, pagesMultiple: 4 }],
    [302, { coverId: 'coated-300' }, { pagesExpected: 64, pagesAlso: [68, 4] }],
    [501, {}, { widthMm: 335, heightMm: 294, isDieCut: true, pagesExpected: 1 }],
    [
      604,
      {},
      {
        pagesExpected: 2,
        pageNames: ['上联、下联', 'the upper and the lower part'],
        isDieCut: false,
      },
    ],
  ])('%i with %j', (id, more, expected) => {
    expect(jobFor(id, more)).toMatchObject(expected);
  });
});

describe('a file that cannot be printed', () => {
  it.each([
    ['encrypted', /密码/],
    ['truncated', /损坏/],
    ['not-a-pdf', /不是 PDF/],
    ['huge-page-count', /400 页/],
  ] as const)('%s is refused in clear words', async (name, words) => {
    const id = await upload(server, owner, FIXTURES[name](), `${name}.pdf`);
    const file = await owner.send(getFile, { id });
    expect(file.status).toBe('refused');
    expect(file.refusal).toMatch(words);
    const [finding] = await owner.send(checkFile, { id, configuration: CONFIGURATION });
    expect(finding?.severity).toBe('error');
  });

  it('is refused before it is sent when its name says so', async () => {
    const begun = await beginUpload(owner, '海报.psd', 1_000);
    expect(begun.status).toBe(415);
    expect((await begun.json()).errMsg).toBe(
      '《海报.psd》是 Photoshop 文件，目前只接受 PDF。请在设计软件里导出 PDF（建议 PDF/X-4 或 PDF/X-1a）后再上传',
    );
  });

  it('is refused before it is sent when it is too large, empty or of unknown length', async () => {
    const large = await beginUpload(owner, '大.pdf', 200 * 1024 * 1024 + 1);
    expect(large.status).toBe(413);
    expect((await large.json()).errMsg).toContain('200 MB');
    expect((await beginUpload(owner, '空.pdf', 0)).status).toBe(415);
    expect((await beginUpload(owner, '坏.pdf', '-1')).status).toBe(400);
    expect((await beginUpload(owner, '坏.pdf', '1e9')).status).toBe(400);
    const later = await owner.fetch('/files/tus', {
      method: 'POST',
      headers: { ...TUS, 'Upload-Defer-Length': '1' },
    });
    expect(later.status).toBe(400);
    const broken = await beginUpload(owner, 'a.pdf', 5, { 'Upload-Metadata': 'filename %%%' });
    expect(broken.status).toBe(400);
  });
});

describe('removing', () => {
  it('takes the bytes and the pictures along', async () => {
    const id = await upload(server, owner, CARD);
    const { storage } = server.services.ports;
    expect(await storage.read(`previews/${id}/1-small.png`)).not.toBeNull();
    await owner.send(removeFile, { id });
    expect(await rowOf(id)).toBeUndefined();
    expect(await storage.read(`uploads/${id}`)).toBeNull();
    expect(await storage.read(`previews/${id}/1-small.png`)).toBeNull();
    expect((await owner.refused(removeFile, { id })).errCode).toBe(errCode.notFound);
  });

  it('is refused once an order needs the file', async () => {
    const id = await upload(server, owner, CARD);
    const row = await rowOf(id);
    await server.db.transaction().execute((tx) => markUsed(tx, row?.customer_id as number, [id]));
    expect((await owner.refused(removeFile, { id })).errCode).toBe(errCode.wrongState);
    const location = `/files/tus/${id}`;
    expect((await owner.fetch(location, { method: 'DELETE', headers: TUS })).status).toBe(404);
    expect((await rowOf(id))?.used).toBe(true);
  });

  it('while the check runs leaves nothing behind', async () => {
    const begun = await beginUpload(owner, 'a.pdf', CARD.length);
    const location = begun.headers.get('location') as string;
    await sendBytes(owner, location, CARD);
    const id = location.split('/').at(-1) as string;
    await owner.send(removeFile, { id });
    await checksDone(server);
    const { storage } = server.services.ports;
    expect(await storage.read(`previews/${id}/1-small.png`)).toBeNull();
    expect(await storage.read(`uploads/${id}`)).toBeNull();
  });
});

describe('a check that was cut off', () => {
  it('by the death of its server is taken up by the next', async () => {
    const id = await upload(server, owner, CARD);
    // The state a killed server leaves: claimed, not settled.
    await server.db
      .updateTable('files')
      .set({
        status: 'checking',
        report: null,
        attempts: 1,
        lease_until: '2026-11-20T08:00:00.000+08:00',
      })
      .where('id', '=', id)
      .execute();
    await checksDone(server);
    expect((await owner.send(getFile, { id })).status).toBe('checked');
  });

  it('by closing the checking process stays due and costs no attempt', async () => {
    const doomed = await createTestServer({
      registrations: [...loginHandlers, ...fileHandlers],
      mounts: [mountUploads],
    });
    const browser = doomed.browser();
    await browser.login('悦享包装');
    const begun = await beginUpload(browser, 'a.pdf', CARD.length);
    const location = begun.headers.get('location') as string;
    await sendBytes(browser, location, CARD);
    await checkerOf(doomed.services).close();
    const row = await doomed.db.selectFrom('files').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'checking', attempts: 0, lease_until: null });
  });

  it('again and again is given up with a refusal', async () => {
    const id = await upload(server, owner, CARD);
    await server.db
      .updateTable('files')
      .set({ status: 'checking', report: null, attempts: 3, lease_until: null })
      .where('id', '=', id)
      .execute();
    await checksDone(server);
    const file = await owner.send(getFile, { id });
    expect([file.status, file.refusal]).toEqual(['refused', expect.stringContaining('结构异常')]);
  });

  it('before it began, after the last byte, begins when the sender asks where it stands', async () => {
    const id = await upload(server, owner, CARD);
    await server.db
      .updateTable('files')
      .set({ status: 'uploading', report: null, attempts: 0 })
      .where('id', '=', id)
      .execute();
    await owner.fetch(`/files/tus/${id}`, { method: 'HEAD', headers: TUS });
    await checksDone(server);
    expect((await owner.send(getFile, { id })).status).toBe('checked');
  });
});

describe('with object storage', () => {
  it('the same upload is checked, drawn and removed', async () => {
    const s3 = await startFakeS3('banxin');
    const work = mkdtempSync(join(tmpdir(), 'banxin-s3-'));
    const createS3Storage = await loadS3Driver();
    const storage = createS3Storage(
      {
        endpoint: s3.endpoint,
        region: 'auto',
        bucket: 'banxin',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      },
      work,
    );
    const remote = await createTestServer({
      registrations: [...loginHandlers, ...fileHandlers],
      mounts: [mountUploads, mountPictures],
      ports: { storage },
    });
    const browser = remote.browser();
    await browser.login('悦享包装');
    const id = await upload(remote, browser, CARD);
    const file = await browser.send(getFile, { id });
    expect(file.status).toBe('checked');
    expect((await browser.fetch(file.pages[0]?.thumbnail as string)).status).toBe(200);
    expect(s3.objects.get(`uploads/${id}`)?.body.length).toBe(CARD.length);
    expect(readdirSync(work)).toEqual([]);
    await browser.send(removeFile, { id });
    expect([...s3.objects.keys()].filter((key) => key.includes(id))).toEqual([]);
    await remote.close();
    await s3.close();
    rmSync(work, { recursive: true, force: true });
  });
});
