/** Both drivers keep the same promises. The S3 one talks to a server in this process. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createDiskStorage } from './diskStorage.ts';
import { type FakeS3, loadS3Driver, startFakeS3 } from './fakeS3.testkit.ts';
import { readS3Settings, type S3Settings, type Storage } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'banxin-storage-'));
let s3: FakeS3;
const drivers: Partial<Record<'disk' | 's3', Storage>> = {};

const settingsFor = (endpoint: string): S3Settings => ({
  endpoint,
  region: 'auto',
  bucket: 'banxin',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
});

beforeAll(async () => {
  s3 = await startFakeS3('banxin');
  drivers.disk = createDiskStorage(join(folder, 'files'));
  const createS3Storage = await loadS3Driver();
  drivers.s3 = createS3Storage(settingsFor(s3.endpoint), join(folder, 'work'));
});

afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['disk', 's3'] as const)('%s', (kind) => {
  const storage = () => drivers[kind] as Storage;
  const local = (text: string) => {
    const path = join(folder, `${kind}-source`);
    writeFileSync(path, text);
    return path;
  };

  it('gives back what was put, and takes the source away', async () => {
    const path = local('picture');
    await storage().putFile('previews/a/1-small.png', path, 'image/png');
    expect(Buffer.from((await storage().read('previews/a/1-small.png')) ?? []).toString()).toBe(
      'picture',
    );
    await expect(stat(path)).rejects.toThrow();
  });

  it('replaces what was there', async () => {
    await storage().putFile('previews/b/1.png', local('one'), 'image/png');
    await storage().putFile('previews/b/1.png', local('two'), 'image/png');
    expect(Buffer.from((await storage().read('previews/b/1.png')) ?? []).toString()).toBe('two');
  });

  it('answers null for what is not there', async () => {
    expect(await storage().read('previews/none/1.png')).toBeNull();
    expect(await storage().toLocal('uploads/none')).toBeNull();
  });

  it('removes everything below a prefix, and nothing twice', async () => {
    await storage().putFile('previews/c/1.png', local('x'), 'image/png');
    await storage().putFile('previews/cc/1.png', local('y'), 'image/png');
    await storage().removeAll('previews/c/');
    await storage().removeAll('previews/c/');
    expect(await storage().read('previews/c/1.png')).toBeNull();
    expect(await storage().read('previews/cc/1.png')).not.toBeNull();
  });

  it('keeps a resumable upload from its first to its last byte', async () => {
    const { uploads } = storage();
    const id = 'uploads/resumable';
    await uploads.create(new Upload({ id, size: 10, offset: 0, metadata: {} }));
    await uploads.write(Readable.from([Buffer.from('01234')]), id, 0);
    expect((await uploads.getUpload(id)).offset).toBe(5);
    await uploads.write(Readable.from([Buffer.from('56789')]), id, 5);
    const copy = await storage().toLocal(id);
    expect(await readFile(copy?.path as string, 'utf8')).toBe('0123456789');
    await copy?.release();
    await storage().removeUpload(id);
    await storage().removeUpload(id);
    expect(await storage().toLocal(id)).toBeNull();
  });

  it('gives up an unfinished upload', async () => {
    const { uploads } = storage();
    const id = 'uploads/unfinished';
    await uploads.create(new Upload({ id, size: 10, offset: 0, metadata: {} }));
    await uploads.write(Readable.from([Buffer.from('01234')]), id, 0);
    await storage().removeUpload(id);
    await expect(uploads.getUpload(id)).rejects.toBeDefined();
    expect([...s3.open.values()].filter((upload) => upload.key === id)).toEqual([]);
    expect([...s3.objects.keys()].filter((key) => key.startsWith(id))).toEqual([]);
  });
});

it('removes the local copy of an object when it is released', async () => {
  const path = join(folder, 'source');
  writeFileSync(path, 'x');
  await drivers.s3?.putFile('uploads/copy', path, 'application/pdf');
  const copy = await drivers.s3?.toLocal('uploads/copy');
  await copy?.release();
  await expect(stat(copy?.path as string)).rejects.toThrow();
});

const COMPLETE = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'banxin',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('no setting of the object storage means the disk', () => {
  expect(readS3Settings({ S3_BUCKET: ' ' })).toEqual({ settings: null, problems: [] });
});

test('all settings of the object storage are taken', () => {
  expect(readS3Settings(COMPLETE).settings).toEqual({
    ...settingsFor('https://s3.example'),
  });
});

test.each([
  [{ ...COMPLETE, S3_BUCKET: undefined }, '对象存储还缺 S3_BUCKET'],
  [{ ...COMPLETE, S3_ENDPOINT: 'ftp://s3' }, 'S3_ENDPOINT 应以 http:// 或 https:// 开头'],
])('half a configuration is refused', (env, problem) => {
  expect(readS3Settings(env)).toEqual({ settings: null, problems: [problem] });
});
