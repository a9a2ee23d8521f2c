/**
 * The typed client: sends a call row over fetch and answers its data, or rejects with a CallError.
 * Encodings, envelope, timeout, cancelling, shared calls, error display. @see specification §7, §8
 */
import { REVISION_HEADER } from './accountRevision.ts';
import { readAnswer } from './answer.ts';
import type { Call, Display } from './call.ts';
import { CallError } from './callError.ts';
import { keyOf } from './callKey.ts';
import { REQUEST_TIMEOUT_MS } from './constants.ts';
import { encodeRequest, type Wire } from './encoding.ts';
import { classifyError } from './errors.ts';
import { credentialsFor, type Host } from './hosts.ts';
import { messages } from './messages.ts';

export { CallError } from './callError.ts';

/** Value of the header `X-Requested-With`: the server refuses writes without it. */
export const CLIENT_HEADER = 'banxin';

/** What to show for a failed call. Cancelled calls make none. */
export type DisplayEvent = {
  /** 0 nothing · 1 a toast · 2 a dialog. */
  readonly mode: Display;
  /** Chinese, ready to show. */
  readonly message: string;
  /** Of a refusal: its key and values, by which its words are found in another language. */
  readonly data?: unknown;
  /** Title of the dialog; '' for a toast. */
  readonly title: string;
  /** Name of the call. */
  readonly call: string;
  readonly error: CallError;
};

/** A 401: the session shows the message and opens the login dialog, once for any number of calls. */
export type UnauthorizedEvent = DisplayEvent & {
  /** Whether this call may open the login dialog. */
  readonly opensLogin: boolean;
};

/** What the client gets from its environment. */
export type ClientOptions = {
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** Where hosts are, e.g. `https://files.example`; one that is not named is the page's own. */
  readonly origins?: Readonly<Partial<Record<Host, string>>>;
  /** Starts a timer. @param ms */
  readonly setTimer: (run: () => void, ms: number) => unknown;
  /** Stops what `setTimer` answered. */
  readonly clearTimer: (timer: never) => void;
  /** Called once per failed request, before it rejects; not for 401 and not for cancelled calls. */
  readonly onError?: (event: DisplayEvent) => void;
  /** Called once per request that was answered with 401, before it rejects. */
  readonly onUnauthorized?: (event: UnauthorizedEvent) => void;
  /** Told of each answer that says by which state of a colleague's rights it was judged, before it is read. */
  readonly onRevision?: (revision: string) => void;
  /** Throws when an answer does not fit the schema of its call; absent where the server is trusted. */
  readonly validate?: ((call: Pick<Call, 'name'>, answer: unknown) => void) | undefined;
  /** Longest wait. @unit ms @default 60000 */
  readonly timeoutMs?: number;
};

/** How one call is sent. */
export type SendOptions = {
  /** Aborting it rejects with kind 'cancelled'; of a shared call only this caller's wait ends. */
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as `Idempotency-Key`: a repeat with the same key answers the first result. */
  readonly idempotencyKey?: string | undefined;
  /** Instead of the row's own. Callers that share a request see the strongest of theirs, once. */
  readonly display?: Display | undefined;
};

/** Sends calls. */
export type Client = {
  /** Sends a call. Rejects with a {@link CallError}, never with anything else. */
  send<I, O>(call: Call<I, O>, input: NoInfer<I>, options?: SendOptions): Promise<O>;
};

/** One request that several callers may wait for. */
type PendingRequest = {
  readonly answer: Promise<unknown>;
  readonly abort: AbortController;
  waiting: number;
  display: Display;
};

const cancelled = (call: string): CallError =>
  new CallError({ ...classifyError({ reason: 'cancelled' }), call });

/** Path and fetch options of a request. Throws a TypeError when the encoding cannot carry the input. */
const initOf = (
  call: Wire & Pick<Call, 'raw'>,
  input: unknown,
  { headers, idempotencyKey }: SendOptions,
): RequestInit & { path: string } => {
  const { path, method, body, contentType } = encodeRequest(call, input);
  const credentials = credentialsFor[call.host];
  return {
    path,
    method,
    body,
    credentials,
    headers: {
      Accept: call.raw === undefined ? 'application/json' : `${call.raw}, application/json`,
      // Only a request that carries the session has to show where it comes from.
      ...(credentials === 'include' && { 'X-Requested-With': CLIENT_HEADER }),
      ...(contentType !== null && { 'Content-Type': contentType }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...headers,
    },
  };
};

/** The promise, or a rejection as soon as the signal says so: not every fetch listens to it. */
const untilAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/** Makes a client. */
export const createClient = (options: ClientOptions): Client => {
  const { origins = {}, timeoutMs = REQUEST_TIMEOUT_MS } = options;
  const addressOf = (call: Pick<Call, 'host'>, path: string) => (origins[call.host] ?? '') + path;
  const clearTimer = options.clearTimer as (timer: unknown) => void;
  const pending = new Map<string, PendingRequest>();

  /** Fetches and reads within the time limit. */
  const fetchAnswer = async (
    call: Wire & Pick<Call, 'raw'>,
    input: unknown,
    sendOptions: SendOptions,
    abort: AbortController,
  ): Promise<unknown> => {
    let reason: 'invalid' | 'network' | 'cancelled' | 'timeout' = 'invalid';
    const aborted = () => {
      if (reason !== 'timeout') reason = 'cancelled';
    };
    abort.signal.addEventListener('abort', aborted);
    const timer = options.setTimer(() => {
      reason = 'timeout';
      abort.abort();
    }, timeoutMs);
    try {
      const { path, ...init } = initOf(call, input, sendOptions);
      reason = 'network';
      const answer = await untilAborted(
        options.fetch(addressOf(call, path), { ...init, signal: abort.signal }).then((response) => {
          const revision = response.headers.get(REVISION_HEADER);
          if (revision !== null) options.onRevision?.(revision);
          return readAnswer(call, response);
        }),
        abort.signal,
      );
      reason = 'invalid';
      if (call.raw === undefined) options.validate?.(call, answer);
      return answer;
    } catch (cause) {
      if (cause instanceof CallError) throw cause;
      throw new CallError({ ...classifyError({ reason }), call: call.name, cause });
    } finally {
      clearTimer(timer);
      abort.signal.removeEventListener('abort', aborted);
    }
  };

  /** Tells the shop about a failure, once per request. */
  const report = (call: Pick<Call, 'name' | 'loginOn401'>, error: CallError, mode: Display) => {
    if (error.kind === 'cancelled') return;
    const title = mode === 2 ? messages.alertTitle : '';
    const { message, data } = error;
    const event = { mode, message, data, title, call: call.name, error };
    if (error.kind === 'unauthorized') {
      options.onUnauthorized?.({ ...event, opensLogin: call.loginOn401 });
    } else {
      options.onError?.(event);
    }
  };

  const startRequest = (
    call: Call<unknown>,
    input: unknown,
    sendOptions: SendOptions,
  ): PendingRequest => {
    const abort = new AbortController();
    const request: PendingRequest = {
      answer: fetchAnswer(call, input, sendOptions, abort).catch((error: CallError) => {
        report(call, error, request.display);
        throw error;
      }),
      abort,
      waiting: 0,
      display: sendOptions.display ?? call.display,
    };
    return request;
  };

  /** Waits for a request until the caller gives up; when the last caller gives up, the request is aborted. */
  const waitFor = (
    call: Pick<Call, 'name'>,
    request: PendingRequest,
    signal: AbortSignal | undefined,
  ) =>
    new Promise<unknown>((resolve, reject) => {
      request.waiting += 1;
      const leave = () => {
        signal?.removeEventListener('abort', leave);
        request.waiting -= 1;
        if (request.waiting === 0) request.abort.abort();
        reject(cancelled(call.name));
      };
      signal?.addEventListener('abort', leave);
      request.answer
        .then(resolve, reject)
        .finally(() => signal?.removeEventListener('abort', leave));
    });

  const send = async <I, O>(
    call: Call<I, O>,
    input: NoInfer<I>,
    sendOptions: SendOptions = {},
  ): Promise<O> => {
    if (sendOptions.signal?.aborted) throw cancelled(call.name);
    if (!call.shared)
      return (await waitFor(call, startRequest(call, input, sendOptions), sendOptions.signal)) as O;
    const key = keyOf(call, input);
    const present = pending.get(key);
    const mode = sendOptions.display ?? call.display;
    if (present !== undefined && !present.abort.signal.aborted) {
      if (mode > present.display) present.display = mode;
      return (await waitFor(call, present, sendOptions.signal)) as O;
    }
    const request = startRequest(call, input, sendOptions);
    pending.set(key, request);
    const forget = () => {
      if (pending.get(key) === request) pending.delete(key);
    };
    request.answer.then(forget, forget);
    return (await waitFor(call, request, sendOptions.signal)) as O;
  };

  return { send };
};
