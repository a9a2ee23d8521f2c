/** Print files in an S3-compatible service; every server of the shop sees the same files. */
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Settings, Storage } from './storage.ts';

/** Parts of an upload; the service asks for at least 5 MiB. @unit bytes */
const PART_BYTES = 8 * 1024 * 1024;

/** Names differ between services: a missing object is one of these. */
const MISSING = new Set(['NotFound', 'NoSuchKey', 'NoSuchUpload']);

/** @param workFolder local folder for files under inspection */
export function createS3Storage(settings: S3Settings, workFolder: string): Storage {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
  const connection = {
    endpoint,
    region,
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Many services know only the older checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
  const client = new S3Client(connection);
  const disk = new Disk(
    new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }),
  );
  const uploads = new S3Store({ partSize: PART_BYTES, useTags: false, s3ClientConfig: connection });
  let copies = 0;
  return {
    kind: 's3',
    uploads,
    workFolder,
    read: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : null),
    putFile: async (key, path, contentType) => {
      await disk.copyFromFs(path, key, { contentType });
      await rm(path, { force: true });
    },
    toLocal: async (key) => {
      if (!(await disk.exists(key))) return null;
      await mkdir(workFolder, { recursive: true });
      copies += 1;
      const path = join(workFolder, `${key.replaceAll('/', '-')}-${process.pid}-${copies}`);
      const release = () => rm(path, { force: true });
      try {
        await pipeline(await disk.getStream(key), createWriteStream(path));
      } catch (error) {
        await release();
        throw error;
      }
      return { path, release };
    },
    removeUpload: async (key) => {
      try {
        // An unfinished upload: its parts are given up.
        await uploads.remove(key);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      for (const name of [key, `${key}.info`, `${key}.part`]) await disk.delete(name);
    },
    removeAll: async (prefix) => {
      // flydrive drops the last `/` of a prefix, and would take `previews/ab` with `previews/a/`.
      const list = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix });
      for (;;) {
        const { Contents = [], IsTruncated } = await client.send(list);
        for (const { Key } of Contents) if (Key) await disk.delete(Key);
        if (!IsTruncated || Contents.length === 0) return;
      }
    },
  };
}

function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('status_code' in error && error.status_code === 404) return true;
  return 'name' in error && MISSING.has(String(error.name));
}
