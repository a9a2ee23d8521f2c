/** Where print files and previews are kept: a folder, or an S3-compatible service. */
import type { DataStore } from '@tus/server';

/** A file on local disk, for programs that need one. */
export interface LocalCopy {
  readonly path: string;
  /** Removes the copy, if it is one. */
  release(): Promise<void>;
}

/** Keys are paths with `/`, of letters, digits, `_`, `-`, `.`. */
export interface Storage {
  readonly kind: 'disk' | 's3';
  /** Where resumable uploads arrive. The id of an upload is its key. */
  readonly uploads: DataStore;
  /** Local folder for work that is thrown away; created on demand. */
  readonly workFolder: string;
  /** Bytes of an object, or null when it is not there. */
  read(key: string): Promise<Uint8Array | null>;
  /** Moves a local file into the storage, replacing what was there. */
  putFile(key: string, path: string, contentType: string): Promise<void>;
  /** The object as a local file; null when it is not there. */
  toLocal(key: string): Promise<LocalCopy | null>;
  /** Removes a finished or unfinished upload; repeat-safe. */
  removeUpload(key: string): Promise<void>;
  /** Removes everything below a prefix ending in `/`; repeat-safe. */
  removeAll(prefix: string): Promise<void>;
}

/** How to reach an S3-compatible service. */
export interface S3Settings {
  /** e.g. `https://s3.example`; the bucket is addressed by path. */
  readonly endpoint: string;
  /** @default auto */
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const REQUIRED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Reads `S3_*`: null settings when none is given, problems when only some are. */
export function readS3Settings(env: Readonly<Record<string, string | undefined>>): {
  settings: S3Settings | null;
  problems: string[];
} {
  const text = (name: string) => env[name]?.trim() || null;
  const missing = REQUIRED.filter((name) => text(name) === null);
  if (missing.length === REQUIRED.length) return { settings: null, problems: [] };
  const endpoint = text('S3_ENDPOINT') ?? '';
  const problems = missing.map((name) => `对象存储还缺 ${name}`);
  if (endpoint !== '' && !/^https?:\/\/[^/]/.test(endpoint)) {
    problems.push('S3_ENDPOINT 应以 http:// 或 https:// 开头');
  }
  if (problems.length > 0) return { settings: null, problems };
  return {
    settings: {
      endpoint,
      region: text('S3_REGION') ?? 'auto',
      bucket: text('S3_BUCKET') ?? '',
      accessKeyId: text('S3_ACCESS_KEY_ID') ?? '',
      secretAccessKey: text('S3_SECRET_ACCESS_KEY') ?? '',
    },
    problems,
  };
}
