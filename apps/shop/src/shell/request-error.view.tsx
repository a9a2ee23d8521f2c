/** The view of the flow request-error, for its stories. */
import { messages } from '@banxin/contract/messages';
import type { Snapshot } from 'xstate';
import type { FlowView } from '../stories/atlas/flowView.ts';
import { wholeShop } from '../stories/atlas/wholeShop.tsx';
// The shop asks for them when they are needed; a picture must not come before them.
import './Announcements.tsx';
import '@banxin/ui/AlertDialog';

/** What failed, told once more: a flow that is put into a state shows no message on its way there. */
const failedCall = { mode: 1, message: messages.serverError } as const;

/** The flow has not shown the message yet. */
const withoutMessage = (snapshot: Snapshot<unknown>): Snapshot<unknown> => {
  const told: Snapshot<unknown> & { value?: unknown } = snapshot;
  return told.value === 'toast'
    ? { ...snapshot, ...{ context: { message: '', beside: '' } } }
    : snapshot;
};

export const view: FlowView = {
  view: (flows, { state }) => wholeShop(flows, state === 'toast' ? failedCall : undefined),
  dressed: withoutMessage,
};
