/** The quote behind the link, and what a plain form was told when its answer was not taken. */
import type { OutputOf } from '@banxin/contract/call';
import { getSharedQuote } from '@banxin/contract/calls/order/quoteShare';
import { messages } from '@banxin/contract/messages';
import { useSearch } from 'wouter';
import { type Loadable, useCall } from '../../lib/useCall.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';

/** What the link shows. */
export type SharedQuote = OutputOf<typeof getSharedQuote>;

export function useSharedQuote(): {
  readonly token: string;
  readonly quote: Loadable<SharedQuote>;
} {
  const { token } = useRouteParams('sharedQuote');
  return { token, quote: useCall(getSharedQuote, { token }) };
}

/** Why the answer of a form without code was not taken: the server names it in the address. */
const problems: Readonly<Record<string, string>> = {
  name: messages.answerNameRequired,
  note: messages.declineNoteRequired,
  other: messages.requestFailed,
};

/** Undefined when there is none. */
export const usePlainProblem = (): string | undefined =>
  problems[new URLSearchParams(useSearch()).get('problem') ?? ''];
