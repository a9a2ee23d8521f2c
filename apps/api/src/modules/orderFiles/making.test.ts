/** Files that are made in a folder: merged and copied, once each, counted and checked like uploads. */
import { readdirSync } from 'node:fs';
import {
  copyRetouchedFiles,
  mergeOrderFiles,
  removeUnusedFile,
} from '@banxin/contract/calls/file/orderFiles';
import { getFile } from '@banxin/contract/calls/file/printFile';
import { getUploadShares } from '@banxin/contract/calls/file/upload';
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { UNORDERED_FILES_MAX_BYTES } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import { file as refusals } from '@banxin/contract/refusals/file';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { cleanFiles } from '../file/cleaning.ts';
import { checksDone, upload } from '../file/upload.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { CARD, look, pathTo, withOrder } from './folder.testkit.ts';

const server = await createTestServer();
const anyone = server.browser();
afterAll(async () => expect(await contradictions(server.db)).toEqual([]));

const { storage } = server.services.ports;
const merge = (pathEncrypt: string, name: string, ids: string[]) =>
  anyone.send(mergeOrderFiles, { pathEncrypt, merges: [{ name, ids }] }).then(([made]) => made);
const rowsOf = (owner: number) =>
  server.db.selectFrom('files').selectAll().where('customer_id', '=', owner).execute();
const why = (key: string) => ({ file: null, why: { data: { key } } });

describe('a merge', () => {
  test('has the pages of its sources in their order, is checked and can be printed', async () => {
    const { browser, pathEncrypt, orderSN, fileId } = await withOrder(server);
    const sheet = await upload(server, browser, FIXTURES['card-trim-box'](), '裁切.pdf');
    const [front, turned] = await Promise.all(
      [fileId, sheet].map((id) => browser.send(getFile, { id })),
    );
    const made = await merge(pathEncrypt, '合并.pdf', [fileId, sheet, fileId]);
    await checksDone(server);
    const id = made?.file?.id ?? '';
    const file = await browser.send(getFile, { id });
    expect(file).toMatchObject({ name: '合并.pdf', status: 'checked', refusal: null });
    const sizes = ({ pages }: typeof file) =>
      pages.map((page) => [page.widthMm, page.heightMm, page.trimWidthMm, page.trimHeightMm]);
    expect(sizes(file)).toEqual([
      ...sizes(front as typeof file),
      ...sizes(turned as typeof file),
      ...sizes(front as typeof file),
    ]);
    expect((await look(server, pathEncrypt)).files.map((one) => one.name)).toEqual(
      expect.arrayContaining(['合并.pdf', '名片.pdf']),
    );
    const changed = await browser.send(setOrderFiles, { orderSN, fileIds: [id] });
    expect(changed.files.map((one) => one.id)).toEqual([id]);
  });

  test('asked for twice, also at once, is one file', async () => {
    const { pathEncrypt, fileId, id: owner } = await withOrder(server);
    const ask = () =>
      merge(pathEncrypt, '合并.pdf', [fileId, fileId]).catch((error: unknown) => {
        // One of two at once may be told to wait, and nothing else.
        expect(error).toMatchObject({ errCode: errCode.tooManyRequests });
        return undefined;
      });
    const answers = [...(await Promise.all([ask(), ask()])), await ask()];
    const ids = answers.flatMap((made) => made?.file?.id ?? []);
    expect(new Set(ids).size).toBe(1);
    expect(await rowsOf(owner)).toHaveLength(2);
  });

  test('is refused for what it would lose, cannot read or may not be called', async () => {
    const { browser, pathEncrypt, fileId, id: owner } = await withOrder(server);
    const layered = await upload(server, browser, FIXTURES['hidden-layer'](), '图层.pdf');
    const broken = await upload(server, browser, FIXTURES['not-a-pdf'](), '坏.pdf');
    const other = await withOrder(server);
    expect(await merge(pathEncrypt, '合.pdf', [fileId, layered])).toMatchObject({
      file: null,
      why: { data: { key: refusals.mergeLoses.key, name: '图层.pdf' } },
    });
    expect(await merge(pathEncrypt, '合.pdf', [fileId, broken])).toMatchObject(
      why(refusals.notChecked.key),
    );
    expect(await merge(pathEncrypt, '合.pdf', [fileId, other.fileId])).toMatchObject(
      why(refusals.unknown.key),
    );
    expect(await merge(pathEncrypt, '合.exe', [fileId, fileId])).toMatchObject(
      why(refusals.nameUnfit.key),
    );
    expect(await merge(pathEncrypt, '名片.PDF', [fileId, fileId])).toMatchObject(
      why(refusals.nameTaken.key),
    );
    const many = Array<string>(50).fill(fileId);
    const made = await merge(pathEncrypt, '百页.pdf', many);
    await checksDone(server);
    const long = Array<string>(5).fill(made?.file?.id ?? '');
    expect(await merge(pathEncrypt, '五百页.pdf', long)).toMatchObject({
      why: { data: { key: refusals.mergeTooLong.key, pages: 500, most: 400 } },
    });
    expect((await rowsOf(owner)).filter(({ made_of }) => made_of !== null)).toHaveLength(1);
    expect(readdirSync(storage.workFolder).filter((name) => name.startsWith('made-'))).toEqual([]);
  });

  test('of a source whose bytes are gone makes nothing', async () => {
    const { browser, pathEncrypt, fileId, id: owner } = await withOrder(server);
    const gone = await upload(server, browser, CARD, '丢失.pdf');
    await storage.removeUpload(`uploads/${gone}`);
    expect(await merge(pathEncrypt, '合.pdf', [fileId, gone])).toMatchObject(
      why(refusals.mergeFailed.key),
    );
    expect(await rowsOf(owner)).toHaveLength(2);
  });

  test('and the removal of a source at once leave a whole file or none', async () => {
    const { browser, pathEncrypt, fileId, id: owner } = await withOrder(server);
    const loose = await pathTo(browser);
    for (let round = 0; round < 3; round += 1) {
      const source = await upload(server, browser, CARD, `源${round}.pdf`);
      const [made] = await Promise.all([
        merge(pathEncrypt, `合并${round}.pdf`, [fileId, source]),
        anyone.send(removeUnusedFile, { pathEncrypt: loose, id: source }),
      ]);
      await checksDone(server);
      const id = made?.file?.id;
      if (id === undefined) expect(made?.why).not.toBeNull();
      else expect(await browser.send(getFile, { id })).toMatchObject({ pageCount: 4 });
    }
    const rows = await rowsOf(owner);
    expect(rows.every(({ status }) => status === 'checked')).toBe(true);
    for (const { storage_key } of rows) expect(await storage.read(storage_key)).not.toBeNull();
  });

  test('counts as an upload: what does not fit is not kept', async () => {
    const { browser, pathEncrypt, fileId, id: owner } = await withOrder(server);
    const big = await upload(server, browser, CARD, '大.pdf');
    await server.db
      .updateTable('files')
      .set({ bytes: UNORDERED_FILES_MAX_BYTES } as never)
      .where('id', '=', big)
      .execute();
    expect(await merge(pathEncrypt, '合.pdf', [fileId, fileId])).toMatchObject(
      why(refusals.storeFull.key),
    );
    expect(await rowsOf(owner)).toHaveLength(2);
  });
});

describe('a copy', () => {
  test('lies in the folder under a free name, is counted, and the same twice is one', async () => {
    const { browser, pathEncrypt, fileId, id: owner } = await withOrder(server);
    const retouched = await upload(server, browser, CARD, '名片.pdf');
    const copy = () => anyone.send(copyRetouchedFiles, { pathEncrypt, ids: [retouched, 'absent'] });
    const [made, absent] = await copy();
    expect(made).toMatchObject({ file: { name: '名片 (2).pdf' }, why: null });
    expect(absent).toMatchObject(why(refusals.unknown.key));
    expect((await copy())[0]).toEqual(made);
    await checksDone(server);
    const id = made?.file?.id ?? '';
    expect(await browser.send(getFile, { id })).toMatchObject({ status: 'checked', pageCount: 2 });
    expect(await storage.read(`uploads/${id}`)).toEqual(await storage.read(`uploads/${retouched}`));
    expect((await look(server, pathEncrypt)).files.map((file) => file.id)).toEqual(
      expect.arrayContaining([fileId, id]),
    );
    const shares = await browser.send(getUploadShares, {});
    expect(shares.find(({ of }) => of === 'stored')?.usedBytes).toBe(2 * CARD.length);
    expect(await rowsOf(owner)).toHaveLength(3);
  });

  test('of another customer is answered like one that is not there', async () => {
    const [one, other] = [await withOrder(server), await withOrder(server)];
    const ids = [other.fileId, 'absent'];
    const answers = await anyone.send(copyRetouchedFiles, { pathEncrypt: one.pathEncrypt, ids });
    expect(answers[0]).toEqual(answers[1]);
    expect(await rowsOf(other.id)).toHaveLength(1);
  });

  test('that a crash left without its bytes is made anew, and swept away otherwise', async () => {
    const { browser, pathEncrypt, id: owner } = await withOrder(server);
    const source = await upload(server, browser, CARD, '源.pdf');
    const copy = () => anyone.send(copyRetouchedFiles, { pathEncrypt, ids: [source] });
    const [first] = await copy();
    await checksDone(server);
    const lost = first?.file?.id ?? '';
    await server.db
      .updateTable('files')
      .set({ status: 'uploading' })
      .where('id', '=', lost)
      .execute();
    await storage.removeUpload(`uploads/${lost}`);
    server.clock.advance(5 * 60_000 + 1);
    const [second] = await anyone.send(copyRetouchedFiles, { pathEncrypt, ids: [source] });
    expect(second?.file?.id).not.toBe(lost);
    expect(await storage.read(`uploads/${second?.file?.id}`)).not.toBeNull();
    await checksDone(server);
    await server.db
      .updateTable('files')
      .set({ status: 'uploading' })
      .where('id', '=', second?.file?.id ?? '')
      .execute();
    await storage.removeUpload(`uploads/${second?.file?.id}`);
    server.clock.advance(25 * 3_600_000);
    await cleanFiles(server.services);
    expect((await rowsOf(owner)).filter(({ made_of }) => made_of !== null)).toEqual([]);
  });
});
