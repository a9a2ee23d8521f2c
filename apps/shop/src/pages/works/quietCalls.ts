/** Calls of the desks that leave what they make stale to whoever sends them. */
import type { Call } from '@banxin/contract/call';
import { act, claim } from '@banxin/contract/calls/works/desk';

const quiet = <I, O>(call: Call<I, O>): Call<I, O> => ({ ...call, stale: [] });

export const quietAct = quiet(act);
export const quietClaim = quiet(claim);
