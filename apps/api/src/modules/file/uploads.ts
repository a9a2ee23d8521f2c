/** Resumable uploads (tus 1.0) at `/files/tus`: only their own, and as the rules of their purpose say. */
import { file as refusals } from '@banxin/contract/refusals/file';
import { plain } from '@banxin/contract/refusals/plain';
import { request } from '@banxin/contract/refusals/request';
import { works } from '@banxin/contract/refusals/works';
import {
  rulesFor,
  UPLOAD_PATH,
  type UploadPurpose,
  uploadPurposeNames,
} from '@banxin/contract/uploads';
import { Metadata, Server } from '@tus/server';
import type { Customer } from '../../context.ts';
import { answerRefusal } from '../../http/answerRefusal.ts';
import { customerAt } from '../../http/caller.ts';
import { ConcurrencyLimit } from '../../http/concurrencyLimit.ts';
import type { Exchange } from '../../http/exchange.ts';
import { countUse } from '../../http/limits.ts';
import type { Mount } from '../../http/mount.ts';
import { Refusal, refuse, withStatus } from '../../http/refusal.ts';
import { instantOf } from '../../ports/clock.ts';
import type { Services } from '../../services.ts';
import { finishArrivedUpload, wakeChecker } from './checking.ts';
import { cleanFileName, refusedByName } from './fileName.ts';
import { type FileRow, findFile, finishUpload, uploadKey } from './files.ts';
import { UPLOAD_PACE, withPace } from './pacing.ts';
import { removeFiles } from './removing.ts';
import { admitUpload } from './shares.ts';
import { createUploadLocker } from './uploadLock.ts';

/** New uploads of one customer. */
const CREATE_LIMIT = { max: 300, windowSeconds: 3_600 };

/** Uploads that one customer may send at once; a browser has six connections. */
const MAX_TRANSFERS = 24;

const tooLarge = (purpose: UploadPurpose) => {
  const { maxBytes } = rulesFor(purpose);
  return refuse(purpose === 'printFile' ? refusals.tooBig : refusals.tooLarge, { maxBytes });
};

interface Sender {
  readonly customer: Customer;
  readonly purpose: UploadPurpose;
  /** Why the upload may not begin; set by the hook. */
  refusal: Refusal | null;
}

/** Who sends a request, for the hooks of the tus server, which only see the request. */
type Senders = WeakMap<object, Sender>;

const isPurpose = (name: string): name is UploadPurpose =>
  (uploadPurposeNames as readonly string[]).includes(name);

/** File name, kind and purpose from `Upload-Metadata`; a purpose that is none is null. */
function metadataOf(
  header: string | undefined,
): { name: string; type: string; purpose: UploadPurpose | null } | null {
  try {
    const { filename, filetype, purpose } = header ? Metadata.parse(header) : {};
    return {
      name: cleanFileName(filename),
      type: (filetype ?? '').slice(0, 100),
      purpose: isPurpose(purpose ?? 'printFile')
        ? ((purpose ?? 'printFile') as UploadPurpose)
        : null,
    };
  } catch {
    return null; // Not base64, or a key twice: the caller refuses the upload.
  }
}

/** Why an upload may not even begin; null when it may. */
function refuseCreation(exchange: Exchange, purpose: UploadPurpose, name: string): Refusal | null {
  if (exchange.req.header('upload-concat') !== undefined) {
    return refuse(refusals.concatenated);
  }
  const length = exchange.req.header('upload-length');
  if (length === undefined || !/^\d{1,15}$/.test(length)) return refuse(refusals.noLength);
  if (Number(length) > rulesFor(purpose).maxBytes) return tooLarge(purpose);
  if (Number(length) === 0) {
    return refuse(purpose === 'printFile' ? refusals.empty : refusals.noBytes);
  }
  return refusedByName(name, purpose);
}

function createTus(services: Services, senders: Senders): Server {
  const { storage } = services.ports;
  const idOf = (key: string) => key.split('/').at(-1) ?? '';
  return new Server({
    path: UPLOAD_PATH,
    datastore: storage.uploads,
    locker: createUploadLocker(services),
    maxSize: Math.max(...uploadPurposeNames.map((purpose) => rulesFor(purpose).maxBytes)),
    namingFunction: () => uploadKey(services.random.token(18)),
    generateUrl: (_request, { path, id }) => `${path}/${idOf(id)}`,
    getFileIdFromRequest: (_request, last) => (last ? uploadKey(last) : undefined),
    onUploadCreate: async (request, upload) => {
      const sender = senders.get(request);
      if (!sender) throw new Error('upload without a sender');
      const { name, type } = metadataOf(request.headers.get('upload-metadata') ?? undefined) ?? {
        name: cleanFileName(null),
        type: '',
      };
      const now = services.machine.now();
      const file = {
        id: idOf(upload.id),
        customerId: sender.customer.ownerId,
        uploadedBy: sender.customer.id,
        name,
        purpose: sender.purpose,
        bytes: upload.size ?? 0,
        contentType: type,
        now: instantOf(now),
      };
      try {
        await admitUpload(services.db, file, now);
      } catch (error) {
        if (error instanceof Refusal) sender.refusal = error;
        throw error;
      }
      // The name is kept in the row; object stores take only ASCII here.
      return { metadata: {} };
    },
    onUploadFinish: async (_request, upload) => {
      const id = idOf(upload.id);
      await finishUpload(services.db, id);
      wakeChecker(services);
      return {};
    },
  });
}

function answerRefused(exchange: Exchange, refusal: Refusal): Response {
  const response = answerRefusal(exchange, refusal);
  response.headers.set('Tus-Resumable', '1.0.0');
  response.headers.set('Connection', 'close');
  return response;
}

/** The request with a body that must keep pace. */
function pacedRequest(request: Request): Request {
  if (request.body === null) return request;
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers: request.headers,
    body: withPace(request.body, UPLOAD_PACE),
    duplex: 'half',
  };
  return new Request(request.url, init);
}

/** The tus answer as this server sends it: no foreign origins, refusals in our words. */
function finishAnswer(exchange: Exchange, answer: Response, purpose: UploadPurpose): Response {
  if (answer.status === 413) return answerRefused(exchange, tooLarge(purpose));
  if (answer.status >= 500)
    return answerRefused(exchange, refuse(refusals.notStored, { retryAfter: 1 }));
  const headers = new Headers(answer.headers);
  for (const name of [...headers.keys()]) {
    if (name.startsWith('access-control-')) headers.delete(name);
  }
  headers.set('Cache-Control', 'no-store');
  if (answer.status >= 400) headers.set('Connection', 'close');
  return new Response(answer.body, { status: answer.status, headers });
}

/** Clientele uploads. */
export const mountUploads: Mount = (app, services) => {
  const senders: Senders = new WeakMap();
  const tus = createTus(services, senders);
  const transfers = new ConcurrencyLimit(MAX_TRANSFERS);

  const forward = async (
    exchange: Exchange,
    customer: Customer,
    purpose: UploadPurpose,
  ): Promise<Response> => {
    const key = String(customer.ownerId);
    if (!transfers.take(key))
      return answerRefused(exchange, refuse(refusals.tooManyAtOnce, { retryAfter: 1 }));
    try {
      const request = pacedRequest(exchange.req.raw);
      const sender: Sender = { customer, purpose, refusal: null };
      senders.set(request, sender);
      const answer = await tus.handleWeb(request);
      return sender.refusal === null
        ? finishAnswer(exchange, answer, purpose)
        : answerRefused(exchange, sender.refusal);
    } finally {
      transfers.release(key);
    }
  };

  app.options(`${UPLOAD_PATH}/*`, async (exchange) =>
    finishAnswer(exchange, await tus.handleWeb(exchange.req.raw), 'printFile'),
  );

  app.post(UPLOAD_PATH, async (exchange) => {
    const metadata = metadataOf(exchange.req.header('upload-metadata'));
    const purpose = metadata?.purpose ?? 'printFile';
    const customer = await customerAt(exchange, services, rulesFor(purpose).writes);
    if (customer instanceof Refusal) return answerRefused(exchange, customer);
    const { desk } = rulesFor(purpose);
    if (desk !== undefined && !customer.desks.includes(desk)) {
      return answerRefused(exchange, withStatus(refuse(works.otherDesk), 403));
    }
    if (metadata === null) return answerRefused(exchange, refuse(refusals.badMetadata));
    if (metadata.purpose === null) return answerRefused(exchange, refuse(refusals.unknownPurpose));
    const refusal = refuseCreation(exchange, purpose, metadata.name);
    if (refusal) return answerRefused(exchange, refusal);
    const key = `upload:${customer.ownerId}`;
    const wait = await countUse(services.db, key, CREATE_LIMIT, services.machine.now());
    if (wait !== null)
      return answerRefused(exchange, refuse(plain.tooManyRequests, { retryAfter: wait }));
    return forward(exchange, customer, purpose);
  });

  // Hono routes HEAD as GET; the bytes themselves are never handed out.
  app.on(['GET', 'PATCH', 'DELETE'], `${UPLOAD_PATH}/:id`, async (exchange) => {
    if (exchange.req.method === 'GET') return answerRefusal(exchange, refuse(request.noSuchPath));
    const id = exchange.req.param('id');
    let row = null as FileRow | null;
    const customer = await customerAt(exchange, services, async ({ ownerId }) => {
      row = await findFile(services.db, ownerId, id);
      return rulesFor(row?.purpose ?? 'printFile').writes;
    });
    if (customer instanceof Refusal) return answerRefused(exchange, customer);
    if (row === null) return answerRefused(exchange, refuse(request.noSuchPath));
    if (exchange.req.method === 'DELETE') {
      const removed = await removeFiles(services, [id]);
      if (removed === 0) return answerRefused(exchange, refuse(request.noSuchPath));
      return new Response(null, { status: 204, headers: { 'Tus-Resumable': '1.0.0' } });
    }
    const sent = Number(exchange.req.header('content-length') ?? 0);
    const offset = Number(exchange.req.header('upload-offset') ?? 0);
    if (exchange.req.method === 'PATCH' && offset + sent > row.bytes) {
      return answerRefused(exchange, tooLarge(row.purpose));
    }
    const response = await forward(exchange, customer, row.purpose);
    if (row.status === 'uploading' && exchange.req.method === 'HEAD' && response.ok) {
      // A server that died after the last byte: the sender sees "all there" and asks no more.
      const arrived = response.headers.get('upload-offset') === String(row.bytes);
      if (arrived && (await finishArrivedUpload(services, id))) wakeChecker(services);
    }
    return response;
  });
};
