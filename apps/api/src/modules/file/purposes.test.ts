/** What a file is uploaded for decides who may send it, how large, of what kind, how it is checked and how long it stays. */
import { randomBytes } from 'node:crypto';
import { checkFile, getFile, removeFile } from '@banxin/contract/calls/file/printFile';
import { createOrder } from '@banxin/contract/calls/order/create';
import { IMPORT_ROWS_MAX } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import {
  rulesFor,
  type UploadPurpose,
  uploadPurposeNames,
  uploadPurposes,
} from '@banxin/contract/uploads';
import { productById } from '@banxin/pricing/products';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type Browser, createTestServer, type TestServer } from '../../../test/harness.ts';
import { transaction } from '../../db/transaction.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { registrations } from '../../registry.ts';
import { cleanFiles } from './cleaning.ts';
import { markUsed } from './files.ts';
import { beginUpload, sendBytes, TUS, upload } from './upload.testkit.ts';
import { mountUploads } from './uploads.ts';

const DAY = 24 * 3_600_000;
const PDF = FIXTURES['card-with-bleed']();
const noise = sharp(randomBytes(60 * 40 * 3), { raw: { width: 60, height: 40, channels: 3 } });

const workbook = (rows: number, more: Record<string, string> = {}) => {
  const row = '<row><c t="inlineStr"><is><t>甲</t></is></c></row>';
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': `<sheetData>${row.repeat(rows)}<row s="1"/></sheetData>`,
    ...more,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  );
};
/** 客户单号,数量 in GB18030. */
const GB_HEAD = Buffer.from('bfcdbba7b5a5bac52ccafdc1bf0a', 'hex');

let jpg: Buffer;
let png: Buffer;
let server: TestServer;
let owner: Browser;
/** Of the works. */
let desk: Browser;
const browsers = new Map<string, Browser>();
beforeAll(async () => {
  [jpg, png] = await Promise.all([noise.jpeg().toBuffer(), noise.png().toBuffer()]);
});
beforeEach(async () => {
  server ??= await createTestServer({ registrations, mounts: [mountUploads] });
  for (const name of ['悦享包装', '悦享设计', '悦享财务', '新客小店', '系统管理员']) {
    if (browsers.has(name)) continue;
    const browser = server.browser();
    await browser.login(name);
    browsers.set(name, browser);
  }
  owner = browsers.get('悦享包装') as Browser;
  desk = browsers.get('系统管理员') as Browser;
  await server.db.deleteFrom('files').execute();
});

const send = async (purpose: UploadPurpose, bytes: Uint8Array, name: string) =>
  owner.send(getFile, { id: await upload(server, owner, bytes, name, purpose) });
const idOf = (begun: Response) => begun.headers.get('location')?.split('/').at(-1) as string;

describe('a file is taken for what it is by its content', () => {
  const good: readonly (readonly [UploadPurpose, string, () => Uint8Array, string])[] = [
    ['printFile', '名片.pdf', () => PDF, 'application/pdf'],
    ['certificate', '商标.pdf', () => PDF, 'application/pdf'],
    ['licence', '执照.jpeg', () => jpg, 'image/jpeg'],
    ['licence', '没有扩展名', () => png, 'image/png'],
    ['evidence', '破损.png', () => jpg, 'image/jpeg'],
    ['suggestion', '毛边.png', () => png, 'image/png'],
    ['comment', '成品.jpg', () => jpg, 'image/jpeg'],
    [
      'import',
      '订单.xlsx',
      () => workbook(3),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['import', '订单.csv', () => Buffer.from('客户单号,数量\nA1,5\n'), 'text/csv'],
    ['import', '订单.csv', () => Buffer.concat([GB_HEAD, Buffer.from('A1,5\n')]), 'text/csv'],
  ];
  test.each(good)('%s: %s', async (purpose, name, bytes, contentType) => {
    const file = await send(purpose, bytes(), name);
    expect(file).toMatchObject({ purpose, status: 'checked', refusal: null });
    const row = await server.db
      .selectFrom('files')
      .select('content_type')
      .where('id', '=', file.id)
      .executeTakeFirst();
    expect(row?.content_type).toBe(contentType);
  });
});

describe('a file that is something else, or does not open, is refused in clear words', () => {
  const bad: readonly (readonly [UploadPurpose, string, () => Uint8Array, RegExp])[] = [
    ['printFile', '名片.pdf', () => jpg, /JPG 图片，目前只接受 PDF/],
    ['licence', '执照.pdf', () => workbook(3), /^只能上传 JPG、PNG、PDF$/],
    ['evidence', '破损.jpg', () => PDF, /^只能上传 JPG、PNG$/],
    ['licence', '执照.jpg', () => jpg.subarray(0, jpg.length / 2), /^文件无法打开，请换一份$/],
    ['licence', '执照.png', () => png.subarray(0, png.length / 2), /^文件无法打开，请换一份$/],
    ['certificate', '商标.pdf', () => FIXTURES.encrypted(), /密码/],
    ['certificate', '商标.pdf', () => Buffer.from(`%PDF-1.7\n${'x'.repeat(900)}`), /无法打开/],
    ['import', '订单.csv', () => png, /^只能上传 XLSX、CSV$/],
    ['import', '订单.xlsx', () => workbook(1), /没有数据行/],
    ['import', '订单.xlsx', () => workbook(IMPORT_ROWS_MAX + 2), /^超过 5,000 行，请拆分$/],
    ['import', '订单.xlsx', () => workbook(3, { 'xl/vbaProject.bin': 'x' }), /含有宏/],
    [
      'import',
      '订单.xlsx',
      () => workbook(3).subarray(0, 200),
      /^文件读不出来，请另存为 xlsx 再试$/,
    ],
    ['import', '订单.xlsx', () => zipSync({ 'word/document.xml': strToU8('x') }), /只能上传 XLSX/],
    ['import', '订单.csv', () => Buffer.from('客户单号,数量\n'), /没有数据行/],
    ['import', '订单.csv', () => Buffer.from([0x41, 0xff, 0xfe, 0xff]), /编码/],
  ];
  test.each(bad)('%s: %s', async (purpose, name, bytes, words) => {
    const file = await send(purpose, bytes(), name);
    expect(file.status).toBe('refused');
    expect(file.refusal).toMatch(words);
    if (purpose !== 'printFile') expect(file.findings[0]?.english).toMatch(/^[A-Z]/);
  });

  it('so is a workbook whose sheets unpack to more than a server can hold', async () => {
    const bomb = zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': new Uint8Array(70 * 1024 ** 2),
    });
    expect(bomb.length).toBeLessThan(uploadPurposes.import.maxBytes);
    expect((await send('import', bomb, '订单.xlsx')).refusal).toBe(
      '文件读不出来，请另存为 xlsx 再试',
    );
  });
});

describe('an upload is refused before a byte is sent', () => {
  test.each(
    uploadPurposeNames.map((purpose) => [purpose, uploadPurposes[purpose].maxBytes] as const),
  )('%s: above %i bytes', async (purpose, maxBytes) => {
    const sender = rulesFor(purpose).desk === undefined ? owner : desk;
    const refused = await beginUpload(sender, '文件', maxBytes + 1, {}, purpose);
    expect(refused.status).toBe(413);
    const { errMsg, data } = await refused.json();
    expect(errMsg).toContain(`${maxBytes / 1024 ** 2} MB`);
    expect(data).toMatchObject({ maxBytes });
    const begun = await beginUpload(sender, '文件', maxBytes, {}, purpose);
    expect(begun.status).toBe(201);
    await sender.fetch(`/files/tus/${idOf(begun)}`, { method: 'DELETE', headers: TUS });
  });

  test.each([
    ['licence', '执照.docx', '《执照.docx》不能作为营业执照：只能上传 JPG、PNG、PDF'],
    ['import', '订单.xls', '《订单.xls》不能作为批量下单表格：只能上传 XLSX、CSV'],
    ['evidence', '破损.pdf', '《破损.pdf》不能作为售后图片：只能上传 JPG、PNG'],
  ] as const)('%s: by the name %s', async (purpose, name, words) => {
    const refused = await beginUpload(owner, name, 100, {}, purpose);
    expect([refused.status, (await refused.json()).errMsg]).toEqual([415, words]);
  });

  it('for a purpose that there is not', async () => {
    const refused = await beginUpload(owner, 'a.pdf', 100, {}, 'portrait' as UploadPurpose);
    expect([refused.status, (await refused.json()).errMsg]).toEqual([
      400,
      'Upload-Metadata 的 purpose 应为 printFile、certificate、licence、evidence、suggestion、comment、article、import 之一',
    ]);
  });

  it('when there are enough of its purpose that nothing uses; others are not counted', async () => {
    const visitor = browsers.get('新客小店') as Browser;
    const begin = (purpose: UploadPurpose) => beginUpload(visitor, '执照', 10, {}, purpose);
    for (let count = 0; count < uploadPurposes.licence.mostUnused; count += 1) {
      expect((await begin('licence')).status).toBe(201);
    }
    const refused = await begin('licence');
    expect([refused.status, (await refused.json()).errMsg]).toEqual([
      413,
      '未使用的营业执照已有 5 个，达到上限。请先使用或删除不用的文件',
    ]);
    expect((await begin('certificate')).status).toBe(201);
    await server.db.updateTable('files').set({ status: 'refused' }).execute();
    expect((await begin('licence')).status).toBe(201);
  });
});

describe('who may', () => {
  const may: readonly (readonly [UploadPurpose, string, boolean])[] = [
    ['printFile', '悦享设计', true],
    ['certificate', '悦享设计', true],
    ['licence', '悦享设计', false],
    ['evidence', '悦享设计', false],
    ['import', '悦享设计', false],
    ['suggestion', '悦享设计', true],
    ['suggestion', '悦享财务', true],
    ['comment', '悦享设计', false],
    ['article', '悦享包装', false],
    ['printFile', '悦享财务', false],
    ['licence', '悦享财务', false],
  ];
  test.each(may)('%s: %s begins an upload: %s', async (purpose, name, isAllowed) => {
    const browser = browsers.get(name) as Browser;
    const begun = await beginUpload(browser, '文件', 10, {}, purpose);
    expect(begun.status).toBe(isAllowed ? 201 : 403);
  });

  it('see, go on with and remove a licence is the main account alone', async () => {
    const designer = browsers.get('悦享设计') as Browser;
    const begun = await beginUpload(owner, '执照.jpg', jpg.length, {}, 'licence');
    const location = begun.headers.get('location') as string;
    expect((await sendBytes(designer, location, jpg)).status).toBe(403);
    expect((await sendBytes(owner, location, jpg)).status).toBe(204);
    const id = idOf(begun);
    expect((await designer.refused(getFile, { id })).errCode).toBe(errCode.notFound);
    expect((await designer.refused(removeFile, { id })).errCode).toBe(errCode.notFound);
    expect(await owner.send(removeFile, { id })).toBeNull();
  });

  it('remove a print file needs the right that uploading needs', async () => {
    const id = await upload(server, owner, PDF);
    const finance = browsers.get('悦享财务') as Browser;
    expect((await finance.send(getFile, { id })).purpose).toBe('printFile');
    expect(await finance.refused(removeFile, { id })).toMatchObject({
      errCode: errCode.forbidden,
      message: '当前账号没有修改文件的权限，请联系主账号',
    });
  });
});

describe('what is not a print file', () => {
  it('can neither be ordered nor compared with a product', async () => {
    const id = await upload(server, owner, PDF, '商标.pdf', 'certificate');
    const configuration = productById(101)?.defaults as never;
    const order = { configuration, fileIds: [id] };
    expect((await owner.refused(createOrder, order)).message).toContain('文件不存在');
    expect((await owner.refused(checkFile, { id, configuration })).errCode).toBe(errCode.notFound);
  });

  it('goes when nothing has used it for as long as its purpose says; in use it stays', async () => {
    const files = new Map<UploadPurpose, string>();
    for (const purpose of ['licence', 'evidence', 'import'] as const) {
      const bytes = purpose === 'import' ? workbook(3) : jpg;
      files.set(purpose, await upload(server, owner, bytes, '文件', purpose));
    }
    const used = await upload(server, owner, jpg, '执照.jpg', 'licence');
    await transaction(server.db, (tx) => markUsed(tx, 1, [used]));
    const left = async () => {
      await cleanFiles(server.services);
      const rows = await server.db
        .selectFrom('files')
        .select('id')
        .where('id', 'in', [...files.values(), used])
        .execute();
      return new Set(rows.map(({ id }) => id));
    };
    server.clock.advance(uploadPurposes.import.unusedDays * DAY + 1);
    expect(await left()).toEqual(new Set([files.get('licence'), files.get('evidence'), used]));
    server.clock.advance((uploadPurposes.licence.unusedDays - 1) * DAY);
    expect(await left()).toEqual(new Set([used]));
    const { storage } = server.services.ports;
    expect(await storage.read(`uploads/${files.get('licence')}`)).toBeNull();
    expect(await storage.read(`uploads/${used}`)).not.toBeNull();
  });
});
