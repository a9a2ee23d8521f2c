/** Joins a row of the contract with the function that answers it. */
import type { Call, WholeCall } from '@banxin/contract/call';
import { wholeCall } from '@banxin/contract/everyCall';
import { plain } from '@banxin/contract/refusals/plain';
import { isOpen } from '@banxin/contract/rules/access';
import type { Raw } from '@banxin/contract/server';
import type { Context, UserContext } from '../context.ts';
import { type Refusal, refuse } from './refusal.ts';

export interface Registration {
  readonly call: WholeCall;
  readonly run: (context: Context, input: unknown) => Promise<unknown>;
  /**
   * What a refusal may not undo, such as counting a try: it is done before the transaction of an idempotent row, and
   * its refusal is the call's, unless the call is a repeat.
   */
  readonly before?: (context: Context, input: unknown) => Promise<Refusal | null>;
}

/** Answers a call that anybody may make. */
export function handlePublic<I, O, P>(
  call: Call<I, O, P>,
  run: (context: Context, input: P) => Promise<O | Refusal | Raw>,
): Registration {
  return {
    call: wholeCall<unknown, unknown, unknown>(call),
    run: (context, input) => run(context, input as P),
  };
}

/**
 * Answers a call of a logged-in customer. For an `idempotent` row `context.db` is the transaction in
 * which the key is kept: a refusal undoes everything and frees the key.
 */
export function handle<I, O, P>(
  call: Call<I, O, P>,
  run: (context: UserContext, input: P) => Promise<O | Refusal | Raw>,
  before?: (context: UserContext, input: P) => Promise<Refusal | null>,
): Registration {
  if (isOpen(call.access)) throw new Error(`${call.name} is public: use handlePublic`);
  const loggedIn =
    <A>(work: (context: UserContext, input: P) => Promise<A>) =>
    async (context: Context, input: unknown): Promise<A | Refusal> => {
      const { customer, session } = context;
      if (customer === null || session === null) return refuse(plain.notLoggedIn);
      return work(context as UserContext, input as P);
    };
  return {
    call: wholeCall<unknown, unknown, unknown>(call),
    run: loggedIn(run),
    ...(before && { before: loggedIn(before) }),
  };
}
