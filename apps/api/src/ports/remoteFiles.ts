/**
 * Fetches files from other servers, of origins that are listed and no others, and never from an address of our own
 * network: a name is resolved once, every address behind it is judged, and only such an address is connected to.
 */
import { lookup as resolveByDns } from 'node:dns';
import { open } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

/** Why a file was not fetched. */
export type FetchFailure =
  | 'badAddress'
  | 'otherHost'
  | 'privateAddress'
  | 'tooManyRedirects'
  | 'notThere'
  | 'notPdf'
  | 'tooLarge'
  | 'cutShort'
  | 'tooSlow'
  | 'unreachable';

export interface Fetched {
  /** As the other server calls it, unjudged; '' when it does not. */
  readonly name: string;
  /** @unit bytes */
  readonly bytes: number;
}

/** How one file is fetched. */
export interface FetchOptions {
  /** A new local file that its bytes go to. */
  readonly path: string;
  /** @unit bytes */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  /** Told of every piece. @param of as the other server says; null when it does not @unit bytes */
  readonly onBytes: (bytes: number, of: number | null) => void;
}

export interface RemoteFiles {
  /** Origins that files are fetched from: `https://files.example`, `https://*.example`. */
  readonly origins: readonly string[];
  /** Why this address is not even asked; null when it is. */
  refuses(address: string): FetchFailure | null;
  fetch(address: string, options: FetchOptions): Promise<Fetched | FetchFailure>;
}

/** How patient it is. */
export interface Patience {
  /** Until an answer begins. @unit ms */
  readonly answerMs: number;
  /** A body brings at least `paceBytes` in each period. @unit ms */
  readonly paceMs: number;
  readonly paceBytes: number;
  /** One file with all its redirects. @unit ms */
  readonly wholeMs: number;
}

const PATIENCE: Patience = {
  answerMs: 15_000,
  paceMs: 20_000,
  paceBytes: 16 * 1024,
  wholeMs: 10 * 60_000,
};

type Resolve = (
  host: string,
  done: (
    error: NodeJS.ErrnoException | null,
    addresses: readonly { readonly address: string; readonly family: number }[],
  ) => void,
) => void;

/** What a test puts in place of the network. */
export interface Network {
  readonly resolve: Resolve;
  readonly mayConnect: (address: string) => boolean;
  readonly patience: Patience;
}

const NETWORK: Network = {
  resolve: (host, done) =>
    resolveByDns(host, { all: true }, (error, all) => done(error, all ?? [])),
  mayConnect: isPublicAddress,
  patience: PATIENCE,
};

const MOST_REDIRECTS = 3;
/** A PDF says that it is one this early. @unit bytes */
const HEAD_BYTES = 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** How servers call a PDF, or do not say what it is. */
const TYPES = new Set(['application/pdf', 'application/octet-stream', 'binary/octet-stream', '']);

class Failed extends Error {
  readonly why: FetchFailure;
  constructor(why: FetchFailure) {
    super(why);
    this.why = why;
  }
}

/** True when an origin is listed: word for word, or below one that begins with `*.`. */
function isListed(url: URL, origins: readonly string[]): boolean {
  return origins.some((origin) => {
    if (!origin.includes('//*.')) return url.origin === origin;
    const [protocol = '', rest = ''] = origin.split('//*');
    return url.protocol === protocol && url.host.endsWith(rest) && url.host.length > rest.length;
  });
}

/** The address as one that may be asked. @throws Failed */
function judged(address: string, base: URL | undefined, origins: readonly string[], net: Network) {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw new Failed('badAddress');
  if (url.username !== '' || url.password !== '') throw new Failed('badAddress');
  if (!isListed(url, origins)) throw new Failed('otherHost');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A number is connected to without being resolved.
  if (isIP(host) !== 0 && !net.mayConnect(host)) throw new Failed('privateAddress');
  return url;
}

/** Resolves a name for one connection, which goes to what was judged here and nowhere else. */
const judgedLookup =
  ({ resolve, mayConnect }: Network): LookupFunction =>
  (host, options, done) =>
    resolve(host, (error, all) => {
      if (error !== null) return done(error, '', 0);
      const [first] = all;
      // One bad address is enough: whoever answers it beside good ones means us.
      if (first === undefined || !all.every(({ address }) => mayConnect(address))) {
        return done(new Failed('privateAddress'), '', 0);
      }
      if (options.all) return done(null, [...all]);
      return done(null, first.address, first.family);
    });

/** Asks once. @throws Failed, or what the network throws */
function ask(url: URL, net: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const sent: ClientRequest = send(url, {
    agent: false,
    lookup: judgedLookup(net),
    signal,
    headers: { Accept: 'application/pdf', 'Accept-Encoding': 'identity', 'User-Agent': 'Banxin' },
  });
  const timer = setTimeout(() => sent.destroy(new Failed('tooSlow')), net.patience.answerMs);
  sent.on('response', (response) => {
    clearTimeout(timer);
    resolve(response);
  });
  sent.on('error', (error) => {
    clearTimeout(timer);
    reject(error);
  });
  sent.end();
  return promise;
}

/** Asks, and follows where it is sent, by the same rules. @throws Failed, or what the network throws */
async function askThrough(
  address: string,
  origins: readonly string[],
  net: Network,
  signal: AbortSignal,
): Promise<{ readonly url: URL; readonly response: IncomingMessage }> {
  let url = judged(address, undefined, origins, net);
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const response = await ask(url, net, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return { url, response };
    response.destroy();
    if (!REDIRECTS.has(statusCode) || headers.location === undefined) throw new Failed('notThere');
    url = judged(headers.location, url, origins, net);
  }
  throw new Failed('tooManyRedirects');
}

/** The bytes that the answer announces; null when it does not. @throws Failed for what is no PDF, or too large */
function announced({ headers }: IncomingMessage, maxBytes: number): number | null {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!TYPES.has(type)) throw new Failed('notPdf');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new Failed('notPdf');
  const length = headers['content-length'];
  if (length === undefined) return null;
  if (Number(length) > maxBytes) throw new Failed('tooLarge');
  return Number(length);
}

/** Writes the body to a new file. @throws Failed, or what the network throws */
async function receive(
  response: IncomingMessage,
  { path, maxBytes, onBytes }: FetchOptions,
  { paceMs, paceBytes }: Patience,
): Promise<number> {
  const of = announced(response, maxBytes);
  const file = await open(path, 'wx');
  let total = 0;
  let seen = 0;
  const look = setInterval(() => {
    if (total - seen < paceBytes) response.destroy(new Failed('tooSlow'));
    seen = total;
  }, paceMs);
  let head: Buffer | null = Buffer.alloc(0);
  const judgeHead = (bytes: Buffer) => {
    if (!bytes.includes('%PDF-')) throw new Failed('notPdf');
    head = null;
  };
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > maxBytes) throw new Failed('tooLarge');
      if (head !== null) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
        if (head.length >= HEAD_BYTES) judgeHead(head.subarray(0, HEAD_BYTES));
      }
      await file.write(chunk);
      onBytes(total, of);
    }
    if (head !== null) judgeHead(head);
    return total;
  } finally {
    clearInterval(look);
    response.destroy();
    await file.close();
  }
}

/** What the answer, or else the address, calls the file; '' when neither does. */
function nameOf(url: URL, { headers }: IncomingMessage): string {
  const disposition = headers['content-disposition'] ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename="?([^";]+)"?/i.exec(disposition) ?? [];
  const last = url.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(encoded ?? plain ?? last);
  } catch {
    return plain ?? last; // A name with a lone %.
  }
}

function whyOf(error: unknown, signal: AbortSignal, isBody: boolean): FetchFailure {
  if (error instanceof Failed) return error.why;
  if (error instanceof Error && error.cause instanceof Failed) return error.cause.why;
  if (signal.aborted) return 'tooSlow';
  return isBody ? 'cutShort' : 'unreachable';
}

/**
 * @param origins nothing is fetched when there are none
 * @param network for tests: names, addresses and patience of their own
 */
export function createRemoteFiles(
  origins: readonly string[],
  network: Partial<Network> = {},
): RemoteFiles {
  const net: Network = { ...NETWORK, ...network };
  return {
    origins,
    refuses: (address) => {
      try {
        judged(address, undefined, origins, net);
        return null;
      } catch (error) {
        if (error instanceof Failed) return error.why;
        throw error;
      }
    },
    fetch: async (address, options) => {
      const signal = AbortSignal.any([options.signal, AbortSignal.timeout(net.patience.wholeMs)]);
      let isBody = false;
      try {
        const { url, response } = await askThrough(address, origins, net, signal);
        isBody = true;
        const bytes = await receive(response, options, net.patience);
        return { name: nameOf(url, response), bytes };
      } catch (error) {
        // Files of our own that cannot be written are our fault, not the other server's.
        const code = error instanceof Error && 'code' in error ? error.code : null;
        if (code === 'EEXIST' || code === 'ENOSPC' || code === 'ENOENT') throw error;
        return whyOf(error, signal, isBody);
      }
    },
  };
}
