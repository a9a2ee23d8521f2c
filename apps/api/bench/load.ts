/** The other end of the line: sends one kind of request over a number of connections for a while. */
import { createHistogram } from 'node:perf_hooks';
import { Client, type Dispatcher } from 'undici';
import { answerParent } from './children.ts';
import { COUNTED_DIGITS } from './data.ts';
import { PAGE_HEADERS } from './pageHeaders.ts';

export interface Job {
  readonly origin: string;
  readonly path: string;
  /** A page is asked for, a call is sent. */
  readonly method: 'GET' | 'POST';
  readonly type: string;
  readonly body: string;
  /** Tokens in turn; none for a visitor. */
  readonly cookies: readonly string[];
  /** Every request has an idempotency key of its own. */
  readonly isKeyed: boolean;
  /** Each request is another one: `%n` in the body is its number, and so many logins take turns. */
  readonly isCounted?: boolean;
  /** What a good answer begins with. */
  readonly begins: string;
  readonly connections: number;
  /** @unit ms */
  readonly forMs: number;
}

export interface Result {
  readonly requests: number;
  /** @unit s */
  readonly seconds: number;
  /** @unit ms */
  readonly p50: number;
  readonly p99: number;
  /** Answers that were none, with the first of them. */
  readonly failed: number;
  readonly failure: string | null;
}

let sent = 0;
let counted = 0;

/** What a request is that can be made only once. */
function bodyOf({ method, body, isCounted }: Job): string | null {
  if (method === 'GET') return null;
  if (!isCounted) return body;
  counted += 1;
  return body.replaceAll('%n', String(counted).padStart(COUNTED_DIGITS, '0'));
}

/** Headers as a browser behind the shop's proxy sends them. */
function headersOf({ method, type, cookies, isKeyed, isCounted }: Job): Record<string, string> {
  sent += 1;
  const cookie = cookies[(isCounted ? counted : sent) % cookies.length];
  return {
    ...(method === 'GET' ? PAGE_HEADERS : { 'Content-Type': type, Origin: 'https://shop.example' }),
    'X-Forwarded-For': `10.0.${(sent >> 8) & 255}.${sent & 255}`,
    ...(cookie !== undefined && { Cookie: `__Host-banxin=${cookie}` }),
    ...(isKeyed && { 'Idempotency-Key': `bench-${process.pid}-${sent}` }),
  };
}

/** One request; resolves with what is wrong with its answer, or null. */
function send(client: Client, job: Job): Promise<string | null> {
  return new Promise((done, fail) => {
    let status = 0;
    let first: Buffer | null = null;
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: () => undefined,
      onResponseStart: (_, code) => {
        status = code;
      },
      onResponseData: (_, chunk) => {
        first ??= Buffer.from(chunk);
      },
      onResponseEnd: () => {
        const text = first?.toString('utf8', 0, 300) ?? '';
        done(status === 200 && text.startsWith(job.begins) ? null : `${status} ${text}`);
      },
      onResponseError: (_, error) => fail(error),
    };
    const { path, method } = job;
    const body = bodyOf(job);
    client.dispatch({ path, method, headers: headersOf(job), body }, handler);
  });
}

async function run(job: Job): Promise<Result> {
  const histogram = createHistogram();
  const clients = Array.from({ length: job.connections }, () => new Client(job.origin));
  let requests = 0;
  let failed = 0;
  let failure: string | null = null;
  const begin = performance.now();
  const end = begin + job.forMs;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        const at = process.hrtime.bigint();
        const wrong = await send(client, job);
        histogram.record(process.hrtime.bigint() - at);
        requests += 1;
        if (wrong === null) continue;
        failed += 1;
        failure ??= wrong;
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1_000;
  await Promise.all(clients.map((client) => client.close()));
  const [p50, p99] = [50, 99].map((share) => histogram.percentile(share) / 1e6) as [number, number];
  return { requests, seconds, p50, p99, failed, failure };
}

answerParent('ready', (job: Job) => run(job));
