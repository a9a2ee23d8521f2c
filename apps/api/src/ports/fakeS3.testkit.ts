/** A server that speaks as much of the S3 protocol as print files need. In memory, for tests. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { registerHooks } from 'node:module';
import type { createS3Storage } from './s3Storage.ts';

interface Stored {
  readonly body: Buffer;
  readonly meta: Readonly<Record<string, string>>;
  readonly type: string;
}

interface Multipart {
  readonly key: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly type: string;
  readonly parts: Map<number, Buffer>;
}

export interface FakeS3 {
  readonly endpoint: string;
  readonly objects: Map<string, Stored>;
  readonly open: Map<string, Multipart>;
  /** `PUT /bucket/key`, in order. */
  readonly log: string[];
  close(): Promise<void>;
}

const etag = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;
const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>${text}`;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const encoding = String(request.headers['content-encoding'] ?? '');
  return encoding.includes('aws-chunked') ? unchunk(body) : body;
}

/** `size;chunk-signature=…\r\n data \r\n`, ended by size 0. */
function unchunk(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, line), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}

function metaOf(request: IncomingMessage): Record<string, string> {
  const entries = Object.entries(request.headers).filter(([name]) =>
    name.startsWith('x-amz-meta-'),
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

export async function startFakeS3(bucket: string): Promise<FakeS3> {
  const objects = new Map<string, Stored>();
  const open = new Map<string, Multipart>();
  const log: string[] = [];
  let serial = 0;

  const answer = (response: ServerResponse, status: number, body = '', headers = {}) => {
    response.writeHead(status, { 'Content-Type': 'application/xml', ...headers });
    response.end(body);
  };
  const missing = (response: ServerResponse, code: string) =>
    answer(response, 404, xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`));

  function read(request: IncomingMessage, response: ServerResponse, key: string): void {
    const found = objects.get(key);
    if (!found) {
      missing(response, 'NoSuchKey');
      return;
    }
    const headers = {
      'Content-Type': found.type,
      'Content-Length': String(found.body.length),
      ETag: etag(found.body),
      'Last-Modified': 'Fri, 20 Nov 2026 01:00:00 GMT',
      ...found.meta,
    };
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : found.body);
  }

  function list(response: ServerResponse, prefix: string): void {
    const items = [...objects].filter(([key]) => key.startsWith(prefix));
    const rows = items.map(
      ([key, { body }]) =>
        `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>2026-11-20T01:00:00.000Z</LastModified></Contents>`,
    );
    const count = `<KeyCount>${items.length}</KeyCount><IsTruncated>false</IsTruncated>`;
    answer(response, 200, xml(`<ListBucketResult>${count}${rows.join('')}</ListBucketResult>`));
  }

  function parts(response: ServerResponse, id: string): void {
    const upload = open.get(id);
    if (!upload) {
      missing(response, 'NoSuchUpload');
      return;
    }
    const rows = [...upload.parts].map(
      ([number, body]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${etag(body)}</ETag><Size>${body.length}</Size></Part>`,
    );
    const text = `<ListPartsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListPartsResult>`;
    answer(response, 200, xml(text));
  }

  function complete(response: ServerResponse, id: string): void {
    const upload = open.get(id);
    if (!upload) {
      missing(response, 'NoSuchUpload');
      return;
    }
    const ordered = [...upload.parts].sort(([a], [b]) => a - b).map(([, body]) => body);
    objects.set(upload.key, { body: Buffer.concat(ordered), meta: upload.meta, type: upload.type });
    open.delete(id);
    answer(
      response,
      200,
      xml(
        `<CompleteMultipartUploadResult><Key>${upload.key}</Key></CompleteMultipartUploadResult>`,
      ),
    );
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://s3.test');
    const [, first = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    log.push(`${request.method} ${url.pathname}`);
    const body = await bodyOf(request);
    if (first !== bucket) return missing(response, 'NoSuchBucket');
    const query = url.searchParams;
    const id = query.get('uploadId') ?? '';
    const type = String(request.headers['content-type'] ?? 'application/octet-stream');
    switch (String(request.method)) {
      case 'HEAD':
        return read(request, response, key);
      case 'GET':
        if (key === '') return list(response, query.get('prefix') ?? '');
        return query.has('uploadId') ? parts(response, id) : read(request, response, key);
      case 'PUT': {
        const upload = open.get(id);
        if (query.has('partNumber')) {
          if (!upload) {
            missing(response, 'NoSuchUpload');
            return;
          }
          upload.parts.set(Number(query.get('partNumber')), body);
        } else objects.set(key, { body, meta: metaOf(request), type });
        return answer(response, 200, '', { ETag: etag(body) });
      }
      case 'POST': {
        if (query.has('delete')) {
          for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) {
            objects.delete(name);
          }
          return answer(response, 200, xml('<DeleteResult></DeleteResult>'));
        }
        if (!query.has('uploads')) return complete(response, id);
        serial += 1;
        open.set(`upload-${serial}`, { key, meta: metaOf(request), type, parts: new Map() });
        const text = `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>upload-${serial}</UploadId></InitiateMultipartUploadResult>`;
        return answer(response, 200, xml(text));
      }
      default: {
        if (query.has('uploadId')) {
          if (!open.delete(id)) return missing(response, 'NoSuchUpload');
        } else objects.delete(key);
        return answer(response, 204);
      }
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      answer(response, 500, String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    open,
    log,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * The S3 driver, under a test runner that asks for packages' builds for bundlers (condition
 * `module`): those of the S3 library cannot be loaded by Node.
 */
export async function loadS3Driver(): Promise<typeof createS3Storage> {
  registerHooks({
    resolve: (specifier, context, next) => {
      const conditions = context.conditions.filter((condition) => condition !== 'module');
      return next(specifier, { ...context, conditions });
    },
  });
  return (await import('./s3Storage.ts')).createS3Storage;
}
