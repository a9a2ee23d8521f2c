/** A client that answers from a map by call name: what pages are shown with in stories and tests. */
import type { Call } from '@banxin/contract/call';
import { CallError, type Client, keyOf } from '@banxin/contract/client';
import { classifyError, errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';

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

async function settle(answer: unknown, input: unknown): Promise<unknown> {
  if (isFunction(answer)) return settle(await answer(input), input);
  if (answer === 'pending') return never;
  if (answer instanceof CallError) throw answer;
  return answer;
}

/** A call without an answer in the map fails loudly: its story is not complete. */
export function createStoryClient(
  answers: StoryAnswers,
  onSend: (call: string, input: unknown) => void = () => undefined,
): Client {
  return {
    async send<I, O>(call: Call<I, O>, input: I): Promise<O> {
      onSend(call.name, input);
      if (!(call.name in answers)) {
        throw new CallError({
          kind: 'invalid',
          message: `The story has no answer for ${call.name}`,
          call: call.name,
        });
      }
      return (await settle(answers[call.name], input)) as O;
    },
    url: (call) => call.path,
  };
}
