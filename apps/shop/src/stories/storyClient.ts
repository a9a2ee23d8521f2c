/** A client that answers from a map by call name: what pages are shown with in stories and tests. */
import type { Call, RawAnswer } from '@banxin/contract/call';
import { keyOf } from '@banxin/contract/callKey';
import {
  CallError,
  type Client,
  type ClientOptions,
  createClient,
  type SendOptions,
} from '@banxin/contract/client';
import { classifyError, errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { messageOf, type RefusalRow, type Values } from '@banxin/contract/refusals/row';

/**
 * What a call answers: a value, `'pending'` for never, a CallError for a refusal or failure,
 * or a function of the input that gives one of these, also later.
 */
export type StoryAnswer = unknown;

/** Answers by call name, e.g. `Order.GetOrderDetail`. */
export type StoryAnswers = Readonly<Record<string, StoryAnswer>>;

/** An entry of {@link StoryAnswers} whose value must fit the call. */
export function on<I, O>(
  call: Call<I, O>,
  answer: O | 'pending' | CallError | ((input: I) => O | 'pending' | CallError | Promise<O>),
): StoryAnswers {
  return { [call.name]: answer };
}

/** A call that failed outside the envelope: an HTTP status, no network, no answer in time. */
export function failed(how: number | 'network' | 'timeout' = 500): CallError {
  const failure =
    typeof how === 'number' ? ({ reason: 'status', status: how } as const) : { reason: how };
  return new CallError({
    ...classifyError(failure),
    call: 'story',
    status: typeof how === 'number' ? how : undefined,
    requestId: typeof how === 'number' ? 'req-7f3a91c204' : undefined,
  });
}

/** A refusal of the server: an errCode with its message and what it carries. */
export function refused(code: number, message: string, data?: unknown): CallError {
  return new CallError({
    kind: 'business',
    message,
    call: 'story',
    status: 200,
    errCode: code,
    data,
  });
}

/** The same by its row. */
export const refusedBy = <D>(row: RefusalRow<D>, ...values: Values<D>): CallError => {
  const { message, data } = messageOf(row, ...values);
  return refused(row.code, message, data);
};

/** The resource is not there or belongs to somebody else. */
export const notFound = (message: string): CallError => refused(errCode.notFound, message);

/** HTTP 403. */
export const forbidden = (): CallError =>
  new CallError({ kind: 'forbidden', message: messages.forbidden, call: 'story', status: 403 });

/** An answer that a page starts with, for `fallback`. */
export const loaded = <I, O>(
  call: Call<I, O>,
  input: NoInfer<I>,
  answer: NoInfer<O>,
): Readonly<Record<string, unknown>> => ({ [keyOf(call, input)]: answer });

const never = new Promise<never>(() => undefined);

const isFunction = (answer: unknown): answer is (input: unknown) => unknown =>
  typeof answer === 'function';

const isRaw = (answer: unknown): answer is RawAnswer =>
  typeof answer === 'object' && answer !== null && 'blob' in answer && answer.blob instanceof Blob;

/** What the server of a story sends for an answer. @param expire lets the request wait too long */
async function respond(answer: unknown, input: unknown, expire: () => void): Promise<Response> {
  if (isFunction(answer)) return respond(await answer(input), input, expire);
  if (answer === 'pending') return never;
  if (isRaw(answer)) {
    return new Response(answer.blob, { headers: { 'Content-Type': answer.contentType } });
  }
  if (!(answer instanceof CallError)) return Response.json({ errCode: errCode.ok, data: answer });
  // Once the client is listening: it waits for the answer from the next moment on.
  if (answer.kind === 'timeout') queueMicrotask(expire);
  if (answer.kind === 'timeout' || answer.kind === 'cancelled') return never;
  if (answer.status === undefined) throw new TypeError('The story has no network');
  return Response.json(
    { errCode: answer.errCode, errMsg: answer.message, data: answer.data },
    {
      status: answer.status,
      headers: answer.requestId === undefined ? {} : { 'X-Request-Id': answer.requestId },
    },
  );
}

/** Who is told of what the client does; see `ClientOptions`. */
export interface StoryClientOptions extends Pick<ClientOptions, 'onError' | 'onUnauthorized'> {
  readonly onSend?: (call: string, input: unknown) => void;
}

/** The shop's own client in front of a server that answers from the map. */
export function createStoryClient(answers: StoryAnswers, options: StoryClientOptions = {}): Client {
  const { onSend, ...told } = options;
  // A request is begun in one go: when it is fetched, this is the call that was sent last.
  let sent: { readonly call: string; readonly input: unknown };
  let expire: () => void;
  const client = createClient({
    ...told,
    fetch: () => respond(answers[sent.call], sent.input, expire),
    // Nobody waits a minute: a call is too late when its answer says so.
    setTimer: (run) => {
      expire = run;
    },
    clearTimer: () => undefined,
  });
  return {
    async send<I, O>(call: Call<I, O>, input: I, how?: SendOptions): Promise<O> {
      onSend?.(call.name, input);
      if (!(call.name in answers)) {
        // Its story is not complete: nobody is told but who asked.
        const message = `The story has no answer for ${call.name}`;
        throw new CallError({ kind: 'invalid', message, call: call.name });
      }
      sent = { call: call.name, input };
      return client.send(call, input, how);
    },
  };
}
